import { useCallback, useMemo, useState } from 'react';
import type { ColleagueNoticeProps } from '@/shared/forms/ColleagueNotice';
import { useNotifyUpdated } from '@/shared/forms/ColleagueNotice';
import type { FormHandle } from '@/shared/forms/formContext';
import type { FormValues } from '@/shared/forms/validation';
import type { WizardRunner } from '../machine/runner';
import type { FormId, WizardState } from '../machine/wizard.state';
import type { StepProps } from './stepProps';

/** What a form of the wizard says and asks of a colleague's changes. */
export type StepColleague = Pick<ColleagueNoticeProps, 'changes' | 'onAnswer'>;

/**
 * What a colleague has saved while a form of the wizard was open. `toValues` makes the form's values of what the server has; it
 * stays the same from one render to the next.
 */
export function useColleague<Values extends FormValues>(
  { state, wizard }: { state: WizardState; wizard: WizardRunner },
  form: FormId,
  toValues: (state: Pick<WizardState, 'trucker' | 'details'>) => Values,
) {
  const { colleague, trucker, details } = state;
  const own = colleague?.form === form ? colleague : null;
  const notifyUpdated = useNotifyUpdated();
  const saved = useMemo(() => toValues({ trucker, details }), [toValues, trucker, details]);
  const updated = own?.updated;
  /** The values with the colleague's in the fields that nobody has changed here. */
  const withUpdated = useCallback(
    (values: Values): Values => {
      const news = (updated ?? []).map((name) => [name, saved[name] ?? '']);
      return { ...values, ...Object.fromEntries(news) } as Values;
    },
    [saved, updated],
  );
  return {
    colleague: {
      changes: { updated: own?.updated ?? [], asked: own?.asked ?? [], saved },
      onAnswer: (field: string) => {
        wizard.send({ type: 'fieldAnswered', field });
        return wizard.getState().colleague?.asked.length === 0;
      },
    },
    withUpdated,
    /** Says what the colleague has updated, as the form is gone once it is saved; one that was refused says it by itself. */
    notify: (labelled: Pick<FormHandle, 'labels'>) => {
      const { colleague: now, failure } = wizard.getState();
      if (now?.form === form && !failure) notifyUpdated(labelled, now.updated);
    },
  };
}

/**
 * A form that opens with the draft over what is known, and takes a colleague's values in the fields that nobody has changed here.
 * `withoutLost` leaves out answers that are not offered any more; `typed` has them still.
 */
export function useStepDraft<Form extends FormId, Values extends FormValues>(
  props: Pick<StepProps<Record<Form, Values>>, 'state' | 'wizard' | 'drafts'>,
  form: Form,
  toValues: (state: Pick<WizardState, 'trucker' | 'details'>) => Values,
  withoutLost: (values: Values, known: Values) => Values,
) {
  const { state, drafts } = props;
  const { colleague, withUpdated, notify } = useColleague(props, form, toValues);
  const [{ typed, known, offered }] = useState(() => {
    const saved = drafts.lastSaved(form, toValues(state));
    const values = { ...saved, ...drafts.get(form) };
    return {
      typed: values,
      known: withoutLost(saved, saved),
      offered: withoutLost(values, saved),
    };
  });
  const baseline = useMemo(() => withUpdated(known), [known, withUpdated]);
  const setDraft = useCallback(
    (values: Values) => drafts.set(form, values, baseline),
    [drafts, form, baseline],
  );
  return { colleague, notify, typed, offered, initialValues: withUpdated(offered), setDraft };
}
