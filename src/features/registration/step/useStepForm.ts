import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useNotifyUpdated } from '@/shared/forms/ColleagueNotice';
import { unsavedFields } from '@/shared/forms/mergeChanges';
import { useAppForm, type AppFormOptions, type AppFormState } from '@/shared/forms/useAppForm';
import { useColleagueChanges } from '@/shared/forms/useColleagueChanges';
import type { FormValues } from '@/shared/forms/validation';
import {
  isStaff,
  isStoppedWithoutPrice,
  lostKeyOf,
  type FormId,
  type Merged,
  type WizardEvent,
  type WizardPhase,
  type WizardState,
} from '../machine/wizard.state';
import type { WizardDrafts } from './forms.schema';
import { toFormFailure, type StepProps } from './stepProps';
import { pick } from './wizardDrafts';

interface StepFormOptions<Values extends FormValues> extends Pick<
  AppFormOptions<Values>,
  'schema' | 'fieldNames' | 'confirm' | 'toSent'
> {
  /** The form's values for the saved data. `seen` has the values that the user has seen, if the form is open. */
  toValues: (state: Pick<WizardState, 'trucker' | 'details'>, seen?: Values) => Values;
  /**
   * The initial values without a draft. Default: the values at the last save in this visit, those of `toKept`, or the
   * server's.
   */
  saved?: Values;
  /** The draft contains the values that differ from these; by default, from the initial values. */
  baseline?: Values | null;
  /** Removes answers that are no longer offered. */
  withoutRemoved?: (values: Values, saved: Values) => Values;
  /**
   * Selects saved values that the user has seen, for a form that is opened again. If the server then has other values,
   * a colleague has changed them. Null selects nothing.
   */
  toKept?: (seen: Values) => object | null;
  toAnswers: (values: Values) => Merged['answers'];
  /** True if each choice is still offered. Otherwise, the form must ask again before its answers can be sent. */
  isComplete?: (values: Values) => boolean;
  /** The event that submits the form. */
  toEvent: (values: Values) => WizardEvent;
  /** The phases in which the submission has ended. */
  resting: readonly WizardPhase[];
  /**
   * True while the wizard saves the data of this form, even if another page or a dialog started the save. Also true if
   * another page has found a failure in this form. The form is then submitted to show the outcome, but sends nothing.
   */
  isJoined?: boolean;
}

/**
 * A form of the wizard. Opens with the saved values and the draft on top of them, updates the draft on input, and
 * merges a colleague's changes before it is saved.
 */
export function useStepForm<Form extends FormId>(
  { state, wizard, drafts }: StepProps,
  id: Form,
  options: StepFormOptions<WizardDrafts[Form]>,
) {
  type Values = WizardDrafts[Form];
  const { toValues, withoutRemoved = (values: Values) => values, toAnswers } = options;
  const { toEvent, resting, isJoined = false } = options;
  const notifyUpdated = useNotifyUpdated();
  const open = () => {
    const saved = options.saved ?? drafts.lastSaved(id, toValues(state));
    const typed: Values = { ...saved, ...drafts.get(id) };
    const lost = drafts.lost(id);
    // If the server already has a typed or sent value, a save went through and only its response was lost. So this
    // value is not a colleague's change.
    const unsaved = unsavedFields({ typed, now: saved, lost, toSent: options.toSent });
    return {
      drafts,
      typed,
      seen: { ...saved, ...pick(drafts.seen(id) ?? {}, unsaved) },
      lost,
      known: withoutRemoved(saved, saved),
      offered: withoutRemoved(typed, saved),
    };
  };
  const [opened, setOpened] = useState(open);
  // Open again when the draft of an earlier visit is restored, which happens after the first render.
  if (opened.drafts !== drafts) setOpened(open);
  const { typed, known, offered } = opened;

  const { seen, changes, lost, noteLost, merge, answer } = useColleagueChanges<Values>(
    opened.seen,
    { lost: opened.lost },
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
  const { failure } = state;
  // Step 3 is saved, but the haulier is not registered, so the form stays open. As after a lost response, the server
  // may have the sent answers, which are then not a colleague's change.
  const isSavedOpen =
    id === 'work' && state.phase === 'sendingXml' && !state.isRegistered && !isStaff(state);
  const noteSent = useEffectEvent(() => {
    if (isSavedOpen || lostKeyOf(state)) noteLost();
  });
  useEffect(() => noteSent(), [failure, isSavedOpen]);
  const notedUpdates = useRef(updated);
  /** True while the form waits for a save that another page has started. */
  const isJoining = useRef(false);
  const form: AppFormState<Values> = useAppForm<Values>({
    ...options,
    initialValues: withUpdated(offered),
    onSubmit: async (sent) => {
      notedUpdates.current = [];
      const outcome = await (isJoining.current
        ? wizard.settle(resting)
        : wizard.submit(toEvent(sent), resting));
      const now = wizard.getState();
      // Submitting step 3 only opens the check; its answers are saved later. A termination is not sent if the record
      // fetched before shows that none is due.
      const isSent = id === 'termination' ? now.phase === 'savingCar' : now.phase !== id;
      if (id !== 'work' && isSent) {
        drafts.markSaved(id);
        notifyUpdated(form, notedUpdates.current);
      }
      // If the price is not known, the notice above the buttons already says so: show no failure.
      return isStoppedWithoutPrice(now) ? undefined : toFormFailure(outcome);
    },
    onSettled: () => {
      isJoining.current = false;
    },
  });
  const { values } = form;
  const join = useEffectEvent(() => {
    isJoining.current = true;
    form.submit();
  });
  useEffect(() => {
    if (isJoined) join();
  }, [isJoined]);

  const takeSaved = useEffectEvent((fetched: Pick<WizardState, 'trucker'>): Merged => {
    if (options.isComplete?.(values) === false) {
      // The dialog above saves this form without submitting it. Submit it, so that it shows what is missing.
      join();
      return { answers: {}, isUpdated: false, updated: [], asking: id };
    }
    const merged = merge(values, toValues({ ...state, ...fetched }, seen));
    notedUpdates.current = merged?.updated ?? [];
    return {
      answers: merged ? toAnswers(merged.values) : {},
      isUpdated: merged?.hasUpdates === true,
      updated: notedUpdates.current,
      asking: merged ? null : id,
    };
  });
  useEffect(() => {
    wizard.openForms.set(id, (fetched) => takeSaved(fetched));
    return () => void wizard.openForms.delete(id);
  }, [wizard, id]);

  const { phase } = state;
  const keepSeen = useEffectEvent(() => {
    const kept = options.toKept?.(seen);
    if (kept) drafts.keepSeen(id, kept);
  });
  useEffect(() => keepSeen(), [drafts, id, seen, phase]);

  const baseline = useMemo(
    () => withUpdated(options.baseline ?? known),
    [withUpdated, options.baseline, known],
  );
  const store = useEffectEvent(() => {
    // A question that staff add while the form is open starts unanswered. The empty answer is not input of the user, so
    // the draft must not contain it.
    const unanswered = Object.fromEntries(Object.keys(values).map((name) => [name, '']));
    drafts.set(id, values, { ...unanswered, ...baseline }, seen, lost);
  });
  useEffect(() => store(), [drafts, id, values, baseline, seen, lost]);

  return {
    form,
    typed,
    offered,
    known: withUpdated(known),
    colleague: { changes, onAnswer: answer },
  };
}
