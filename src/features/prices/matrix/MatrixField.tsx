import { copyWithStructuralSharing } from '@reduxjs/toolkit/query';
import { memo, useId, useRef, type KeyboardEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { Kickbacks, PremiumChoices, Price, SavedKickbacks } from '@/api/prices/price.model';
import { currentLanguage, type Translate } from '@/i18n/i18n';
import { useKeptFocus } from '@/shared/hooks/useKeptFocus';
import { formatAmount } from '@/shared/money/formatAmount';
import { isReadable, isSameKickbacks, kickbackHint, kickbacksFor } from '../forms/areaKickbacks';
import { kickbacksOf } from '../priceList';
import {
  conflictOf,
  isLocked,
  isUnsent,
  seenOf,
  type CellDraft,
  type CellEntry,
  type MatrixAction,
} from './cellDrafts';
import { MatrixFieldState } from './MatrixFieldState';

/** These callbacks must be stable: a new function would render all fields of an area again. */
export interface MatrixFieldCallbacks {
  act: (action: MatrixAction) => void;
  onSave: (draft: CellDraft, prices: readonly Price[], name: string) => void;
  onEditKickback: (price: Price) => void;
}

interface MatrixFieldProps extends CellEntry, MatrixFieldCallbacks {
  t: Translate;
  /** The titles of the field's choices, without the area. */
  name: string;
  place: PremiumChoices;
  /** All prices with the choices of this field. */
  prices: readonly Price[];
  inArea: readonly SavedKickbacks[];
  /** The kickbacks of most prices in the area. The matrix shows them once, and a field only if its own differ. */
  usual: Kickbacks | null;
  /** The field's position in the sheet, for keys and copying. A second price with the same choices has none. */
  row: number | undefined;
  column: number | undefined;
  savedAs: 'new' | 'changed' | undefined;
}

function Field(props: MatrixFieldProps) {
  const { t, name, place, prices, price, draft, savedAs } = props;
  const { inArea, usual, act } = props;
  const language = currentLanguage();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const shown = price?.premium ? formatAmount(price.premium, language) : '';
  const isTyped = isUnsent(draft);
  const conflict = draft ? conflictOf(draft, prices) : null;
  const isNew = !price && draft?.seen === null && draft.phase !== 'saved';
  const isInvalid = isTyped && (conflict !== null || draft.messages.length > 0);
  /**
   * True if a short text about the draft is shown in place of the kickbacks, so that the table row keeps its height.
   */
  const isBrief =
    price !== null &&
    (draft?.phase === 'saving' || (isTyped && !isInvalid && draft.phase !== 'asked'));
  const several = prices.length > 1 && price ? t('prices.rowName', { id: price.id }) : '';

  const put = (typed: CellDraft) => act({ type: 'put', draft: typed });
  const drop = (typed: CellDraft) => act({ type: 'drop', draft: typed });
  const focus = () => input.current?.focus();
  const handleChange = (text: string) => {
    if (text !== shown) {
      put({
        place,
        seen: seenOf({ price, draft }),
        text,
        phase: 'typed',
        messages: [],
        kickbacks: draft?.kickbacks,
      });
    } else if (draft) drop(draft);
  };
  const hint = kickbackHint(inArea);
  const isChoice = hint === 'differ' || hint === 'partlyUnread';
  const offered = inArea.filter(isReadable);
  const kickbacks = kickbacksFor(inArea, draft?.kickbacks);
  const save = (typed: CellDraft) =>
    props.onSave(typed.seen ? typed : { ...typed, kickbacks }, prices, name);
  const handleKeyDown = (event: KeyboardEvent) => {
    // The key % opens the dialog for the kickbacks, because Tab skips its button. No premium contains "%".
    if (event.key === '%' && price) {
      event.preventDefault();
      props.onEditKickback(price);
      return;
    }
    if (!isTyped) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      save(draft);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      if (draft.phase === 'asked') {
        put({ ...draft, phase: 'typed' });
        return;
      }
      // Escape restores the saved amount. Select it, so that typing replaces it.
      flushSync(() => drop(draft));
      input.current?.select();
    }
  };
  return (
    <div
      className="price-matrix-field"
      data-hole={!price || undefined}
      data-state={isBrief ? 'brief' : undefined}
    >
      <input
        ref={input}
        id={id}
        data-row={props.row}
        data-column={props.column}
        className={isInvalid ? 'form-control is-invalid' : 'form-control'}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        enterKeyHint="done"
        aria-label={[name, several].filter(Boolean).join(', ')}
        aria-describedby={`${id}-state ${id}-about`}
        aria-invalid={isInvalid || undefined}
        value={draft?.text ?? shown}
        readOnly={isLocked(draft)}
        onFocus={() => {
          if (!draft) input.current?.select();
        }}
        onChange={(event) => handleChange(event.target.value)}
        onKeyDown={handleKeyDown}
      />
      <div className="price-matrix-foot">
        <MatrixFieldState
          id={`${id}-state`}
          t={t}
          draft={draft}
          conflict={conflict}
          savedAs={savedAs}
          onSave={(typed) => {
            // The pressed save button disappears, so move the focus to the field.
            focus();
            save(typed);
          }}
          onReturn={(typed) => {
            put({ ...typed, phase: 'typed' });
            focus();
          }}
          onTake={(typed) => {
            focus();
            drop(typed);
          }}
          onKeep={(typed, seen) => {
            focus();
            const kept = { ...typed, seen, isConfirmed: false, isUnknown: false, messages: [] };
            drop(typed);
            act({ type: 'noted', draft: kept });
          }}
        />
        <div className="price-matrix-about">
          <p className="mb-0" id={`${id}-about`}>
            {!price && !draft && <span>{t('priceMatrix.hole')}</span>}
            {isNew && isChoice && !kickbacks && <span>{t(`priceMatrix.${hint}`)}</span>}
            {/* Also for chosen kickbacks, because a closed choice cuts them off. */}
            {isNew && kickbacks && (
              <span>{t('priceMatrix.newKickbacks', kickbacksOf(kickbacks, language))}</span>
            )}
            {/* If the draft was refused because kickbacks cannot be read, its message already says so. */}
            {isNew && hint === 'unread' && draft.messages.length === 0 && (
              <span>{t('priceMatrix.kickbacksUnread')}</span>
            )}
            {price?.premium === null && <span>{t('money.unreadable')}</span>}{' '}
            {several && <span>{t('priceMatrix.several', { name: several })}</span>}
          </p>
          {isNew && isChoice && (
            <KickbackChoice
              t={t}
              label={`${t('priceMatrix.kickbacks')}, ${name}`}
              offered={offered}
              chosen={kickbacks}
              isLocked={isLocked(draft)}
              input={input}
              onChange={(chosen) =>
                put({
                  ...draft,
                  phase: 'typed',
                  kickbacks: chosen,
                  messages: draft.isUnknown ? draft.messages : [],
                })
              }
            />
          )}
          {price && !(usual && isSameKickbacks(usual, price)) && (
            <button
              type="button"
              tabIndex={-1}
              className="price-matrix-kickbacks"
              onClick={() => props.onEditKickback(price)}
            >
              <span>{t('prices.kickbacks', kickbacksOf(price, language))}</span>
              <span className="visually-hidden">
                : {t('prices.editKickback')}, {name}
              </span>
            </button>
          )}
        </div>
      </div>
    </div>
  );
}

interface KickbackChoiceProps {
  t: Translate;
  label: string;
  offered: readonly Kickbacks[];
  chosen: Kickbacks | undefined;
  isLocked: boolean;
  /** The field of the premium. It gets the focus when the price is saved and the choice disappears. */
  input: RefObject<HTMLInputElement | null>;
  onChange: (chosen: Kickbacks | undefined) => void;
}

/** The choice of kickbacks for a new price. It never gets `disabled`, which would take the focus away. */
function KickbackChoice(props: KickbackChoiceProps) {
  const { t, label, offered, chosen, isLocked, input, onChange } = props;
  const select = useRef<HTMLSelectElement>(null);
  useKeptFocus(select, { fallbackOnUnmount: () => input.current });
  return (
    <select
      ref={select}
      className="form-select"
      aria-label={label}
      aria-disabled={isLocked || undefined}
      value={chosen ? offered.indexOf(chosen) : ''}
      onChange={(event) => {
        if (!isLocked) onChange(offered[Number(event.target.value)]);
      }}
    >
      <option value="" hidden>
        {t('priceMatrix.chooseKickbacks')}
      </option>
      {offered.map((pair, index) => (
        <option key={index} value={index}>
          {t('prices.kickbacks', kickbacksOf(pair, currentLanguage()))}
        </option>
      ))}
    </select>
  );
}

// After a save, fields get new `price`, `prices` and `place` objects. Compare their contents, so that few render again.
const compared: readonly (keyof MatrixFieldProps)[] = ['price', 'prices', 'place'];
export const MatrixField = memo(Field, (before, now) =>
  (Object.keys(now) as (keyof MatrixFieldProps)[]).every((name) =>
    compared.includes(name)
      ? copyWithStructuralSharing(before[name], now[name]) === before[name]
      : before[name] === now[name],
  ),
);
