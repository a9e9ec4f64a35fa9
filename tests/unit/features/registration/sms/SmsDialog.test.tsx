import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSyncExternalStore } from 'react';
import { createApiError } from '@/api/core/apiError';
import { SmsDialog } from '@/features/registration/sms/SmsDialog';
import { createWizardRunner } from '@/features/registration/machine/runner';
import type { EffectHandler, WizardRunner } from '@/features/registration/machine/runner';
import { initI18n, loadTexts } from '@/i18n/i18n';
import { SettingsContext } from '@/shared/hooks/useSettings';
import { testSettings } from '@tests/support/fixtures/testSettings';
import { details, stateIn } from '../wizardStates';
import { heard, render } from '@tests/support/fixtures/render';

function Dialog({ wizard }: { wizard: WizardRunner }) {
  const state = useSyncExternalStore(wizard.subscribe, wizard.getState);
  return <SmsDialog state={state} wizard={wizard} />;
}

const handleEffect = jest.fn<ReturnType<EffectHandler>, Parameters<EffectHandler>>();
const { said } = heard;

beforeAll(async () => {
  await initI18n('da');
  await loadTexts(['registration']);
});

beforeEach(() => {
  jest.useFakeTimers();
  handleEffect
    .mockReset()
    .mockImplementation(() => Promise.resolve({ type: 'codeSent', signing: null, at: Date.now() }));
});

afterEach(() => {
  jest.useRealTimers();
});

let view: ReturnType<typeof render>;

function openDialog(secondsAgo = 0, smsCodeDigits = 0) {
  const sentCode = { phone: details.phone, at: Date.now() - secondsAgo * 1000 };
  const wizard = createWizardRunner(stateIn('code', { sentCode }));
  wizard.setEffectHandler(handleEffect);
  view = render(
    <SettingsContext value={{ ...testSettings, smsCodeDigits }}>
      <Dialog wizard={wizard} />
    </SettingsContext>,
  );
  return userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
}

const resend = () => screen.queryByRole('button', { name: 'Send en ny kode' });
const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));

describe('requesting a new code', () => {
  it('is possible after a countdown, which then starts again', async () => {
    const user = openDialog();
    const field = screen.getByRole('textbox', { name: 'Sms-kode' });
    expect(field).toHaveAccessibleDescription(/telefonnummer 28 45 67 12$/);
    expect(resend()).toBeNull();
    expect(screen.getByText(/ny kode om 30 sekunder/)).toBeInTheDocument();
    await pass(29);
    expect(screen.getByText(/ny kode om 1 sekund\./)).toBeInTheDocument();
    await pass(1);

    await user.click(screen.getByRole('button', { name: 'Send en ny kode' }));
    await pass(0);
    expect(handleEffect).toHaveBeenCalledWith('requestCode', expect.anything());
    expect(screen.getByText('Vi har sendt en ny kode.')).toBeInTheDocument();
    expect(said.at(-1)).toBe('Vi har sendt en ny kode.');
    expect(resend()).toBeNull();
  });

  it('clears and focuses the code field once the new code is sent [4-sms-new-code]', async () => {
    const user = openDialog();
    await pass(30);
    await user.type(screen.getByRole('textbox', { name: 'Sms-kode' }), '123456');
    await user.click(screen.getByRole('button', { name: 'Send en ny kode' }));
    await pass(0);
    const field = screen.getByRole('textbox', { name: 'Sms-kode' });
    expect(field).toHaveValue('');
    expect(field).toHaveFocus();
  });

  it('waits only for the rest of the pause when the code was sent earlier [4-sms-pause]', async () => {
    openDialog(20);
    expect(screen.getByText(/ny kode om 10 sekunder/)).toBeInTheDocument();
    await pass(10);
    expect(resend()).toBeInTheDocument();
  });

  it('shows why it failed, and can be retried at once', async () => {
    handleEffect.mockResolvedValue({
      type: 'failed',
      error: createApiError('rateLimited', { status: 429, message: 'For mange forsøg.' }),
    });
    const user = openDialog();
    await pass(30);
    await user.click(screen.getByRole('button', { name: 'Send en ny kode' }));
    await pass(0);
    expect(screen.getByText('For mange forsøg.')).toBeInTheDocument();
    expect(resend()).toBeInTheDocument();
  });
});

describe('a code whose response was lost [8-sms-lost]', () => {
  const unknown = 'Vi ved ikke, om koden nåede frem til os. Prøv igen, eller bed om en ny kode.';
  const maybeUsed = 'Koden er forkert eller allerede brugt. Tjek den, eller bed om en ny kode.';
  const refused = createApiError('refused', { status: 200, message: 'Koden er forkert.' });
  const listed = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

  it('is not called wrong, and refusals say “wrong or used” until a new code is sent', async () => {
    const user = openDialog();
    const field = () => screen.getByRole('textbox', { name: 'Sms-kode' });
    const send = async (answer: Awaited<ReturnType<EffectHandler>>) => {
      handleEffect.mockResolvedValueOnce(answer);
      fireEvent.click(screen.getByRole('button', { name: 'Bekræft kode' }));
      await pass(0);
    };
    await user.type(field(), '123456');
    await send({ type: 'failed', error: createApiError('timeout'), lost: 'sms.unknown' });
    expect(listed()).toEqual([unknown]);
    expect(field()).not.toHaveAttribute('aria-invalid', 'true');
    expect(field()).toHaveValue('123456');

    await send({ type: 'failed', error: refused });
    expect(screen.queryByRole('listitem')).toBeNull();
    expect(field()).toHaveAccessibleDescription(new RegExp(`Fejl: ${maybeUsed}$`));
    expect(field()).toHaveAttribute('aria-invalid', 'true');

    await pass(30);
    await user.click(screen.getByRole('button', { name: 'Send en ny kode' }));
    await pass(0);
    await user.type(field(), '111111');
    await send({ type: 'failed', error: refused });
    expect(field()).toHaveAccessibleDescription(
      /Fejl: Sms -kodebekræftelse mislykkedes: Koden er forkert\.$/,
    );
  });
});

describe('requesting and verifying a code', () => {
  it('do not overlap: no code is verified while a new one is requested', async () => {
    handleEffect.mockReturnValue(new Promise(() => undefined));
    const user = openDialog();
    await pass(30);
    await user.click(screen.getByRole('button', { name: 'Send en ny kode' }));
    await user.type(screen.getByRole('textbox', { name: 'Sms-kode' }), '123456{Enter}');
    await pass(0);
    expect(screen.getByRole('button', { name: 'Bekræft kode' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    expect(screen.getByRole('button', { name: 'Sender kode…' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    expect(handleEffect).toHaveBeenCalledTimes(1);
  });

  it('do not overlap: no code is requested during a verification', async () => {
    handleEffect.mockReturnValue(new Promise(() => undefined));
    const user = openDialog();
    await pass(30);
    await user.type(screen.getByRole('textbox', { name: 'Sms-kode' }), '123456{Enter}');
    await pass(0);
    expect(resend()).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('button', { name: 'Tjekker koden…' })).toBeInTheDocument();
  });

  it.each([
    ['a code is verified', 'Bekræft kode'],
    ['a new one is requested', 'Send en ny kode'],
  ])('offer no way out of the dialog while %s [2-sms-no-way-out]', async (_when, button) => {
    handleEffect.mockReturnValue(new Promise(() => undefined));
    const user = openDialog();
    await pass(30);
    await user.type(screen.getByRole('textbox', { name: 'Sms-kode' }), '123456');
    const waysOut = () =>
      ['Luk', 'Annuller', 'Ret mobilnummer'].map((name) => screen.getByRole('button', { name }));
    for (const way of waysOut()) expect(way).not.toHaveAttribute('aria-disabled');
    await user.click(screen.getByRole('button', { name: button }));
    await pass(0);
    for (const way of waysOut()) expect(way).toHaveAttribute('aria-disabled', 'true');
  });
});

it('a code that is refused without a reason is called wrong, in one sentence [8-sms-once]', async () => {
  handleEffect.mockResolvedValue({
    type: 'failed',
    error: createApiError('refused', { status: 200 }),
  });
  const user = openDialog();
  await user.type(screen.getByRole('textbox', { name: 'Sms-kode' }), '123456{Enter}');
  await pass(0);
  expect(screen.getByRole('textbox', { name: 'Sms-kode' })).toHaveAccessibleDescription(
    /Fejl: Sms -kodebekræftelse mislykkedes$/,
  );
});

describe('an SMS code [2-sms-by-itself]', () => {
  const refused = createApiError('refused', { status: 200, message: 'Koden er forkert.' });
  const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Sms-kode' });
  const sent = () => handleEffect.mock.calls.filter(([effect]) => effect === 'verifyCode').length;

  it('has a hint that names its length, unless the length is unknown', () => {
    openDialog(0, 6);
    expect(field()).toHaveAccessibleDescription(
      /telefonnummer 28 45 67 12\. Koden bliver tjekket, så snart den har 6 cifre\.$/,
    );
    view.unmount();
    openDialog(0, 0);
    expect(field()).toHaveAccessibleDescription(/telefonnummer 28 45 67 12$/);
  });

  it('is verified once at its last digit, despite Enter and a press of the button after that', async () => {
    handleEffect.mockReturnValue(new Promise(() => undefined));
    const user = openDialog(0, 6);
    await user.type(field(), '12345');
    await pass(0);
    expect(sent()).toBe(0);
    await user.type(field(), '6{Enter}');
    await pass(0);
    fireEvent.click(screen.getByRole('button', { name: 'Tjekker koden…' }));
    await pass(0);
    expect(sent()).toBe(1);
  });

  it('is selected when wrong, with its error announced, and verified again only by the button [8-sms-once]', async () => {
    handleEffect.mockResolvedValue({ type: 'failed', error: refused });
    const user = openDialog(0, 6);
    await user.type(field(), '111 111');
    await pass(0);
    expect(sent()).toBe(1);
    expect(said.at(-1)).toBe('Sms -kodebekræftelse mislykkedes: Koden er forkert.');
    expect(field()).toHaveFocus();
    expect([field().selectionStart, field().selectionEnd]).toEqual([0, 7]);

    for (const value of ['', '111111']) {
      fireEvent.change(field(), { target: { value } });
      await pass(0);
    }
    expect(sent()).toBe(1);
    fireEvent.click(screen.getByRole('button', { name: 'Bekræft kode' }));
    await pass(0);
    expect(sent()).toBe(2);
  });

  it('is verified once after a request for a new code failed, if it was typed during that request', async () => {
    let fail: () => void = () => undefined;
    handleEffect.mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          fail = () => resolve({ type: 'failed', error: createApiError('timeout') });
        }),
    );
    const user = openDialog(30, 6);
    await user.click(screen.getByRole('button', { name: 'Send en ny kode' }));
    await user.type(field(), '123456');
    await pass(0);
    expect(sent()).toBe(0);
    handleEffect.mockResolvedValue({ type: 'failed', error: refused });
    fail();
    await pass(0);
    expect(sent()).toBe(1);
    await user.click(screen.getByRole('button', { name: 'Send en ny kode' }));
    await pass(0);
    expect(sent()).toBe(1);
  });

  it('is verified only by the button when its length is unknown', async () => {
    const user = openDialog(0, 0);
    await user.type(field(), '123456');
    await pass(0);
    expect(sent()).toBe(0);
    await user.click(screen.getByRole('button', { name: 'Bekræft kode' }));
    await pass(0);
    expect(sent()).toBe(1);
  });
});
