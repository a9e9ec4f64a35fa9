import type { Settings } from '@/config/settings';
import { defaultSandbox } from '@/config/constants';
import { findNamedScenario } from '../control/catalog';
import { termsOf } from '../control/faultTerms';

/** The stand-in for the page of a signing service, beside the page of a build with the mock inside. */
const signingFile = 'mock-signing.html';

/** What a scenario changes of the settings: the signing frame on, off, or on with a page that never answers. */
export function signingSettings(
  scenario: string,
  basePath: string,
  origin: string,
): Partial<Settings> {
  const [signing] = termsOf(scenario).flatMap((term) => findNamedScenario(term)?.signing ?? []);
  if (signing === undefined) return {};
  const query = signing === 'silent' ? '?silent' : '';
  const url = `${origin}${basePath}${signingFile}${query}`;
  return { signing: { url, origin, sandbox: defaultSandbox } };
}
