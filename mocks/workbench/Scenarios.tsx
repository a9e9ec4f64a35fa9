import { useState } from 'react';
import { catalog } from '../control/catalog';
import { scenarioLink } from '../control/openScenario';
import { parseScenario, scenarioNow } from '../control/scenarios';
import { Button, Field, Form, Section } from './parts';
import type { Tools } from './props';
import { linkSettingsOf, type MockStatus } from './useMockData';

/** The section of the workbench for scenarios: the active one, a custom one, the saved ones and the catalogue. */
export function Scenarios({ mock, tools }: { mock: MockStatus; tools: Tools }) {
  const { act, basePath, copy, page, remote } = tools;
  const [terms, setTerms] = useState('');
  const [search, setSearch] = useState('');
  const { scenario, faults, kept } = mock.state;
  const words = search.toLowerCase().split(/\s+/u);
  const found = catalog.filter(({ id, expressions, shows }) => {
    const text = [id, expressions, shows].join(' ').toLowerCase();
    return words.every((word) => text.includes(word));
  });
  const copyLink = (wanted: string) =>
    copy(() => {
      parseScenario(wanted);
      const also = { open: page.screen(), ...linkSettingsOf(mock) };
      return scenarioLink(page.origin + basePath, wanted, also);
    });
  const use = () =>
    act(async () => {
      await remote.use(terms);
      return `The scenario is on: ${terms}`;
    });
  const keep = (name: string, wanted: string | null) =>
    act(async () => {
      await remote.keep(name, wanted);
      return `${wanted === null ? 'Deleted' : 'Saved'}: ${name}`;
    });
  return (
    <Section title="Scenarios">
      <p>Now: {scenario}</p>
      <Button onPress={() => copyLink(scenarioNow(scenario, faults))}>
        Copy link to the current state
      </Button>
      <Form label="Your own scenario" submit="Use" onSubmit={use}>
        <Field
          label="Terms, separated by commas"
          placeholder="slow:listTruckers:3000, empty"
          value={terms}
          onChange={({ target }) => setTerms(target.value)}
        />
      </Form>
      <Button onPress={() => copyLink(terms)}>Copy link to your own scenario</Button>
      <Form
        label="Save the current state"
        submit="Save"
        onSubmit={(valueOf) => keep(valueOf('name'), scenarioNow(scenario, faults))}
      >
        <Field label="Save the current state as" name="name" />
      </Form>
      <ul>
        {Object.entries(kept).map(([name, text]) => (
          <li key={name}>
            <a href={scenarioLink(basePath, text)}>{name}</a>: <code>{text}</code>{' '}
            <Button aria-label={`Copy link ${name}`} onPress={() => copyLink(text)}>
              Copy link
            </Button>
            <Button aria-label={`Delete ${name}`} onPress={() => keep(name, null)}>
              Delete
            </Button>
          </li>
        ))}
      </ul>
      <Field
        type="search"
        label="Search"
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <p aria-live="polite">
        {found.length} {found.length === 1 ? 'scenario' : 'scenarios'}. A copied link contains the
        open screen, the step of the wizard, the user, the language, the seed and the clock.
      </p>
      <ul className="workbench-catalog">
        {found.map(({ id, shows }) => (
          <li key={id}>
            <a href={scenarioLink(basePath, id)}>{id}</a>: {shows}{' '}
            <Button aria-label={`Copy link ${id}`} onPress={() => copyLink(id)}>
              Copy link
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  );
}
