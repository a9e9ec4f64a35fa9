import { useState } from 'react';
import { readSeed, type MockState } from '../../control/control';
import { becomeVisitor } from '../../control/openScenario';
import type { Tools } from '../data/tools';
import type { Visitor } from '../data/visitor';
import { Button } from '../parts/Button';
import { InputField } from '../parts/Fields';
import { Form } from '../parts/Form';
import { Section } from '../parts/Section';
import { useTexts } from '../texts';
import { roleOf } from './roleOf';

interface MockSectionProps {
  state: MockState;
  visitor: Visitor | null;
  tools: Tools;
}

/** How the mock stands, and starting over. */
export function MockSection({ state, visitor, tools }: MockSectionProps) {
  const { t } = useTexts();
  const [seed, setSeed] = useState('');
  const { act, page, remote } = tools;
  const startOver = (seedText?: string) =>
    act(async () => {
      await remote.reset(seedText === undefined ? undefined : readSeed(seedText.trim()));
      // The sessions went with the rest.
      await becomeVisitor(remote, roleOf(visitor));
      page.reload();
      return t('now.resetDone');
    });
  return (
    <Section title={t('now.title')}>
      <p>{t('now.scenario', { scenario: state.scenario })}</p>
      <div className="workbench-row">
        <span>{t('now.seed', { seed: state.seed })}</span>
        <Button onClick={() => void startOver()}>{t('now.reset')}</Button>
      </div>
      <Form label={t('now.seedField')} onSubmit={() => void startOver(seed)}>
        <InputField
          label={t('now.seedField')}
          inputMode="numeric"
          value={seed}
          onChange={setSeed}
          hint={t('now.hint')}
        />
        <Button type="submit">{t('now.reseed')}</Button>
      </Form>
    </Section>
  );
}
