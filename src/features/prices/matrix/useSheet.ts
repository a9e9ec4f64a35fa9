import {
  useState,
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { Choice } from '@/api/truckers/trucker.model';
import { currentLanguage } from '@/i18n/i18n';
import { joinNames } from '@/i18n/joinNames';
import { parseCopiedCells } from '@/shared/clipboard/parseCopiedCells';
import { useAnnounce, useNotify } from '@/shared/notifications/useNotify';
import {
  changedDrafts,
  reduceMatrix,
  type CellDraft,
  type MatrixAction,
  type MatrixState,
} from './cellDrafts';
import { areaNames } from './planDrafts';
import {
  copyRange,
  fillDown,
  pasteInto,
  sizeOf,
  withoutHeadings,
  type Grid,
  type Position,
  type Range,
} from './sheet';

const steps: Partial<Record<string, Position>> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
};

const inputOf = (target: EventTarget) =>
  target instanceof HTMLInputElement && target.dataset.row !== undefined ? target : null;

const positionOf = ({ dataset }: HTMLInputElement): Position => ({
  row: Number(dataset.row),
  column: Number(dataset.column),
});

/** If all text is selected or there is none, the left and right arrow keys move between cells, not within the text. */
const isWholeSelected = ({ selectionStart, selectionEnd, value }: HTMLInputElement) =>
  selectionStart === 0 && selectionEnd === value.length;

/** Announces the number of changed drafts, and of those that cannot be saved. */
export function useAnnounceDrafts() {
  const { t } = useTranslation('bulk');
  const { announce } = useAnnounce();
  return (changed: readonly CellDraft[]) => {
    const faulty = changed.filter(({ messages }) => messages.length > 0).length;
    announce(t('sheet.changed', { count: changed.length }));
    if (faulty > 0) announce(t('sheet.faulty', { count: faulty }), 'assertive');
  };
}

interface Sheet {
  grid: Grid;
  state: MatrixState;
  act: (action: MatrixAction) => void;
  /** The shown area. The drafts may be in any of `areas`. */
  areaId: number;
  areas: readonly Choice[];
}

/**
 * Turns the fields of the matrix into a sheet: arrow keys move between cells, Shift or dragging marks a range, and
 * cells can be copied from and to a spreadsheet. After F2, left and right move within the text.
 */
export function useSheet({ grid, state, act, areaId, areas }: Sheet) {
  const { drafts } = state;
  const { t } = useTranslation('bulk');
  const { announce } = useAnnounce();
  const announceDrafts = useAnnounceDrafts();
  const notify = useNotify();
  const [range, setRange] = useState<Range | null>(null);
  const language = currentLanguage();

  const fieldAt = (table: Element, { row, column }: Position) =>
    table.querySelector<HTMLInputElement>(`[data-row="${row}"][data-column="${column}"]`);
  const moved = ({ row, column }: Position, step: Position): Position => ({
    row: Math.min(Math.max(row + step.row, 0), grid.length - 1),
    column: Math.min(Math.max(column + step.column, 0), (grid[0]?.length ?? 1) - 1),
  });
  /** Makes a change, then selects the text of the field again, so that the arrow keys still move between cells. */
  const change = (field: HTMLInputElement, action: MatrixAction) => {
    flushSync(() => act(action));
    field.select();
  };
  const put = (field: HTMLInputElement, changed: readonly CellDraft[]) => {
    if (changed.length > 0) change(field, { type: 'putAll', drafts: changed });
    announceDrafts(changed);
  };

  const handleArrow = (event: KeyboardEvent, field: HTMLInputElement, step: Position) => {
    const isSideways = step.row === 0;
    if (isSideways && !isWholeSelected(field)) return;
    event.preventDefault();
    const from = positionOf(field);
    if (event.shiftKey) {
      const to = moved(range?.to ?? from, step);
      setRange({ from, to });
      announce(t('sheet.marked', { count: sizeOf({ from, to }) }));
    } else {
      const next = fieldAt(event.currentTarget, moved(from, step));
      // At the edge there is no next field, and the text of this one may be edited.
      if (next === field) return;
      next?.focus();
      // A field with a draft does not select its text on focus.
      next?.select();
    }
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    const field = inputOf(event.target);
    if (!field || event.defaultPrevented || event.altKey) return;
    const step = steps[event.key];
    const isCommand = event.ctrlKey || event.metaKey;
    const key = isCommand ? `Ctrl+${event.key.toLowerCase()}` : event.key;
    if (step && !isCommand) handleArrow(event, field, step);
    else if (key === 'F2') field.setSelectionRange(field.value.length, field.value.length);
    else if (key === 'Escape' && range) {
      event.preventDefault();
      setRange(null);
    } else if (key === 'Ctrl+d' && range) {
      event.preventDefault();
      put(field, fillDown(range, grid, drafts, language));
    } else if (key === 'Ctrl+z') {
      event.preventDefault();
      const undo = { type: 'undo' } as const;
      const undone = reduceMatrix(state, undo);
      if (undone === state) return;
      change(field, undo);
      announce(t('sheet.undone'));
      // The shown table does not change for these drafts, so name them.
      const elsewhere = changedDrafts(undone.drafts, drafts).filter(
        ({ place }) => place.areaId !== areaId,
      );
      if (elsewhere.length === 0) return;
      const about = areaNames(elsewhere, areas);
      notify.info(t('sheet.undoneElsewhere', { count: elsewhere.length }), { about });
    }
  };

  const handleCopy = (event: ClipboardEvent) => {
    if (!range || sizeOf(range) === 1) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', copyRange(range, grid, drafts, language));
    announce(t('sheet.copied', { count: sizeOf(range) }));
  };

  const handlePaste = (event: ClipboardEvent) => {
    const field = inputOf(event.target);
    if (!field) return;
    const block = parseCopiedCells(event.clipboardData.getData('text/plain'));
    const from = positionOf(field);
    const into = range ?? { from, to: from };
    // Leave a single text to the browser, which pastes it into the field.
    const isText = block.length === 1 && block[0]?.length === 1;
    if (isText && sizeOf(into) === 1) return;
    event.preventDefault();
    const { cells, headings } = withoutHeadings(block, grid);
    const pasted = pasteInto(into, cells, grid, drafts, language);
    if ('isTooLarge' in pasted) {
      notify.error(t('sheet.tooLarge', { ...pasted }));
      return;
    }
    if (headings.length > 0) {
      notify.info(t('sheet.headings', { texts: joinNames(headings, language) }));
    }
    put(field, pasted.drafts);
  };

  return {
    range,
    handlers: {
      onKeyDown: handleKeyDown,
      onCopy: handleCopy,
      onPaste: handlePaste,
      onFocus: ({ target }: FocusEvent) => {
        if (inputOf(target)) setRange(null);
      },
      onMouseDown: (event: MouseEvent) => {
        const field = inputOf(event.target);
        const active = document.activeElement && inputOf(document.activeElement);
        if (!field || !active || !event.shiftKey) return;
        event.preventDefault();
        setRange({ from: positionOf(active), to: positionOf(field) });
      },
      onPointerOver: (event: PointerEvent) => {
        const field = inputOf(event.target);
        const active = document.activeElement && inputOf(document.activeElement);
        // Dragging from the focused field with the mouse marks a range.
        if (!field || !active || event.buttons !== 1 || event.pointerType !== 'mouse') return;
        if (field === active && !range) return;
        setRange({ from: positionOf(active), to: positionOf(field) });
      },
    },
  };
}
