import { useContext, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Audience } from '@/i18n/i18n';
import { useAnnounce, useNotify } from '../notifications/useNotify';
import { Alert } from '../ui/Alert';
import { Button } from '../ui/Button';
import { controlId } from './formContext';
import type { FormHandle } from './formContext';
import type { ColleagueChanges } from './useColleagueChanges';
import type { FieldValue } from './validation';

/**
 * Returns a function for the text about fields that somebody else has changed. Only the text for staff mentions a
 * colleague. Leaves out fields without a label, because the form does not show them.
 */
function useUpdatedText(): (
  form: Pick<FormHandle, 'labels'>,
  updated: readonly string[],
) => string {
  const { t } = useTranslation();
  const context = useContext(Audience);
  return ({ labels }, updated) =>
    updated
      .flatMap((name) => labels.get(name)?.text ?? [])
      .map((field) => t('edit.updatedElsewhere', { field, context }))
      .join(' ');
}

/**
 * Returns a function that notifies of a colleague's changes in a form. For forms that close when they are saved. `about`
 * names the record, unless the page that the notification appears on is about that record alone.
 */
export function useNotifyUpdated() {
  const notify = useNotify();
  const toText = useUpdatedText();
  return (form: Pick<FormHandle, 'labels'>, updated: readonly string[], about?: string): void => {
    const text = toText(form, updated);
    if (text) notify.info(text, { kind: 'colleague', about });
  };
}

export interface ColleagueNoticeProps {
  form: FormHandle;
  changes: ColleagueChanges;
  /** Returns the text to show for a value that is an id or a code; undefined for any other value. */
  textOf?: ((name: string, value: FieldValue) => string | undefined) | undefined;
  /** Says what to do with a question and what follows, if the last answer does not save the form. */
  help?: string | undefined;
  /** Called when the user has decided about a field. Returns true if this was the last open question. */
  onAnswer: (name: string) => boolean;
}

/**
 * Browsers scroll to the middle of a focused element. Scroll to the start of a tall box instead, so that the user can
 * read it from there.
 */
function focusBox(box: HTMLElement | null): void {
  if (!box) return;
  const isTall = box.offsetHeight > window.innerHeight / 2;
  box.focus({ preventScroll: isTall });
  if (isTall) box.scrollIntoView({ block: 'start' });
}

/**
 * Asks about each field that both the user and a colleague have changed, and takes the focus. Submits the form after
 * the last answer.
 */
export function ColleagueNotice(props: ColleagueNoticeProps) {
  const { form, changes, textOf, help, onAnswer } = props;
  const { t } = useTranslation();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const { updated, asked, saved } = changes;
  const toUpdatedText = useUpdatedText();
  const updatedText = toUpdatedText(form, updated);
  const isAsking = asked.length > 0;
  const { announce } = useAnnounce();
  const told = useRef<ReadonlySet<string>>(new Set());
  const tell = useEffectEvent(() => {
    const text = toUpdatedText(
      form,
      updated.filter((name) => !told.current.has(name)),
    );
    // The announcement leaves out fields that are hidden now, so do not count them as announced: after a later submit,
    // they may be on the screen.
    told.current = new Set(updated.filter((name) => form.labels.has(name)));
    // Do not announce the text together with a question: the question takes the focus and contains the text.
    if (text && !isAsking) announce(text);
  });
  useEffect(() => {
    // Announce the changes only after the save: a form that closes after its save notifies of them itself.
    if (!form.isBusy) tell();
  }, [form.isBusy, updated]);
  // Focus the box when a submit has found changes to ask about, but not after each answer.
  const focus = useEffectEvent(() => focusBox(box.current));
  useEffect(() => focus(), [saved]);
  const [answeredRounds, setAnsweredRounds] = useState(0);
  // Submit after the render that puts the last answer into the form.
  const send = useEffectEvent(() => form.submit());
  useEffect(() => {
    if (answeredRounds > 0) send();
  }, [answeredRounds]);

  const formatValue = (name: string, value: FieldValue = '') => {
    if (typeof value === 'boolean') return t(value ? 'common.yes' : 'common.no');
    if (value === 'yes' || value === 'no') return t(`common.${value}`);
    return (textOf?.(name, value) ?? value) || t('common.notProvided');
  };
  const handleAnswer = (name: string, value?: FieldValue) => {
    if (value !== undefined) form.setValue(name, value);
    if (onAnswer(name)) {
      document.getElementById(controlId(form.id, name))?.focus();
      setAnsweredRounds((count) => count + 1);
    } else focusBox(box.current);
  };
  if (!isAsking) return updatedText ? <Alert tone="info" title={updatedText} /> : null;
  return (
    <div ref={box} role="group" tabIndex={-1} aria-labelledby={id}>
      <Alert tone="warning">
        <p className="alert-title" id={id}>
          {t('edit.changed')}
        </p>
        {updatedText && <p>{updatedText}</p>}
        <p>{help ?? t('edit.changedHelp')}</p>
        {asked.map((name, index) => (
          <div
            key={name}
            className={index < asked.length - 1 ? 'mb-4' : undefined}
            role="group"
            aria-labelledby={`${id}-${name}`}
          >
            <dl>
              <dt className="fw-bold" id={`${id}-${name}`}>
                {form.labels.get(name)?.text ?? name}
              </dt>
              <dd className="mb-2">
                {t('edit.savedNow', { value: formatValue(name, saved[name]) })}
              </dd>
              <dd className="mb-2">
                {t('edit.inForm', { value: formatValue(name, form.values[name]) })}
              </dd>
            </dl>
            <div className="inline-question-answers button-row">
              <Button
                variant="secondary"
                isUnavailable={form.isBusy}
                onClick={() => handleAnswer(name, saved[name] ?? '')}
              >
                {t('edit.useSaved')}
              </Button>
              <Button
                variant="secondary"
                isUnavailable={form.isBusy}
                onClick={() => handleAnswer(name)}
              >
                {t('edit.keepForm')}
              </Button>
            </div>
          </div>
        ))}
      </Alert>
    </div>
  );
}
