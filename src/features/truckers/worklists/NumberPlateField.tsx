import { useContext, useId, useRef, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Trucker } from '@/api/truckers/trucker.model';
import { numberPlateOf } from '@/domain/truckerFields.mapper';
import { messageId } from '@/shared/errors/failureMessage';
import { MessageText } from '@/shared/errors/MessageText';
import { Button, Spinner } from '@/shared/ui/Button';
import { Icon } from '@/shared/ui/Icon';
import { UnbrokenText } from '@/shared/ui/UnbrokenText';
import { NumberPlatesContext, type NumberPlateDraft } from './numberPlates';

export interface NumberPlateHandlers {
  /** Stores what is typed. Null drops the draft: the field then shows the number plate that the haulier has. */
  onType: (id: number, draft: NumberPlateDraft | null) => void;
  /** Rewrites the draft in the usual format of a number plate, when the field loses the focus. */
  onTidy: (id: number) => void;
  /** Saves the draft. Returns true if it is being sent, or false if it is invalid. */
  onSave: (trucker: Trucker, draft: NumberPlateDraft) => boolean;
}

interface NumberPlateFieldProps extends NumberPlateHandlers {
  trucker: Trucker;
}

/** After Enter, moves the focus down to the next row without a number plate. */
function focusNext(field: HTMLInputElement) {
  const fields = [...(field.closest('tbody')?.querySelectorAll('input') ?? [])].filter(
    (input) => input === field || (input.type === 'text' && !input.readOnly),
  );
  fields[fields.indexOf(field) + 1]?.focus();
}

export function NumberPlateField({ trucker, onType, onTidy, onSave }: NumberPlateFieldProps) {
  const { t } = useTranslation('bulk');
  const stateId = useId();
  const input = useRef<HTMLInputElement>(null);
  const draft = useContext(NumberPlatesContext).get(trucker.id);
  const { id, name } = trucker;
  const known = numberPlateOf(trucker);
  const isTyped = draft?.phase === 'typed';
  const isSaved = draft?.phase === 'saved';
  const isInvalid = isTyped && (draft.messages.length > 0 || draft.theirs !== undefined);
  const type = (text: string) =>
    onType(id, text === '' ? null : { ...draft, text, phase: 'typed', messages: [] });
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    const field = event.currentTarget;
    if (event.key === 'Enter') {
      event.preventDefault();
      if (!isTyped || onSave(trucker, draft)) focusNext(field);
    } else if (event.key === 'Escape' && isTyped) {
      event.preventDefault();
      onType(id, null);
    }
  };
  return (
    <div
      className="plate-field"
      data-state={draft?.phase}
      // Printed in place of the field, as a printed list must not show a draft like a saved number plate.
      data-paper={known || t('common.notProvided')}
    >
      <div className="plate-field-box">
        <input
          ref={input}
          type="text"
          className={`form-control ${isInvalid ? 'is-invalid' : ''}`}
          aria-label={t('worklists.plateOf', { name })}
          aria-describedby={stateId}
          aria-invalid={isInvalid || undefined}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="next"
          value={draft?.text ?? known}
          readOnly={draft ? !isTyped : known !== ''}
          onChange={(event) => type(event.target.value)}
          onBlur={() => onTidy(id)}
          onKeyDown={handleKeyDown}
        />
        {isTyped && (
          <Button
            variant="quiet"
            aria-label={t('worklists.savePlate', { name })}
            onClick={() => {
              // The pressed save button disappears, so focus the field.
              input.current?.focus();
              onSave(trucker, draft);
            }}
          >
            {t('common.save')}
          </Button>
        )}
        {draft?.phase === 'saving' && <Spinner />}
        {isSaved && <Icon name="check" />}
      </div>
      <div className="plate-field-state" id={stateId}>
        {isSaved && <span className="visually-hidden">{t('runs.saved')}</span>}
        {draft?.phase === 'saving' && <span className="visually-hidden">{t('common.saving')}</span>}
        {isTyped && draft.theirs !== undefined && (
          <p>
            <UnbrokenText text={t('worklists.theirs', { numberPlate: draft.theirs })} />
          </p>
        )}
        {draft?.messages.map((message) => (
          <p key={messageId(message)}>
            <MessageText message={message} />
          </p>
        ))}
        {isTyped && !isInvalid && <span className="visually-hidden">{t('common.notSaved')}</span>}
      </div>
      {isTyped && draft.theirs !== undefined && (
        <Button
          variant="secondary"
          onClick={() => {
            input.current?.focus();
            onType(id, null);
          }}
        >
          <UnbrokenText text={t('worklists.take', { numberPlate: draft.theirs })} />
        </Button>
      )}
    </div>
  );
}
