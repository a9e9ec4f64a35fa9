import type { CallRecord } from '../../calls';
import type { Tools } from '../data/tools';
import { Button } from '../parts/Button';
import { Disclosure } from '../parts/Disclosure';
import { Json } from '../parts/Json';
import { formatTime } from '../parts/moments';
import { useTexts } from '../texts';
import { toCurl } from './curl';

interface CallItemProps {
  call: CallRecord;
  tools: Tools;
}

/** One request, opening to what was asked and answered. */
export function CallItem({ call, tools: { apiOrigin, copy } }: CallItemProps) {
  const { t, language } = useTexts();
  const { answer, at, body, breach, method, path, query, status } = call;
  const summary = (
    <>
      {breach !== null && <strong className="workbench-breach">⚠ {t('calls.breach')}</strong>}
      <span className="workbench-path">
        {method} {path}
      </span>
      <span className="workbench-hint">
        {status ?? t('calls.noAnswer')}, {formatTime(at, language)}
      </span>
    </>
  );
  const missing = t('calls.nothing');
  return (
    <li className={breach === null ? 'workbench-item' : 'workbench-item workbench-item-breach'}>
      <Disclosure summary={summary}>
        {breach !== null && <p>{breach}</p>}
        <Button onClick={() => void copy(toCurl(call, apiOrigin), t('calls.command'))}>
          {t('calls.copyCommand')}
        </Button>
        <Json title={t('calls.query')} value={Object.keys(query).length > 0 ? query : missing} />
        <Json title={t('calls.body')} value={body ?? missing} />
        <Json title={t('calls.answer')} value={answer ?? t('calls.notKept')} />
      </Disclosure>
    </li>
  );
}
