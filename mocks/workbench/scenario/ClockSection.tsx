import { useState } from 'react';
import type { MockState } from '../../control/control';
import type { Tools } from '../data/tools';
import { Button } from '../parts/Button';
import { InputField, SelectField } from '../parts/Fields';
import { Form } from '../parts/Form';
import { formatMoment } from '../parts/moments';
import { Section } from '../parts/Section';
import { useTexts } from '../texts';
import { readMoveMs, type ClockUnit } from './moveMs';

interface ClockSectionProps {
  clock: MockState['clock'];
  tools: Tools;
}

/** The clock of the mocked server: what it shows, to stop it and to move it. */
export function ClockSection({ clock, tools: { act, remote } }: ClockSectionProps) {
  const { t, language } = useTexts();
  const [amount, setAmount] = useState('1');
  const [unit, setUnit] = useState<ClockUnit>('hours');
  const isFrozen = clock.frozenAt !== null;
  const change = (wanted: () => Parameters<typeof remote.setClock>[0]) =>
    act(async () => {
      const state = await remote.setClock(wanted());
      return t('clock.done', { time: formatMoment(state.clock.now, language) });
    });
  const readMove = () => {
    const moveMs = readMoveMs(amount, unit);
    if (moveMs === null) throw new Error(t('clock.wrong', { value: amount }));
    return { moveMs };
  };
  return (
    <Section title={t('clock.title')}>
      <div className="workbench-row">
        <span>
          {t('clock.now', { time: formatMoment(clock.now, language) })}
          {isFrozen && ` ${t('clock.frozen')}`}
        </span>
        <Button onClick={() => void change(() => ({ isFrozen: !isFrozen }))}>
          {t(isFrozen ? 'clock.run' : 'clock.freeze')}
        </Button>
      </div>
      <Form label={t('clock.move')} onSubmit={() => void change(readMove)}>
        <InputField label={t('clock.amount')} value={amount} onChange={setAmount} />
        <SelectField
          label={t('clock.unit')}
          value={unit}
          options={[
            { value: 'hours', label: t('clock.hours') },
            { value: 'days', label: t('clock.days') },
          ]}
          onChange={setUnit}
        />
        <Button type="submit">{t('clock.move')}</Button>
      </Form>
      <p className="workbench-hint">{t('clock.hint')}</p>
    </Section>
  );
}
