import { memo, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ExportButtons } from '../export/ExportButtons';
import { makeListFile } from '../export/makeListFile';
import { amountColumn, type ExportColumn } from '../export/exportTable';
import type { Translate } from '@/i18n/i18n';
import { messageId } from '../errors/failureMessage';
import { MessageText, useMessageText } from '../errors/MessageText';
import { useKeptFocus } from '../hooks/useKeptFocus';
import { LiveMessage } from '../notifications/LiveRegion';
import { useAnnounce } from '../notifications/useNotify';
import { Button } from '../ui/Button';
import { IconButton } from '../ui/IconButton';
import { InlineQuestion } from '../ui/InlineQuestion';
import {
  confirmationOfReplacing,
  countOpen,
  rerunOf,
  countEnds,
  countsText,
  isOfMessages,
  titleOf,
  undoOf,
  wordsOf,
  type ItemState,
  type Run,
  type RunItem,
} from './run';
import './runBar.scss';

interface RunBarProps {
  run: Run;
  isOnline: boolean;
  /** Formats a value of the run. Null means that there is no value. */
  showValue: (value: unknown) => string;
  /** Of a run whose values are amounts. They are exported as exact decimals. */
  amountOf: ((value: unknown) => string | null) | undefined;
  /**
   * The columns of the file that the run was imported from. Items that were not saved are exported in these columns,
   * plus one for the reason.
   */
  fileColumns: readonly ExportColumn<RunItem>[] | null;
  onPhase: (phase: Run['phase']) => void;
  /** Starts an undo or another attempt. */
  onStart: (run: Run) => void;
  onClose: () => void;
}

/** Shows the progress of a run at the bottom of the page, until the user closes its report. */
export function RunBar(props: RunBarProps) {
  const { run, isOnline, onPhase, onStart, onClose } = props;
  const { t } = useTranslation('bulk');
  const title = titleOf(run, t);
  const [isOpen, setOpen] = useState(false);
  const bar = useRef<HTMLElement>(null);
  useKeptFocus(bar);
  const total = run.items.length;
  const ended = countEnds(run);
  const done = Object.values(ended).reduce((sum, count) => sum + count, 0);
  const counts = countsText(run, ended, t);
  const isEnded = run.phase === 'ended';
  const progress = t('runs.progress', { done, total });
  const note = noteOf(run, isOnline, t);
  useSpokenProgress(run, done, isEnded ? `${title}. ${t('runs.ended', { counts })}` : progress);

  const again = isEnded ? rerunOf(run) : null;
  const undo = isEnded ? undoOf(run) : null;
  const undoButton = useRef<HTMLButtonElement>(null);
  const [asked, setAsked] = useState<Run | null>(null);
  const question = undo && asked === run ? confirmationOfReplacing(run, undo, t) : null;
  useEffect(() => (asked ? () => undoButton.current?.focus() : undefined), [asked]);
  return (
    <section ref={bar} className="run-bar" aria-label={t('runs.label')} tabIndex={-1}>
      {/* The bar above the page announces that the connection is lost. */}
      <LiveMessage text={run.phase === 'running' && !isOnline ? '' : note} />
      <div className="run-bar-line">
        <p className="run-bar-text">
          <strong>{title}</strong> <span>{isEnded ? counts : progress}</span>{' '}
          {!isEnded && <span className="run-bar-note">{note}</span>}
        </p>
        <div className="run-bar-actions">
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
            <Button
              ref={undoButton}
              variant="secondary"
              onClick={() =>
                confirmationOfReplacing(run, undo, t) ? setAsked(run) : onStart(undo)
              }
            >
              {t('runs.undo')}
            </Button>
          )}
          {isEnded && <IconButton name="close" label={t('runs.close')} onClick={onClose} />}
        </div>
      </div>
      {question && (
        <InlineQuestion
          title={t('confirm.title')}
          reasons={question.reasons}
          stayText={t('runs.keepReport')}
          onStay={() => setAsked(null)}
          goText={question.confirmText}
          onGo={() => undo && onStart(undo)}
        />
      )}
      {!isEnded && <progress value={done} max={total} aria-label={title} />}
      {isOpen && <RunReport {...props} />}
    </section>
  );
}

function noteOf({ phase, isWaiting }: Run, isOnline: boolean, t: Translate): string {
  if (phase === 'ended') return '';
  if (phase === 'paused') return t('runs.paused');
  if (phase === 'stopping') return t('runs.stopping');
  if (!isOnline) return t('runs.offline');
  return isWaiting ? t('runs.waiting') : '';
}

/** Announces each tenth of the run, and its end. */
function useSpokenProgress(run: Run, done: number, text: string) {
  const { announce } = useAnnounce();
  // The end is a step of its own, after the last item.
  const tenth = run.phase === 'ended' ? 11 : Math.floor((done * 10) / run.items.length);
  const spoken = useRef(0);
  useEffect(() => {
    if (tenth > spoken.current) announce(text);
    spoken.current = tenth;
  });
}

/** Failures come first. Items of the same rank keep the order of the run. */
const ranks: Partial<Record<string, number>> = {
  refused: 0,
  conflict: 0,
  unknown: 0,
  sent: 1,
  notReached: 2,
};

function resultText(run: Run, state: ItemState | undefined, t: Translate): string {
  return t(state ? `runs.${state.at}` : 'runs.waits', wordsOf(run));
}

function RunReport({ run, showValue, amountOf, fileColumns }: RunBarProps) {
  const { t } = useTranslation('bulk');
  const toText = useMessageText();
  const title = titleOf(run, t);
  const hasBefore = !isOfMessages(run);
  const rankOf = ({ key }: RunItem) => ranks[run.states[key]?.at ?? ''] ?? 3;
  const items = run.items.toSorted((one, other) => rankOf(one) - rankOf(other));
  const reasonOf = ({ key }: RunItem) => (run.states[key]?.messages ?? []).map(toText).join(' ');
  const valueColumn = (
    header: string,
    valueOf: (item: RunItem) => unknown,
  ): ExportColumn<RunItem> =>
    amountOf
      ? amountColumn(header, (item) => amountOf(valueOf(item)))
      : { header, cell: (item) => showValue(valueOf(item)) };
  const reportColumns: ExportColumn<RunItem>[] = [
    { header: t('runs.colItem'), cell: ({ label }) => label },
    ...(hasBefore ? [valueColumn(t('runs.colBefore'), ({ before }) => before)] : []),
    valueColumn(t('runs.colWanted', wordsOf(run)), ({ wanted }) => wanted),
    { header: t('runs.colResult'), cell: ({ key }) => resultText(run, run.states[key], t) },
  ];
  const exported = fileColumns ? items.filter(({ key }) => run.states[key]?.at !== 'saved') : items;
  const makeFile: Parameters<typeof makeListFile<RunItem>>[0] = {
    title,
    hasTitleLine: false,
    columns: [
      ...(fileColumns ?? reportColumns),
      {
        header: t('runs.colReason'),
        cell: (item) => {
          const reason = reasonOf(item);
          return fileColumns && reason === '' ? resultText(run, run.states[item.key], t) : reason;
        },
      },
    ],
    fetchRows: () => Promise.resolve(exported),
  };
  return (
    <div className="run-report">
      {run.phase === 'ended' && exported.length > 0 && (
        <ExportButtons
          searched=""
          // A title may contain characters that are not allowed in file names.
          fileName={title.replaceAll(/[^\p{L}\p{N}]+/gu, '-')}
          makeFile={(task) => makeListFile(makeFile, task)}
        />
      )}
      <ul className="run-items">
        {items.map((item) => (
          <ReportRow
            key={item.key}
            item={item}
            result={resultText(run, run.states[item.key], t)}
            state={run.states[item.key]}
            before={hasBefore ? showValue(item.before) : ''}
            wanted={showValue(item.wanted)}
          />
        ))}
      </ul>
    </div>
  );
}

interface ReportRowProps {
  item: RunItem;
  result: string;
  state: ItemState | undefined;
  before: string;
  wanted: string;
}

const ReportRow = memo(function ReportRow(props: ReportRowProps) {
  const { item, result, state, before, wanted } = props;
  return (
    <li data-at={state?.at}>
      <span>{item.label}</span>{' '}
      <span>
        <bdi>{before}</bdi>
        {before && wanted && ' → '}
        <bdi>{wanted}</bdi>
      </span>{' '}
      <span>
        <span>{result}</span>{' '}
        {state?.messages?.map((message) => (
          <span key={messageId(message)}>
            <MessageText message={message} />{' '}
          </span>
        ))}
      </span>
    </li>
  );
});
