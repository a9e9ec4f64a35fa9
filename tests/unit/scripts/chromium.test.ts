import { plantFiles } from '@tests/support/fakes/temporaryFiles';
import { findChromium, findHeadlessShell, type BrowserPlaces } from '@scripts/chromium';

describe('findChromium', () => {
  const { at, file } = plantFiles();

  function places(change: Partial<BrowserPlaces> = {}): BrowserPlaces {
    return { env: {}, playwrightPath: () => at('none'), fixed: [], ...change };
  }

  it('takes the one that CHROMIUM_PATH names before all others', () => {
    const named = file('named');
    const own = file('own');
    expect(findChromium(places({ env: { CHROMIUM_PATH: named }, playwrightPath: () => own }))).toBe(
      named,
    );
  });

  it('says so when CHROMIUM_PATH names a file that is missing', () => {
    const missing = at('missing');
    expect(() => findChromium(places({ env: { CHROMIUM_PATH: missing } }))).toThrow(
      `CHROMIUM_PATH names ${missing}, which does not exist.`,
    );
  });

  it("takes Playwright's own before an installed one", () => {
    const own = file('own');
    file('bin/chromium');
    expect(findChromium(places({ playwrightPath: () => own, env: { PATH: at('bin') } }))).toBe(own);
  });

  it('finds an installed one on the PATH', () => {
    const installed = file('bin/google-chrome');
    expect(findChromium(places({ env: { PATH: at('bin') } }))).toBe(installed);
  });

  it('finds one in the places where systems put it', () => {
    const installed = file('Applications/Chrome');
    expect(findChromium(places({ fixed: [installed] }))).toBe(installed);
  });

  it('says null where there is none', () => {
    expect(findChromium(places({ env: { PATH: at('.') } }))).toBeNull();
  });
});

describe('findHeadlessShell', () => {
  const { at, file } = plantFiles();

  it('finds the one of Debian, or says null', () => {
    const shell = file('bin/chromium-headless-shell');
    expect(findHeadlessShell({ PATH: at('bin') })).toBe(shell);
    expect(findHeadlessShell({ PATH: at('.') })).toBeNull();
  });
});
