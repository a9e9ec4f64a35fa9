import { useEffect, useId, useRef } from 'react';
import { useTexts } from '@/i18n/useTexts';
import { controlId } from '../../forms/formContext';
import type { FormHandle } from '../../forms/formContext';
import type { FieldValue } from '../../forms/validation';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import type { EditConflict } from './useEditForm';

/** Texts are already translated. */
export interface ConflictPanelProps {
  conflict: EditConflict;
  form: FormHandle;
  /** What a value is called, where the form holds an id or a code of it. */
  textOf?: ((name: string, value: FieldValue) => string | undefined) | undefined;
}

/** What somebody else has saved while the form was open, beside what the form has. Takes the focus each time it comes. */
export function ConflictPanel({ conflict, form, textOf }: ConflictPanelProps) {
  const { t } = useTexts();
  const titleId = useId();
  const box = useRef<HTMLDivElement>(null);
  const { names, saved, settle } = conflict;
  useEffect(() => box.current?.focus(), [names]);

  const shown = (name: string, value: FieldValue = '') => {
    if (typeof value === 'boolean') return t(value ? 'common.yes' : 'common.no');
    return (textOf?.(name, value) ?? value) || t('common.notProvided');
  };
  const handleSettle = (isSavedWanted: boolean) => {
    settle(isSavedWanted);
    document.getElementById(controlId(form.id, names[0] ?? ''))?.focus();
  };
  return (
    <div ref={box} role="group" tabIndex={-1} aria-labelledby={titleId}>
      <Alert tone="warning">
        <p className="alert-title" id={titleId}>
          {t('edit.changed')}
        </p>
        <dl>
          {names.map((name) => (
            <div key={name}>
              <dt>{form.labels.get(name)?.text ?? name}</dt>
              <dd>{t('edit.savedNow', { value: shown(name, saved[name]) })}</dd>
              <dd>{t('edit.inForm', { value: shown(name, form.values[name]) })}</dd>
            </div>
          ))}
        </dl>
        <p>{t('edit.changedHelp')}</p>
        <div className="inline-question-answers">
          <Button variant="secondary" onClick={() => handleSettle(true)}>
            {t('edit.useSaved')}
          </Button>
          <Button variant="secondary" onClick={() => handleSettle(false)}>
            {t('edit.keepForm')}
          </Button>
        </div>
      </Alert>
    </div>
  );
}
