import { screen, waitFor } from '@testing-library/react';
import { allowPageTranslation } from '@/app/start/pageTranslation';
import { demoTokens } from '@mocks/db/demo';
import { translatePage } from '@tests/support/actions/translatePage';
import { agreementIdOf, truckerOf } from '@tests/support/assertions/wizardRequests';
import {
  answer,
  answerNo,
  carStep,
  checkedAnswer,
  checkPage,
  choose,
  chooseFour,
  detailsStep,
  finishDetails,
  openWizard,
  openWorkStep,
  press,
  put,
  stepHeading,
  toCheckPage,
} from '@tests/support/page-objects/wizard';

beforeAll(allowPageTranslation);

const price = () => screen.getByRole('region', { name: 'Din pris' });
const amountsOf = (region: HTMLElement) => region.textContent.match(/[\d.]+,\d{2}/g) ?? [];

describe('a page that the browser has translated [2-translated-page]', () => {
  it('can still save step 1 and open step 2', async () => {
    const { mock } = await openWizard();
    await answer(/bilen forsikret/, 'Nej');
    translatePage();
    await press(detailsStep.send);
    await stepHeading(carStep.title);
    expect(mock.calls.of('updateTrucker')).toHaveLength(1);
    expect(screen.getByText('Trin 2 af 3')).toBeInTheDocument();
  });

  it('shows the errors of the newest attempt, and no older ones', async () => {
    await openWizard();
    await press('Ret');
    put(detailsStep.email, '');
    await press(detailsStep.send);
    const field = screen.getByRole('textbox', { name: detailsStep.email.label });
    await waitFor(() => expect(field).toBeInvalid());
    const missing = /Dette felt er påkrævet/;
    expect(field).toHaveAccessibleDescription(missing);
    translatePage();
    put(detailsStep.email, 'post');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/gyldig e-mail/));
    expect(field).not.toHaveAccessibleDescription(missing);
  });

  it('counts the open choices of step 2, and shows no price but the current one', async () => {
    await openWizard();
    await finishDetails();
    await choose(carStep.area.label, 0);
    translatePage();
    await choose(carStep.newValue.label, 1);
    await waitFor(() => expect(price()).toHaveTextContent('Vælg 2 ting mere'));
    expect(price()).not.toHaveTextContent('Vælg 3 ting mere');
    translatePage();
    await chooseFour(0, 1, 1, 0);
    await waitFor(() => expect(price()).toHaveTextContent(/kr\. pr\. måned/));
    expect(price()).not.toHaveTextContent(/Vælg|Henter/);

    const [first = ''] = amountsOf(price());
    translatePage();
    await choose(carStep.ownRisk.label, 0);
    await waitFor(() => expect(amountsOf(price())).not.toContain(first));
    await waitFor(() => expect(price()).toHaveTextContent(/kr\. pr\. måned/));
    expect(price()).not.toHaveTextContent('Opdaterer');
  });

  it('shows on the check page the answer and the price that have changed on the server', async () => {
    const app = await openWorkStep();
    await answerNo();
    await toCheckPage();
    const summary = () => screen.getByRole('region', { name: 'Prisoversigt' });
    const [before = ''] = amountsOf(summary());
    translatePage();
    const trucker = truckerOf(app, demoTokens.halfDone);
    app.mock.db.agreements.update(agreementIdOf(app, trucker.id) ?? 0, { own_risk_id: 3 });
    await press(checkPage.send);
    await screen.findByText(/^Aftalen er ændret et andet sted/);
    expect(checkedAnswer(carStep.ownRisk.label)).toBe('20.000 kr.');
    await waitFor(() => expect(amountsOf(summary())).toHaveLength(3));
    expect(amountsOf(summary())).not.toContain(before);
  });
});
