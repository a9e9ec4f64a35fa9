import { memo, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ExportButtons } from '../export/ExportButtons';
import { makeListFile } from '../export/makeListFile';
import { amountColumn, type ExportColumn } from '../export/exportTable';
import type { Translate } from '@/i18n/i18n';
import { messageId, type Message } from '../errors/failureMessage';
import { MessageText, useMessageText } from '../errors/MessageText';
import { LiveMessage } from '../notifications/LiveRegion';
import { useAnnounce } from '../notifications/useNotify';
import { Button } from '../ui/Button';
import { IconButton } from '../ui/IconButton';
import {
  countOpen,
  countWithdrawn,
  rerunOf,
  countEnds,
  countsText,
  isOfMessages,
  titleOf,
  undoOf,
  textContextOf,
  type ItemState,
  type Run,
  type RunItem,
} from './run';
import { useReplaceQuestion } from './useReplaceQuestion';

/** How the report shows a kind of run. */
export interface RunView {
  /** Formats a value of the run. Null means that there is no value. */
  showValue: (value: unknown, t: Translate) => string;
  /** Set for runs whose values are amounts: returns the exact decimal of a value, for the export. */
  amountOf?: (value: unknown) => string | null;
  /**
   * The columns of the file that the run was imported from. Items that were not saved are exported in these columns,
   * plus one for the reason.
   */
  fileColumns?: (run: Run) => readonly ExportColumn<RunItem>[];
}

interface RunBarProps {
  run: Run;
  view: RunView;
  isOnline: boolean;
  onPhase: (phase: Run['phase']) => void;
  /** Starts a run that undoes the shown one or tries its unsaved items again. */
  onStart: (run: Run) => void;
  onClose: () => void;
}

/** The content of the run bar: the progress of a run, and its report until the user closes it. */
export function RunBar(props: RunBarProps) {
  const { run, view, isOnline, onPhase, onStart, onClose } = props;
  const { t } = useTranslation('bulk');
  const title = titleOf(run, t);
  const [isOpen, setOpen] = useState(false);
  // Render the report with low priority, because a long list must not hold up key presses.
  const reported = useDeferredValue(useMemo(() => ({ run, view }), [run, view]));
  const total = run.items.length;
  const ended = countEnds(run);
  const done = Object.values(ended).reduce((sum, count) => sum + count, 0);
  const counts = countsText(run, ended, t);
  const isEnded = run.phase === 'ended';
  const progress = t('runs.progress', { done, total });
  const note = noteOf(run, isOnline, t);
  const withdrawn = isEnded ? countWithdrawn(run) : 0;
  useSpokenProgress(run, done, isEnded ? `${title}. ${t('runs.ended', { counts })}` : progress);

  const again = isEnded ? rerunOf(run) : null;
  const undo = isEnded ? undoOf(run) : null;
  const { button, press, question } = useReplaceQuestion(run, undo, () => undo && onStart(undo));
  return (
    <>
      {/* Do not announce here that the connection is lost, because the offline bar announces it. */}
      <LiveMessage text={run.phase === 'running' && !isOnline ? '' : note} />
      <div className="run-bar-line">
        <p className="run-bar-text">
          <strong>{title}</strong> <span>{(isEnded && counts) || progress}</span>{' '}
          {!isEnded && <span className="text-body-secondary">{note}</span>}
          {withdrawn > 0 && (
            <>
              {'· '}
              <span className="text-body-secondary">
                {t('runs.withdrawnCount', { count: withdrawn })}
              </span>
            </>
          )}
        </p>
        <div className="button-row">
          <Button
            variant="quiet"
            aria-expanded={isOpen}
            iconName={isOpen ? 'arrow-down' : 'arrow-up'}
            onClick={() => setOpen(!isOpen)}
          >
            {t('runs.list')}
          </Button>
          {run.phase === 'running' && (
            <Button variant="secondary" onClick={() => onPhase('paused')}>
              {t('runs.pause')}
            </Button>
          )}
          {run.phase === 'paused' && (
            <Button onClick={() => onPhase('running')}>{t('runs.goOn')}</Button>
          )}
          {(run.phase === 'running' || run.phase === 'paused') && (
            <Button variant="secondary" onClick={() => onPhase('stopping')}>
              {t('runs.stop')}
            </Button>
          )}
          {again && (
            <Button variant="secondary" onClick={() => onStart(again)}>
              {t('runs.again', {
                count: countOpen(again),
              })}
            </Button>
          )}
          {undo && (
            <Button ref={button} variant="secondary" onClick={press}>
              {t('runs.undo')}
            </Button>
          )}
          {isEnded && <IconButton name="close" label={t('common.close')} onClick={onClose} />}
        </div>
      </div>
      {question}
      {!isEnded && <progress value={done} max={total} aria-label={title} />}
      {isOpen && <RunReport {...reported} />}
    </>
  );
}

function noteOf({ phase, isWaiting, isQueued }: Run, isOnline: boolean, t: Translate): string {
  if (phase === 'ended') return '';
  if (phase === 'paused') return t('runs.paused');
  if (phase === 'stopping') return t('runs.stopping');
  if (!isOnline) return t('runs.offline');
  if (isQueued) return t('runs.queued');
  return isWaiting ? t('runs.waiting') : '';
}

/** Announces each tenth of the run, and its end. */
function useSpokenProgress(run: Run, done: number, text: string) {
  const { announce } = useAnnounce();
  // The end of the run is a step of its own: it may come later than the end of the last item.
  const tenth = run.phase === 'ended' ? 11 : Math.floor((done * 10) / run.items.length);
  const spoken = useRef(0);
  useEffect(() => {
    if (tenth > spoken.current) announce(text);
    spoken.current = tenth;
  });
}

/**
 * The order of items in the report: failures come first, with faulty items. Items of the same rank keep the order of the
 * run.
 */
const ranks: Partial<Record<string, number>> = {
  refused: 0,
  conflict: 0,
  unknown: 0,
  sent: 1,
  notReached: 2,
};

const failedFirst = ({ items, states }: Run): readonly RunItem[] => {
  const rankOf = ({ key }: RunItem) =>
    states[key]?.isFaulty ? 0 : (ranks[states[key]?.at ?? ''] ?? 3);
  return items.toSorted((one, other) => rankOf(one) - rankOf(other));
};

/**
 * The items of the report as a file. The report of an import leaves out the saved items, so that the file can be
 * imported again.
 */
const exportedItems = (run: Run, { fileColumns }: RunView): readonly RunItem[] =>
  failedFirst(run).filter(({ key }) => !fileColumns || run.states[key]?.at !== 'saved');

const messagesOf = ({ messages = [], isWithdrawn }: Partial<ItemState> = {}): readonly Message[] =>
  isWithdrawn ? [...messages, { key: 'runs.withdrawn' }] : messages;

function resultText(state: ItemState | undefined, context: unknown, t: Translate): string {
  return t(state ? `runs.${state.at}` : 'runs.waits', { context });
}

function reportFile(run: Run, view: RunView, t: Translate, toText: (message: Message) => string) {
  const words = textContextOf(run);
  const fileColumns = view.fileColumns?.(run);
  const resultOf = ({ key }: RunItem) => resultText(run.states[key], words.context, t);
  const reasonOf = ({ key }: RunItem) => messagesOf(run.states[key]).map(toText).join(' ');
  const valueColumn = (
    header: string,
    valueOf: (item: RunItem) => unknown,
  ): ExportColumn<RunItem> => {
    const { amountOf, showValue } = view;
    return amountOf
      ? amountColumn(header, (item) => amountOf(valueOf(item)))
      : { header, cell: (item) => showValue(valueOf(item), t) };
  };
  const reportColumns: ExportColumn<RunItem>[] = [
    { header: t('runs.colItem'), cell: ({ label }) => label },
    ...(isOfMessages(run) ? [] : [valueColumn(t('runs.colBefore'), ({ before }) => before)]),
    valueColumn(t('runs.colWanted', words), ({ wanted }) => wanted),
    { header: t('runs.colResult'), cell: resultOf },
  ];
  const reasonColumn: ExportColumn<RunItem> = {
    header: t('runs.colReason'),
    cell: (item) => reasonOf(item) || (fileColumns ? resultOf(item) : ''),
  };
  return {
    title: titleOf(run, t),
    hasTitleLine: false,
    columns: [...(fileColumns ?? reportColumns), reasonColumn],
    fetchRows: () => Promise.resolve(exportedItems(run, view)),
  };
}

/** The list of items in the report. A run may have 1,000 items, so a change of one renders only its row. */
const RunReport = memo(function RunReport({ run, view }: Pick<RunBarProps, 'run' | 'view'>) {
  const { t } = useTranslation('bulk');
  const toText = useMessageText();
  const { context } = textContextOf(run);
  return (
    <div className="run-report">
      {run.phase === 'ended' && exportedItems(run, view).length > 0 && (
        <ExportButtons
          searched=""
          // A title may contain characters that are not allowed in file names.
          fileName={titleOf(run, t).replaceAll(/[^\p{L}\p{N}]+/gu, '-')}
          makeFile={(task) => makeListFile(reportFile(run, view, t, toText), task)}
        />
      )}
      <ul className="run-items">
        {failedFirst(run).map((item) => (
          <ReportRow
            key={item.key}
            t={t}
            item={item}
            state={run.states[item.key]}
            context={context}
            hasBefore={!isOfMessages(run)}
            showValue={view.showValue}
          />
        ))}
      </ul>
    </div>
  );
});

interface ReportRowProps extends Pick<RunView, 'showValue'> {
  t: Translate;
  item: RunItem;
  state: ItemState | undefined;
  context: unknown;
  hasBefore: boolean;
}

const ReportRow = memo(function ReportRow(props: ReportRowProps) {
  const { t, item, state, context, hasBefore, showValue } = props;
  const before = hasBefore ? showValue(item.before, t) : '';
  const wanted = showValue(item.wanted, t);
  return (
    <li data-at={state?.at}>
      <span>{item.label}</span>{' '}
      <span>
        <bdi>{before}</bdi>
        {before && wanted && ' → '}
        <bdi>{wanted}</bdi>
      </span>{' '}
      <div>
        <p>{resultText(state, context, t)}</p>{' '}
        {messagesOf(state).map((message) => (
          <p key={messageId(message)}>
            <MessageText message={message} />{' '}
          </p>
        ))}
      </div>
    </li>
  );
});
