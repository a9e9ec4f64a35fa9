import type { Price } from '@/api/prices/price.model';
import { currentLanguage, type Translate } from '@/i18n/i18n';
import { messageId } from '@/shared/errors/failureMessage';
import { MessageText } from '@/shared/errors/MessageText';
import { confirmationOf } from '@/shared/forms/confirmation';
import { ConfirmQuestion } from '@/shared/forms/ConfirmQuestion';
import { formatAmount, formatChange } from '@/shared/money/formatAmount';
import { fraction, subtract } from '@/shared/money/fraction';
import { parseAmount } from '@/shared/money/parseAmount';
import { Button, Spinner } from '@/shared/ui/Button';
import { Icon } from '@/shared/ui/Icon';
import { premiumText } from '../forms/priceRisks';
import { cellRisks, type CellConflict, type CellDraft } from './cellDrafts';

interface MatrixFieldStateProps {
  id: string;
  t: Translate;
  draft: CellDraft | undefined;
  conflict: CellConflict | null;
  savedAs: 'new' | 'changed' | undefined;
  onSave: (draft: CellDraft) => void;
  onReturn: (draft: CellDraft) => void;
  onTake: (draft: CellDraft) => void;
  /** Keeps the draft despite a colleague's change. `seen`: the price that it overwrites; null creates a new price. */
  onKeep: (draft: CellDraft, seen: Price | null) => void;
}

/** The saved premium and the difference of the draft from it; null for a new price or without a valid amount. */
function differenceOf({ seen, text }: CellDraft, t: Translate): string | null {
  const typed = parseAmount(text);
  if (!seen?.premium || typed === null) return null;
  const language = currentLanguage();
  return t('sheet.before', {
    before: formatAmount(seen.premium, language),
    change: formatChange(subtract(fraction(typed), fraction(seen.premium)), language),
  });
}

export function MatrixFieldState(props: MatrixFieldStateProps) {
  const { id, t, draft, conflict, savedAs, onSave, onReturn, onTake, onKeep } = props;
  const isSaved = draft ? draft.phase === 'saved' : savedAs;
  const isNew = draft ? draft.seen === null : savedAs === 'new';
  if (isSaved) {
    return (
      <p className="price-matrix-state" data-tone="saved" id={id}>
        <Icon name="check" />
        <span aria-hidden="true">{t('priceMatrix.saved')}</span>
        <span className="visually-hidden">{t(isNew ? 'MSG_ADDED_SUCC' : 'MSG_UPDATE_SUCC')}</span>
      </p>
    );
  }
  if (draft?.phase === 'saving') {
    return (
      <p className="price-matrix-state" id={id}>
        <Spinner />
        {t('common.saving')}
      </p>
    );
  }
  if (!draft) return null;
  if (conflict) {
    const premium = conflict.now ? premiumText(conflict.now.premium, t) : '';
    const context: unknown = conflict.now?.premium === null ? 'unread' : '';
    const typed = parseAmount(draft.text);
    return (
      <div className="price-matrix-state" data-tone="failed">
        <p id={id}>{t(`priceMatrix.${conflict.kind}`, { premium, context })}</p>
        <Button variant="secondary" onClick={() => onTake(draft)}>
          {conflict.now ? t('priceMatrix.take', { premium, context }) : t('priceMatrix.drop')}
        </Button>
        <Button variant="secondary" onClick={() => onKeep(draft, conflict.now ?? null)}>
          {t('priceMatrix.keep', { typed: typed === null ? draft.text : premiumText(typed, t) })}
        </Button>
      </div>
    );
  }
  const confirmation = draft.phase === 'asked' && confirmationOf(cellRisks(draft, t), t);
  if (confirmation) {
    return (
      <div className="price-matrix-state" data-tone="failed">
        <p id={id}>{t(draft.isUnknown ? 'priceMatrix.lost' : 'common.notSaved')}</p>
        <ConfirmQuestion
          {...confirmation}
          onStay={() => onReturn(draft)}
          onConfirm={() => onSave({ ...draft, phase: 'typed', isConfirmed: true })}
        />
      </div>
    );
  }
  const difference = draft.messages.length === 0 && differenceOf(draft, t);
  return (
    <div className="price-matrix-state" data-tone={draft.messages.length > 0 ? 'failed' : 'typed'}>
      <p id={id}>
        {draft.messages.map((message) => (
          <span key={messageId(message)}>
            <MessageText message={message} />{' '}
          </span>
        ))}
        {!draft.isUnknown && (
          <span className={difference ? 'visually-hidden' : undefined}>{t('common.notSaved')}</span>
        )}
        {difference && <span>{difference}</span>}
      </p>
      {/* Tab skips this button: Enter in the field saves, and Tab leads to the next field. */}
      <Button variant="secondary" tabIndex={-1} onClick={() => onSave(draft)}>
        {t('common.save')}
      </Button>
    </div>
  );
}
