import { useRef } from 'react';
import { Button } from '../parts/Button';
import { useTexts, type Texts } from '../texts';
import type { SetFaults } from './setFaults';
import { readTerm } from './terms';

interface FaultListProps {
  terms: readonly string[];
  /** Those of them that are shown here. */
  others: readonly string[];
  setFaults: SetFaults;
}

/** What a term means, in words. */
function describe(term: string, t: Texts['t']): string {
  const rule = readTerm(term);
  if (rule === null) return term;
  const { operationId, fault, share } = rule;
  return [
    `${operationId === '*' ? t('faults.all') : operationId}: ${t(`faults.kind.${fault.kind}`)}`,
    ...(fault.kind === 'slow' ? [`${fault.ms} ms`] : []),
    ...(fault.kind === 'error' ? [String(fault.status)] : []),
    ...(share === undefined ? [] : [t('faults.ofRequests', { percent: Math.round(share * 100) })]),
  ].join(', ');
}

/** The faults of single calls that are on. */
export function FaultList({ terms, others, setFaults }: FaultListProps) {
  const { t } = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  const remove = async (term: string) => {
    const isRemoved = await setFaults(
      terms.toSpliced(terms.lastIndexOf(term), 1),
      t('faults.removed', { term }),
    );
    // The button that had the focus is gone.
    if (isRemoved) heading.current?.focus();
  };
  return (
    <section className="workbench-section">
      <h3 className="workbench-heading" ref={heading} tabIndex={-1}>
        {t('faults.list')}
      </h3>
      {others.length === 0 && <p>{t('faults.none')}</p>}
      <ul className="workbench-list">
        {others.map((term, index) => (
          <li className="workbench-item workbench-row" key={`${term} ${index}`}>
            <span>{describe(term, t)}</span>
            <Button about={describe(term, t)} onClick={() => void remove(term)}>
              {t('faults.remove')}
            </Button>
          </li>
        ))}
      </ul>
      <Button onClick={() => void setFaults([], t('faults.allRemoved'))}>
        {t('faults.removeAll')}
      </Button>
    </section>
  );
}
