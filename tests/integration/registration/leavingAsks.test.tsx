import { act, screen, waitFor } from '@testing-library/react';
import { renderApp } from '@tests/support/fixtures/renderApp';
import { openCard, openWizard, press } from '@tests/support/page-objects/wizard';

const nameField = () => screen.findByRole('textbox', { name: 'Navn' });
const question = () => screen.findByRole('dialog', { name: 'Vil du forlade siden?' });
const noQuestion = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

async function openAgreement() {
  const view = await renderApp('/admin/truckers', { as: 'admin' });
  await screen.findByRole('heading', { level: 1, name: 'Vognmænd' });
  const link = (await screen.findAllByRole('link', { name: /aftale/i }))[0];
  if (!link) throw new Error('There is no way to an agreement.');
  await view.user.click(link);
  await openCard();
  return view;
}

async function change(app: Awaited<ReturnType<typeof openAgreement>>) {
  await app.user.type(await nameField(), ' og søn');
  // What asks is loaded with the first use of the form.
  await waitFor(() => expect(asksToUnload()).toBe(true));
}

function asksToUnload(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

const back = () =>
  act(async () => {
    window.history.back();
    await new Promise((resolve) => setTimeout(resolve, 150));
  });

describe('leaving with changes that are not saved', () => {
  it('by a link asks first; staying keeps everything', async () => {
    const app = await openAgreement();
    const { pathname } = window.location;
    await change(app);
    await app.user.click(screen.getByRole('link', { name: 'Vognmænd' }));
    expect(await question()).toHaveTextContent('Du har ændringer, som ikke er gemt.');
    await press('Bliv på siden');
    await noQuestion();
    expect(window.location.pathname).toBe(pathname);
    expect(((await nameField()) as HTMLInputElement).value).toMatch(/ og søn$/);
  });

  it('by a link leaves on request, and forgets what staff typed', async () => {
    const app = await openAgreement();
    await change(app);
    await app.user.click(screen.getByRole('link', { name: 'Vognmænd' }));
    await question();
    await press('Forlad siden');
    await screen.findByRole('heading', { level: 1, name: 'Vognmænd' });
    expect(Object.keys(sessionStorage)).toEqual(['draft:staff:owner']);
  });

  it('by the browser’s back asks first, then goes where it was going', async () => {
    const app = await openAgreement();
    const { pathname } = window.location;
    await change(app);
    await back();
    await question();
    expect(window.location.pathname).toBe(pathname);
    await press('Forlad siden');
    await screen.findByRole('heading', { level: 1, name: 'Vognmænd' });
  });

  it('by closing or reloading asks in the browser’s words, hauliers too', async () => {
    const app = await openWizard();
    await openCard();
    await app.user.click(await nameField());
    expect(asksToUnload()).toBe(false);
    await change(app);
  });
});

describe('leaving without changes', () => {
  it('asks nothing', async () => {
    const app = await openAgreement();
    await app.user.click(await nameField());
    await app.user.click(screen.getByRole('link', { name: 'Vognmænd' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Vognmænd' })).toBeInTheDocument();
  });
});
