import { act, screen, waitFor, within } from '@testing-library/react';
import { demoTokens } from '@mocks/db/demo';
import type { AgreementRow } from '@mocks/db/tables';
import { agreementIdOf } from '@tests/support/assertions/wizardRequests';
import { expectConsole } from '@tests/support/jest/consoleGuard';
import { postCommand, signing } from '@tests/support/fakes/signingFrame';
import {
  answer,
  checkedAnswer,
  checkPage,
  enterCode,
  goInHistory,
  openWorkStep,
  press,
  sentCode,
  sign,
  signOff,
  stepHeading,
  toCheck,
  workStep,
  type OpenWizard,
} from '@tests/support/page-objects/wizard';

const { origin } = signing;
const headcount = { number_of_cars: '1', number_of_employee: '1', number_of_drivers: '1' };
const cancelled = 'Du har afbrudt underskriften. Dine svar er gemt.';

const overlay = () => screen.findByRole('dialog', { name: 'Underskriv med digitalt id' });

/** Completes the wizard with signing enabled. */
async function openOverlay() {
  const app = await openWorkStep({ settings: { signing } });
  await signOff();
  await enterCode(sentCode(app));
  await overlay();
  return app;
}

const findFrame = async () =>
  within(await overlay()).getByTitle<HTMLIFrameElement>('Underskriv med digitalt id');

async function postFromFrame(command: string, from = origin, source?: Window) {
  const { contentWindow } = await findFrame();
  postCommand(command, { source: source ?? contentWindow, from });
}

const savesOf = ({ mock }: OpenWizard) =>
  (['saveWorkChoices', 'sendXml', 'generateSmsCode'] as const).map(
    (operation) => mock.calls.of(operation).length,
  );

describe('the signing frame', () => {
  it('opens after completion, sandboxed, over a page without a form [4-frame-opens, 4-frame-sandbox]', async () => {
    const app = await openOverlay();
    const dialog = await overlay();
    expect(savesOf(app)).toEqual([1, 1, 1]);
    const frame = await findFrame();
    expect(frame).toHaveAttribute('src', signing.url);
    expect(frame).toHaveAttribute('sandbox', signing.sandbox);
    expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer');
    expect(within(dialog).getByRole('status')).toHaveTextContent('Åbner underskrift…');
    await waitFor(() => expect(dialog).toHaveFocus());
    expect(screen.queryByRole('radiogroup')).toBeNull();
    expect(window.location.pathname).toBe(`/registration/${demoTokens.halfDone}`);
  });

  it('gets the server’s parameters, and leads to thank-you once signed; an unknown command is only logged [4-frame-signed, 8-frame-unknown-command]', async () => {
    expectConsole(/^add error processing$/);
    const app = await openOverlay();
    await postFromFrame('drop-everything');
    expect(jest.mocked(console.warn).mock.calls).toEqual([['add error processing']]);
    expect(await overlay()).toBeInTheDocument();

    const { contentWindow } = await findFrame();
    if (!contentWindow) throw new Error('The frame has no window.');
    const sent = jest.spyOn(contentWindow, 'postMessage').mockReturnValue();
    await postFromFrame('SendParameters');
    const encodedParams = btoa(JSON.stringify({ trucker: app.truckerId, flow: 'sign' }));
    const content = { command: 'parameters', content: encodedParams };
    expect(sent.mock.calls).toEqual([[JSON.stringify(content), origin]]);

    await postFromFrame('changeResponseAndSubmit');
    expect(await screen.findByText('Aftalen er underskrevet.')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(window.location.pathname).toBe(`/thank-you/${demoTokens.halfDone}`);
    await waitFor(() => expect(savesOf(app)).toEqual([1, 2, 1]));
  });
});

describe('a signing that is cancelled', () => {
  it('keeps the answers, however it is cancelled, and can be resumed without saving them again [2-phone-link]', async () => {
    const app = await openOverlay();
    for (const way of ['Afbryd underskrift', 'Luk', 'Escape', 'Back']) {
      if (way === 'Escape') await app.user.keyboard('{Escape}');
      else if (way === 'Back') act(() => window.history.back());
      else await press(way);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(screen.getByRole('group', { name: cancelled })).toHaveFocus();
      const later = within(screen.getByText(/Åbn dit link igen/));
      expect(later.getByRole('link', { name: '+45 70 00 00 00' })).toBeInTheDocument();
      await sign();
      await overlay();
      expect(savesOf(app)).toEqual([1, 1, 1]);
    }
    await postFromFrame('changeResponseAndSubmit');
    expect(await screen.findByText('Aftalen er underskrevet.')).toBeInTheDocument();
    expect(app.mock.calls.of('saveWorkChoices')).toHaveLength(1);
  });

  it('is left by the browser’s back: first to the check page, then to step 3 [2-signing-back]', async () => {
    await openOverlay();
    await press('Afbryd underskrift');
    await goInHistory(-1);
    expect(await stepHeading('Tjek dine svar')).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Underskriv aftale' })).toBeInTheDocument();
    await goInHistory(-1);
    const step3 = await stepHeading('Arbejdsskade og underskrift');
    await waitFor(() => expect(step3).toHaveFocus());
    expect(screen.getByRole('radiogroup', { name: 'Krisehjælp' })).toBeInTheDocument();
  });

  it.each<[string, string | RegExp, (app: OpenWizard, agreement: number) => void]>([
    [
      'an answer',
      /^Aftalen er ændret et andet sted/,
      ({ mock }, agreement) => mock.db.agreements.update(agreement, { own_risk_id: 3 }),
    ],
    [
      'step 3',
      /er ændret et andet sted\.$/,
      ({ mock, truckerId }, agreement) => {
        mock.db.agreements.update(agreement, { addon_4: 1 });
        mock.db.truckers.update(truckerId ?? 0, { multiply_price: headcount });
      },
    ],
  ])(
    'shows that %s was changed elsewhere before the frame opens again [4-sign-read-reopened]',
    async (_, news, change) => {
      const app = await openOverlay();
      await press('Afbryd underskrift');
      change(app, agreementIdOf(app, app.truckerId ?? 0) ?? 0);
      await sign();
      expect((await screen.findAllByText(news)).length).toBeGreaterThan(0);
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(savesOf(app)).toEqual([1, 1, 1]);
      await sign();
      expect(await overlay()).toBeInTheDocument();
    },
  );

  it('asks in step 3 about a work add-on that was added meanwhile, and Back gives up the answer [4-sign-add-ons, 2-wizard-correct-back]', async () => {
    const app = await openOverlay();
    await press('Afbryd underskrift');
    app.mock.db.addOns.insert({ name: 'Ulykke', price: 120, type: 2 });
    await sign();
    await stepHeading(workStep.title);
    await answer('Ulykke', 'Ja');
    await press('Tilbage');
    await stepHeading(checkPage.title);
    expect(checkedAnswer('Ulykke')).toBe('Ikke oplyst');
  });

  it('is not resumed while the price cannot be fetched again [4-sign-read-reopened]', async () => {
    const app = await openOverlay();
    await press('Afbryd underskrift');
    app.mock.addFault({ operationId: 'getPremium', fault: { kind: 'drop' } });
    app.mock.addFault({ operationId: 'getRegistration', fault: { kind: 'drop' }, times: 1 });
    await sign();
    await screen.findByRole('group', { name: /^Der er ingen forbindelse/ });
    await sign();
    const why = 'Aftalen kan ikke underskrives, før prisen kan vises.';
    await waitFor(() => expect(document.activeElement?.textContent).toBe(why));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('keeps answers of step 3 that the server has lost, and sends them again [4-sign-missing-answer]', async () => {
    const app = await openOverlay();
    await press('Afbryd underskrift');
    const truckerId = app.truckerId ?? 0;
    const { agreements, truckers } = app.mock.db;
    const agreementId = agreementIdOf(app, truckerId) ?? 0;
    const { addon_3: _work, addon_4: _crisis, ...rest } = agreements.get(agreementId) ?? {};
    agreements.delete(agreementId);
    agreements.insert(rest as Omit<AgreementRow, 'id'>);
    truckers.update(truckerId, { multiply_price: null });
    await sign();
    expect(await overlay()).toBeInTheDocument();
    await press('Afbryd underskrift');
    await press('Tilbage');
    expect(await stepHeading(checkPage.title)).toHaveFocus();
    expect(checkedAnswer('Krisehjælp')).toBe('Nej');
    await press('Ret Krisehjælp');
    const question = await screen.findByRole('radiogroup', { name: 'Krisehjælp' });
    expect(within(question).getByRole('radio', { name: 'Nej' })).toBeChecked();
    await press(toCheck);
    // Step 3 is saved, so leaving does not ask.
    expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
    await sign();
    expect(await overlay()).toBeInTheDocument();
    expect(savesOf(app)).toEqual([2, 2, 1]);
  });
});
