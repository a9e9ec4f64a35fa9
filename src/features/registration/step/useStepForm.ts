import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useNotifyUpdated } from '@/shared/forms/ColleagueNotice';
import { useAppForm, type AppFormOptions, type AppFormState } from '@/shared/forms/useAppForm';
import { useColleagueChanges } from '@/shared/forms/useColleagueChanges';
import type { FormValues } from '@/shared/forms/validation';
import {
  isPriceAwaited,
  type FormId,
  type Merged,
  type WizardEvent,
  type WizardPhase,
  type WizardState,
} from '../machine/wizard.state';
import type { WizardDrafts } from './forms.schema';
import { toFormFailure, type StepProps } from './stepProps';

interface StepFormOptions<Values extends FormValues> extends Pick<
  AppFormOptions<Values>,
  'schema' | 'fieldNames' | 'confirm'
> {
  /** The form's values of what the server has. */
  toValues: (state: Pick<WizardState, 'trucker' | 'details'>) => Values;
  /** What the form opens with where nothing was typed; unless given, what it was last saved with in this visit. */
  saved?: Values;
  /** What the draft is kept against, if that is not what the form opens with. */
  baseline?: Values | null;
  /** Leaves out the answers that are not offered any more. */
  withoutLost?: (values: Values, saved: Values) => Values;
  /** The values as they are sent, where two ways to write them are the same. */
  toSent?: (values: Values) => object;
  toAnswers: (values: Values) => Merged['answers'];
  /** What the wizard is told when the form is sent. */
  toEvent: (values: Values) => WizardEvent;
  /** The phases that end what the event has started. */
  resting: readonly WizardPhase[];
  /**
   * The wizard is saving what this form shows, also where another page or dialog has started that. The form is then submitted
   * to show the outcome: that sends nothing.
   */
  isJoined?: boolean;
}

/**
 * A form of the wizard: opens with the draft over what is saved, keeps what is typed in the draft, and takes what a colleague has
 * saved before it is saved itself.
 */
export function useStepForm<Form extends FormId>(
  { state, wizard, drafts }: Pick<StepProps, 'state' | 'wizard' | 'drafts'>,
  id: Form,
  options: StepFormOptions<WizardDrafts[Form]>,
) {
  type Values = WizardDrafts[Form];
  const { toValues, withoutLost = (values: Values) => values, toAnswers } = options;
  const { toEvent, resting, isJoined = false } = options;
  const notifyUpdated = useNotifyUpdated();
  const open = () => {
    const saved = options.saved ?? drafts.lastSaved(id, toValues(state));
    const typed: Values = { ...saved, ...drafts.get(id) };
    return {
      drafts,
      typed,
      seen: { ...saved, ...drafts.seen(id) },
      known: withoutLost(saved, saved),
      offered: withoutLost(typed, saved),
    };
  };
  const [opened, setOpened] = useState(open);
  // The draft of an earlier visit comes after the first render.
  if (opened.drafts !== drafts) setOpened(open);
  const { typed, known, offered } = opened;

  const { seen, changes, merge, answer } = useColleagueChanges<Values>(
    opened.seen,
    null,
    options.toSent,
  );
  const { updated } = changes;
  const withUpdated = useCallback(
    (values: Values): Values => ({
      ...values,
      ...Object.fromEntries(updated.map((name) => [name, (seen as FormValues)[name]])),
    }),
    [updated, seen],
  );
  const news = useRef(updated);
  const isJoining = useRef(false);
  const form: AppFormState<Values> = useAppForm<Values>({
    ...options,
    initialValues: withUpdated(offered),
    onSubmit: async (sent) => {
      news.current = [];
      const failure = await (isJoining.current
        ? wizard.settle(resting)
        : wizard.submit(toEvent(sent), resting));
      const now = wizard.getState();
      // Step 3 is saved long after its form.
      if (id !== 'work' && now.phase !== id) {
        drafts.markSaved(id);
        notifyUpdated(form, news.current);
      }
      // The notice beside the button says that there is no price (D38).
      return isPriceAwaited(now) ? undefined : toFormFailure(failure);
    },
  });
  const { values, isBusy } = form;
  const join = useEffectEvent(() => {
    isJoining.current = true;
    form.submit();
  });
  useEffect(() => {
    if (!isBusy) isJoining.current = false;
  }, [isBusy]);
  useEffect(() => {
    if (isJoined) join();
  }, [isJoined]);

  const takeSaved = useEffectEvent((told: Pick<WizardState, 'trucker'>): Merged => {
    const merged = merge(values, toValues({ ...state, ...told }));
    news.current = merged?.updated ?? [];
    return {
      answers: merged ? toAnswers(merged.values) : {},
      isUpdated: merged?.hasNews === true,
      asking: merged ? null : id,
    };
  });
  useEffect(() => {
    wizard.openForms.set(id, (told) => takeSaved(told));
    return () => void wizard.openForms.delete(id);
  }, [wizard, id]);

  const baseline = useMemo(
    () => withUpdated(options.baseline ?? known),
    [withUpdated, options.baseline, known],
  );
  useEffect(() => drafts.set(id, values, baseline, seen), [drafts, id, values, baseline, seen]);

  return {
    form,
    typed,
    offered,
    known: withUpdated(known),
    colleague: { changes, onAnswer: answer },
  };
}
