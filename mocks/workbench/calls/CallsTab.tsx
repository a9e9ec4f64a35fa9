import { useState } from 'react';
import type { CallRecord } from '../../calls';
import type { Tools } from '../data/tools';
import { Button } from '../parts/Button';
import { useTexts } from '../texts';
import { CallItem } from './CallItem';

interface CallsTabProps {
  calls: readonly CallRecord[];
  tools: Tools;
}

const pageSize = 100;

/** Every request that reached the mock, newest first. */
export function CallsTab({ calls, tools }: CallsTabProps) {
  const { t } = useTexts();
  const [shown, setShown] = useState(pageSize);
  if (calls.length === 0) return <p>{t('calls.none')}</p>;
  return (
    <>
      <ul className="workbench-list">
        {calls.slice(0, shown).map((call) => (
          <CallItem key={call.id} call={call} tools={tools} />
        ))}
      </ul>
      {calls.length > shown && (
        <Button onClick={() => setShown(shown + pageSize)}>{t('showOlder')}</Button>
      )}
    </>
  );
}
