import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSyncExternalStore } from 'react';
import { signingFirstMessageTimeoutMs, signingSilenceMs } from '@/config/constants';
import { createWizardRunner } from '@/features/registration/machine/runner';
import type { EffectHandler } from '@/features/registration/machine/runner';
import type { WizardState } from '@/features/registration/machine/wizard.state';
import { SigningPage } from '@/features/registration/signing/SigningPage';
import { initI18n, loadTexts } from '@/i18n/i18n';
import { SettingsContext } from '@/shared/hooks/useSettings';
import { postCommand, signing } from '@tests/support/fakes/signingFrame';
import { testSettings } from '@tests/support/fixtures/testSettings';
import { error, eventIn, pricesFetched, stateIn } from '../wizardStates';
import { render } from '@tests/support/fixtures/render';

const settings = { ...testSettings, signing };
const toSign = {
  token: '',
  isSigningOn: true,
  isRegistered: true,
  signing: { encodedParams: 'abc' },
  at: 0,
};
const failed = 'Underskriften kunne ikke gennemføres. Prøv igen.';
const requestCode = jest.fn<ReturnType<EffectHandler>, []>();
const handleEffect = jest.fn<ReturnType<EffectHandler>, Parameters<EffectHandler>>(
  (effect, state) =>
    effect === 'fetchAgreement' ? Promise.resolve(eventIn(state, pricesFetched)) : requestCode(),
);

beforeAll(async () => {
  await initI18n('da', [], { ...testSettings.facts, phone: testSettings.contact.phone });
  await loadTexts(['registration']);
});

beforeEach(() => {
  jest.useFakeTimers();
  handleEffect.mockClear();
  requestCode.mockReset().mockReturnValue(new Promise(() => undefined));
});

afterEach(() => jest.useRealTimers());

function open(phase: WizardState['phase'], changes: Partial<WizardState> = {}) {
  const wizard = createWizardRunner(stateIn(phase, { ...toSign, ...changes }));
  wizard.setEffectHandler(handleEffect);
  function Page() {
    const state = useSyncExternalStore(wizard.subscribe, wizard.getState);
    return <SigningPage state={state} wizard={wizard} />;
  }
  render(
    <SettingsContext value={settings}>
      <Page />
    </SettingsContext>,
  );
  return userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
}

const dialog = () => screen.queryByRole('dialog', { name: 'Underskriv med digitalt id' });
/** Presses the button to sign, and waits until the unchanged prices are fetched. */
async function pressSign(user: ReturnType<typeof open>) {
  await user.click(screen.getByRole('button', { name: 'Underskriv aftale' }));
  await act(() => jest.advanceTimersByTimeAsync(0));
}
const effects = () => handleEffect.mock.calls.map(([effect]) => effect);

it('a paused signing says how to get a new link if the link has ended [4-link-ended]', () => {
  open('signingPaused', { token: 'link-token', failure: { error, help: 'wizard.linkEnded' } });
  expect(screen.getByText(/^Linket virker ikke mere/)).toBeInTheDocument();
  expect(screen.queryByText(/Åbn dit link igen/)).toBeNull();
  expect(screen.getByText('Aftalen er ikke underskrevet endnu.')).toBeInTheDocument();
});

describe('a signing frame without any message', () => {
  it('is closed with an error, and opens again after another fetch of the prices', async () => {
    const user = open('signing');
    expect(dialog()).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(signingFirstMessageTimeoutMs));
    expect(dialog()).toBeNull();
    expect(screen.getByRole('group', { name: failed })).toHaveFocus();
    expect(screen.getByRole('group', { name: failed })).not.toHaveAttribute('lang');
    expect(document.title).toMatch(/^Fejl: Trin 3 af 3/);
    await pressSign(user);
    expect(dialog()).toBeInTheDocument();
    expect(effects()).toEqual(['fetchAgreement']);
  });
});

it('SigningPage says after a while that the frame is silent, and how to go on, until it responds [4-frame-silent]', () => {
  open('signing');
  act(() => jest.advanceTimersByTime(signingSilenceMs));
  expect(screen.getByRole('alert')).toHaveTextContent(
    /^Siden med underskriften har ikke svaret endnu\..*på \+45 70 00 00 00\.$/,
  );
  const { contentWindow } = screen.getByTitle<HTMLIFrameElement>('Underskriv med digitalt id');
  const sent = jest.spyOn(contentWindow ?? window, 'postMessage').mockReturnValue();
  postCommand('SendParameters', { source: contentWindow });
  expect(sent).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('alert')).toBeNull();
});

describe('signing without the data of the frame', () => {
  const withoutData = { signing: null, failure: { key: 'signing.failed' } } as const;

  it('requests the data once and opens the frame', async () => {
    let answer: Awaited<ReturnType<EffectHandler>> = undefined;
    let release: () => void = () => undefined;
    requestCode.mockImplementation(() => new Promise((done) => (release = () => done(answer))));
    const user = open('signingPaused', withoutData);
    await pressSign(user);
    const busy = screen.getByRole('button', { name: 'Åbner underskrift…' });
    await user.click(busy);
    expect(effects()).toEqual(['fetchAgreement', 'requestCode']);
    answer = { type: 'codeSent', signing: { encodedParams: 'abc' }, at: 0 };
    await act(async () => {
      release();
      await jest.advanceTimersByTimeAsync(0);
    });
    expect(dialog()).toBeInTheDocument();
  });

  it('shows in the server’s language why the data could not be fetched [7-server-language]', async () => {
    requestCode.mockResolvedValue({ type: 'failed', error, lang: 'da' });
    const user = open('signingPaused', withoutData);
    await pressSign(user);
    expect(screen.getByRole('group', { name: 'Det gik ikke.' })).toHaveFocus();
    expect(screen.getByRole('group', { name: 'Det gik ikke.' })).toHaveAttribute('lang', 'da');
  });
});

describe('finishing later', () => {
  it.each([
    ['with the link when there is one', 'link-token', /Åbn dit link igen/],
    ['by telephone when there is no link', '', /Vil du hellere underskrive senere/],
  ])('is offered %s', (_, token, text) => {
    open('signingPaused', { token });
    expect(screen.getByText(text)).toHaveTextContent('+45 70 00 00 00');
  });
});
