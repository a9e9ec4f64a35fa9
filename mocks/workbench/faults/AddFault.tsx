import { useState } from 'react';
import { operationInfos } from '../../contract/document';
import { Button } from '../parts/Button';
import { InputField, SelectField } from '../parts/Fields';
import { Form } from '../parts/Form';
import { useTexts } from '../texts';
import type { SetFaults } from './setFaults';
import { hasNumber, termOf, type WantedFault } from './terms';

interface AddFaultProps {
  terms: readonly string[];
  setFaults: SetFaults;
}

const kinds = [
  'error',
  'slow',
  'drop',
  'lost',
  'html',
  'broken',
  'blank',
  'null',
  'flat',
  'bare',
] as const;
const calls = operationInfos.map(({ id }): { value: string; label: string } => ({
  value: id,
  label: id,
}));

/** Switches one more fault on. */
export function AddFault({ terms, setFaults }: AddFaultProps) {
  const { t } = useTexts();
  const [wanted, setWanted] = useState<WantedFault>({
    call: '*',
    kind: 'error',
    number: '',
    percent: '',
  });
  const { call, kind, number, percent } = wanted;
  const change = (part: Partial<WantedFault>) => setWanted({ ...wanted, ...part });
  const add = () => {
    const term = termOf(wanted);
    return setFaults([...terms, term], t('faults.added', { term }));
  };
  return (
    <Form label={t('faults.add')} onSubmit={() => void add()}>
      <SelectField
        label={t('faults.call')}
        value={call}
        options={[{ value: '*', label: t('faults.all') }, ...calls]}
        onChange={(value) => change({ call: value })}
      />
      <SelectField
        label={t('faults.kind')}
        value={kind}
        options={kinds.map((value) => ({ value, label: t(`faults.kind.${value}`) }))}
        // Milliseconds are no status.
        onChange={(value) => change({ kind: value, number: '' })}
      />
      {hasNumber(kind) && (
        <InputField
          label={t(kind === 'slow' ? 'faults.ms' : 'faults.statusField')}
          inputMode="numeric"
          placeholder={kind === 'slow' ? '1500' : '500'}
          value={number}
          onChange={(value) => change({ number: value })}
        />
      )}
      <InputField
        label={t('faults.share')}
        inputMode="numeric"
        value={percent}
        onChange={(value) => change({ percent: value })}
      />
      <Button type="submit">{t('faults.add')}</Button>
    </Form>
  );
}
