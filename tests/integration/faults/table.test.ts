import { findPage } from '@/app/routing/pages';
import { catalog, type NamedScenario } from '@mocks/control/catalog';
import { parseScenario } from '@mocks/control/scenarios';
import { operationInfos } from '@mocks/contract/document';
import { allActs } from './acts/allActs';
import type { Act } from './support/act';
import { casesOf } from './support/cases';
import { allFaults, scenarioOf } from './support/faults';

describe('the fault table', () => {
  it('covers every API operation and every fault, without duplicate titles', () => {
    const cases = casesOf(allActs);
    expect(new Set(cases.map(({ act }) => act.call))).toEqual(
      new Set(operationInfos.map(({ id }) => id)),
    );
    expect(new Set(cases.map(({ fault }) => fault))).toEqual(new Set(allFaults));
    expect(new Set(cases.map(({ title }) => title)).size).toBe(cases.length);
  });

  it('has a case for each rule that an act names', () => {
    const titles = casesOf(allActs).map(({ title }) => title);
    const named = allActs.flatMap(({ rules = {} }) => Object.values(rules));
    expect(named.filter((rule) => !titles.some((title) => title.endsWith(rule)))).toEqual([]);
  });
});

const routeOf = (address: string) => findPage(new URL(address, 'http://app').pathname).path;

const inTopBar = ['logging out', 'switching the language'];

/** True if a scenario opens the page of an act for the same visitor; the top bar is on every page. */
const isAt = ({ opens, as }: NamedScenario, { address, as: actor = 'guest', action }: Act) =>
  as === actor && (inTopBar.includes(action) || routeOf(opens) === routeOf(address));

/**
 * The wizard fetches four lists with one hook, so the table contains only one of them there. The other three
 * are tested through their scenarios (../app/namedScenarios.test.tsx).
 */
const shown = ['listAreas', 'listNewValues', 'listOwnRisks'];

const failing = catalog.flatMap((scenario) =>
  scenario.fails && !shown.includes(scenario.fails) ? [{ ...scenario, fails: scenario.fails }] : [],
);

// The cases of the table test what the screen then shows.
it.each(failing)(
  'the scenario $id of the workbench opens a page for which the fault table has the same failure',
  (scenario) => {
    const { fails, expressions } = scenario;
    expect(parseScenario(expressions)).toEqual(parseScenario(scenarioOf('500', fails)));
    const places = allActs.filter(({ call }) => call === fails);
    expect(places.filter((act) => isAt(scenario, act))).not.toEqual([]);
  },
);
