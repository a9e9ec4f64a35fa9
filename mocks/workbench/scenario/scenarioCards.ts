import { paths } from '@/config/paths';
import { catalog, type NamedScenario } from '../../control/catalog';
import { isTextKey, type Texts } from '../texts';

/** What the scenarios are sorted by. */
export type ScenarioGroup = 'states' | 'wizard' | 'failing';

/** A scenario as it is shown. */
export interface ScenarioCard {
  id: string;
  terms: string;
  group: ScenarioGroup;
  title: string;
  /** What to expect. */
  line: string;
}

/** The groups in the order in which they are shown. */
export const scenarioGroups: readonly ScenarioGroup[] = ['states', 'wizard', 'failing'];

/** Every named scenario in the words of a language. */
export function scenarioCards(t: Texts['t']): ScenarioCard[] {
  return catalog.map((scenario) => ({
    id: scenario.id,
    terms: scenario.terms,
    group: groupOf(scenario),
    title: textOf(t, scenario, 'title'),
    line: textOf(t, scenario, 'line'),
  }));
}

/** The cards that have every word of a search somewhere. */
export function findCards(cards: readonly ScenarioCard[], search: string): ScenarioCard[] {
  const words = search.toLowerCase().split(/\s+/u);
  return cards.filter(({ id, terms, title, line }) => {
    const text = [id, terms, title, line].join(' ').toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

function groupOf({ fails, opens }: NamedScenario): ScenarioGroup {
  if (fails !== undefined) return 'failing';
  return opens.startsWith(paths.registration.href()) ? 'wizard' : 'states';
}

function textOf(t: Texts['t'], { id, fails }: NamedScenario, part: 'title' | 'line'): string {
  if (fails !== undefined) return t(`scenario.fails.${part}`, { call: fails });
  const key = `scenario.${id}.${part}`;
  return isTextKey(key) ? t(key) : id;
}
