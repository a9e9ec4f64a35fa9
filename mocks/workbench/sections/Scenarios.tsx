import { useState } from 'react';
import { catalog } from '../../control/catalog';
import { scenarioLink } from '../../control/openScenario';
import { parseScenario, scenarioNow } from '../../control/scenarios';
import { Kept } from './Kept';
import { Field, Form, Section } from './parts';
import { describeScenario } from './scenarioDescriptions';
import { settingsOf } from '../settingsOf';
import type { Tools } from '../props';
import type { MockStanding } from '../useMockData';

const cards = catalog.map((scenario) => ({ ...scenario, line: describeScenario(scenario) }));

/** The scenario that is on, those that have a name, and one of the reader's own. */
export function Scenarios({ mock, tools }: { mock: MockStanding; tools: Tools }) {
  const { act, basePath, copy, page, remote } = tools;
  const [expressions, setExpressions] = useState('');
  const [search, setSearch] = useState('');
  const words = search.toLowerCase().split(/\s+/u);
  const found = cards.filter(({ id, expressions: inside, line }) => {
    const text = [id, inside, line].join(' ').toLowerCase();
    return words.every((word) => text.includes(word));
  });
  const { scenario, faults } = mock.state;
  const linkTo = (wanted: string) =>
    scenarioLink(page.origin + basePath, wanted, { open: page.screen(), ...settingsOf(mock) });
  const use = () =>
    act(async () => {
      await remote.use(expressions);
      return `The scenario is on: ${expressions}`;
    });
  const copyOwn = () =>
    copy(() => {
      parseScenario(expressions);
      return linkTo(expressions);
    });
  return (
    <Section title="Scenarios">
      <p>Now: {scenario}</p>
      <button type="button" onClick={() => void copy(() => linkTo(scenarioNow(scenario, faults)))}>
        Copy link to what is on now
      </button>
      <Form label="A scenario of your own" onSubmit={() => void use()}>
        <Field
          label="Terms, with commas between them"
          placeholder="slow:listTruckers:3000, empty"
          value={expressions}
          onChange={setExpressions}
        />
        <button type="submit">Use it here</button>
        <button type="button" onClick={() => void copyOwn()}>
          Copy link of your own
        </button>
      </Form>
      <Kept mock={mock} tools={tools} linkTo={linkTo} />
      <Field type="search" label="Search" value={search} onChange={setSearch} />
      <p aria-live="polite">
        {found.length} scenarios. A copied link keeps the screen that is open, the place in the
        wizard, who is signed in, the language, the seed and the clock.
      </p>
      <ul className="workbench-catalog">
        {found.map(({ id, line }) => (
          <li key={id}>
            <a href={scenarioLink(basePath, id)}>{id}</a>: {line}{' '}
            <button
              type="button"
              aria-label={`Copy link ${id}`}
              onClick={() => void copy(() => linkTo(id))}
            >
              Copy link
            </button>
          </li>
        ))}
      </ul>
    </Section>
  );
}
