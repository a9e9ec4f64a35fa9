import { useState } from 'react';
import { Button } from '../parts/Button';
import { InputField } from '../parts/Fields';
import { Form } from '../parts/Form';
import { Section } from '../parts/Section';
import { useTexts } from '../texts';
import type { SetFaults } from './setFaults';
import { withLatency } from './terms';

interface LatencySectionProps {
  latencyMs: number;
  terms: readonly string[];
  setFaults: SetFaults;
}

/** How much longer every answer takes. */
export function LatencySection({ latencyMs, terms, setFaults }: LatencySectionProps) {
  const { t } = useTexts();
  const [ms, setMs] = useState(String(latencyMs));
  const set = () => setFaults(withLatency(terms, ms), t('faults.latencyDone', { count: ms || 0 }));
  return (
    <Section title={t('faults.latency')}>
      <Form label={t('faults.latency')} onSubmit={() => void set()}>
        <InputField
          label={t('faults.latencyField')}
          inputMode="numeric"
          value={ms}
          onChange={setMs}
        />
        <Button type="submit" about={t('faults.latency')}>
          {t('faults.set')}
        </Button>
      </Form>
    </Section>
  );
}
