import { useState } from 'react';
import { scenarioLink } from '../../control/openScenario';
import { scenarioNow } from '../../control/scenarios';
import { Field, Form } from './parts';
import type { Tools } from '../props';
import type { MockStanding } from '../useMockData';

interface KeptProps {
  mock: MockStanding;
  tools: Tools;
  /** The link to a scenario at the screen that is open. */
  linkTo: (scenario: string) => string;
}

/** What is on, to be kept under a name, and what is kept: until it is forgotten, also over a reset. */
export function Kept({ mock, tools, linkTo }: KeptProps) {
  const [name, setName] = useState('');
  const { act, basePath, copy, remote } = tools;
  const { scenario, faults, kept } = mock.state;
  const keep = () =>
    act(async () => {
      await remote.keep(name, scenarioNow(scenario, faults));
      return `Kept: ${name}`;
    });
  const forget = (known: string) =>
    act(async () => {
      await remote.keep(known, null);
      return `Forgotten: ${known}`;
    });
  return (
    <>
      <Form label="Keep what is on" onSubmit={() => void keep()}>
        <Field label="Keep what is on as" value={name} onChange={setName} />
        <button type="submit">Keep</button>
      </Form>
      <ul>
        {Object.entries(kept).map(([known, terms]) => (
          <li key={known}>
            <a href={scenarioLink(basePath, terms)}>{known}</a>: <code>{terms}</code>{' '}
            <button
              type="button"
              aria-label={`Copy link ${known}`}
              onClick={() => void copy(() => linkTo(terms))}
            >
              Copy link
            </button>
            <button type="button" aria-label={`Forget ${known}`} onClick={() => void forget(known)}>
              Forget
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
