import { useState } from 'react';
import { Button } from '../parts/Button';
import { InputField, SelectField } from '../parts/Fields';
import { Form } from '../parts/Form';
import { Section } from '../parts/Section';
import { useTexts } from '../texts';
import type { SetFaults } from './setFaults';
import { withFailure, type OverallFailure } from './terms';

interface FailureSectionProps {
  failure: OverallFailure | null;
  terms: readonly string[];
  setFaults: SetFaults;
}

const statuses = [500, 503, 502, 504, 400, 401, 403, 404, 409, 422, 429];

/** How many of all requests fail, and how. */
export function FailureSection({ failure, terms, setFaults }: FailureSectionProps) {
  const { t } = useTexts();
  const [percent, setPercent] = useState(String(failure?.percent ?? 0));
  const [kind, setKind] = useState(failure ? String(failure.status ?? 'drop') : '500');
  const set = () =>
    setFaults(withFailure(terms, kind, percent), t('faults.failureDone', { count: percent || 0 }));
  const offered = [...new Set([...statuses, ...(failure?.status ? [failure.status] : [])])];
  const options = offered.map((status) => ({
    value: String(status),
    label: t('faults.status', { status }),
  }));
  return (
    <Section title={t('faults.failure')}>
      <Form label={t('faults.failure')} onSubmit={() => void set()}>
        <InputField
          label={t('faults.failureField')}
          inputMode="numeric"
          value={percent}
          onChange={setPercent}
        />
        <SelectField
          label={t('faults.failureKind')}
          value={kind}
          options={[...options, { value: 'drop', label: t('faults.drop') }]}
          onChange={setKind}
        />
        <Button type="submit" about={t('faults.failure')}>
          {t('faults.set')}
        </Button>
      </Form>
    </Section>
  );
}
