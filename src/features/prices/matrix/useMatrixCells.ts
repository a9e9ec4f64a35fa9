import { useCallback, useEffect, useMemo, useReducer, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Price } from '@/api/prices/price.model';
import { pricesApi } from '@/api/prices/prices.api';
import { useMessageText } from '@/shared/errors/MessageText';
import { useAnnounce } from '@/shared/notifications/useNotify';
import { useHeldDraft, useKeptDraft } from '@/shared/drafts/draftStore';
import { useAppDispatch } from '@/store/hooks';
import { matrixView } from '../priceList';
import {
  cellName,
  cellRisks,
  conflictOf,
  draftKey,
  emptyMatrix,
  reduceMatrix,
  unsavedOf,
  type CellDraft,
  type CellDrafts,
  type CellNames,
  type MatrixState,
} from './cellDrafts';
import type { MatrixFieldCallbacks } from './MatrixField';
import { saveCell, type CellCalls } from './saveCell';

const { listPrices, createPrice, updatePrice } = pricesApi.endpoints;
const anew = { forceRefetch: true, subscribe: false } as const;
const untracked = { track: false } as const;

/** What is typed into the matrix, and the saving of each cell. */
export function useMatrixCells(
  prices: readonly Price[] | undefined,
): MatrixState & Omit<MatrixFieldCallbacks, 'onEditKickback'> {
  const { t } = useTranslation('staff');
  const toText = useMessageText();
  const dispatch = useAppDispatch();
  const { announce, withdraw, silence } = useAnnounce();
  const kept = useKeptDraft(matrixView) as CellDrafts | null;
  const [state, act] = useReducer(
    reduceMatrix,
    kept ? { ...emptyMatrix, drafts: kept } : emptyMatrix,
  );
  useHeldDraft(
    matrixView,
    useMemo(() => unsavedOf(state.drafts), [state.drafts]),
  );
  const sending = useRef(new Set<string>());
  useEffect(() => act({ type: 'listRead' }), [prices]);
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  const save = useCallback(
    async (draft: CellDraft, names: CellNames) => {
      const name = cellName(names);
      const calls: CellCalls = {
        read: () => dispatch(listPrices.initiate(undefined, anew)).unwrap(),
        create: (input) => dispatch(createPrice.initiate(input, untracked)).unwrap(),
        update: (input) => dispatch(updatePrice.initiate(input, untracked)).unwrap(),
      };
      act({ type: 'put', draft: { ...draft, phase: 'saving', messages: [] } });
      silence('assertive');
      announce(t('common.saving'));
      const outcome = await saveCell(draft, calls);
      // The page was left meanwhile.
      if (!isHere.current) return;
      if (outcome.kind === 'saved') {
        const { price } = outcome;
        if (price) act({ type: 'shown', draft, price });
        else {
          act({
            type: 'put',
            draft: { ...draft, phase: 'saved', messages: [], isUnknown: false },
          });
        }
        announce(`${t(draft.seen ? 'MSG_UPDATE_SUCC' : 'MSG_ADDED_SUCC')} ${name}`);
        return;
      }
      withdraw(t('common.saving'));
      const messages = 'messages' in outcome ? outcome.messages : [];
      act({ type: 'put', draft: { ...draft, messages, isUnknown: outcome.kind === 'unknown' } });
      if (outcome.kind === 'ended') return;
      const words =
        outcome.kind === 'conflict' ? [t('priceMatrix.conflict')] : messages.map(toText);
      announce([name, ...words].join(' '), 'assertive');
    },
    [dispatch, t, toText, announce, withdraw, silence],
  );

  const onSave = useCallback(
    (draft: CellDraft, shown: readonly Price[], names: CellNames) => {
      const key = draftKey(draft);
      // A second press before the first has been rendered.
      if (draft.phase !== 'typed' || sending.current.has(key)) return;
      if (conflictOf(draft, shown)) {
        announce(t('priceMatrix.conflict'), 'assertive');
        return;
      }
      if (!draft.isConfirmed && cellRisks(draft, t).length > 0) {
        act({ type: 'put', draft: { ...draft, phase: 'asked', messages: [] } });
        return;
      }
      sending.current.add(key);
      void save(draft, names).finally(() => sending.current.delete(key));
    },
    [save, announce, t],
  );

  return { ...state, act, onSave };
}
