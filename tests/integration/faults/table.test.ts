import { findPage } from '@/app/routing/pages';
import { catalog, type NamedScenario } from '@mocks/control/catalog';
import { parseScenario } from '@mocks/control/scenarios';
import { operationInfos } from '@mocks/contract/document';
import { allActs } from './acts/allActs';
import type { Act } from './support/act';
import { casesOf } from './support/cases';
import { allFaults, scenarioOf } from './support/faults';

describe('the fault table', () => {
  it('has every call and every fault, and no case twice', () => {
    const cases = casesOf(allActs);
    expect(new Set(cases.map(({ act }) => act.call))).toEqual(
      new Set(operationInfos.map(({ id }) => id)),
    );
    expect(new Set(cases.map(({ fault }) => fault))).toEqual(new Set(allFaults));
    expect(new Set(cases.map(({ title }) => title)).size).toBe(cases.length);
  });
});

const routeOf = (address: string) => findPage(new URL(address, 'http://app').pathname).path;

/** True where a scenario is opened at the page of an act by the same visitor; the top bar is on every page. */
const isAt = ({ opens, as }: NamedScenario, { address, as: actor = 'guest', place }: Act) =>
  as === actor && (place === 'top bar' || routeOf(opens) === routeOf(address));

/**
 * The wizard reads the four lists by one hook, and the table has one of them there; the others are
 * shown by their scenarios (../app/namedScenarios.test.tsx).
 */
const shown = ['listAreas', 'listNewValues', 'listOwnRisks'];

const failing = catalog.flatMap((scenario) =>
  scenario.fails && !shown.includes(scenario.fails) ? [{ ...scenario, fails: scenario.fails }] : [],
);

// What its screen then shows, the cases of the table hold.
it.each(failing)('$id is opened where the fault table has $fails fail', (scenario) => {
  const { fails, expressions } = scenario;
  expect(parseScenario(expressions)).toEqual(parseScenario(scenarioOf('500', fails)));
  const places = allActs.filter(({ call }) => call === fails);
  expect(places.filter((act) => isAt(scenario, act))).not.toEqual([]);
});
