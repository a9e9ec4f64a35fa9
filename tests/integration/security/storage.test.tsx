import { screen, waitFor } from '@testing-library/react';
import { demoTokens } from '@mocks/db/demo';
import { preferencesSlice } from '@/shared/preferences/preferences.slice';
import { renderApp } from '@tests/support/fixtures/renderApp';

const bomb = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
const user = { name: 'Astrid', email: 'admin@example.dk', role: 'admin' };
const draftKey = `draft:link:${demoTokens.invited}`;

const nameField = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Navn' });

describe('a browser whose storage was damaged or tampered with', () => {
  it.each<[string, Record<string, string>]>([
    ['a token alone', { token: '1|abc' }],
    ['a token that no header carries', { token: '1|æ\r\nX: y', user: JSON.stringify(user) }],
    ['a user whose role is inherited', { token: '1|abc', user: '{"__proto__":{"role":"admin"}}' }],
    ['a language that is none', { language: '__proto__', token: 'null', user: 'null' }],
  ])(
    'opens login with %s, says that the session is over and keeps no bearer (D35)',
    async (_what, stored) => {
      Object.entries(stored).forEach(([key, value]) => localStorage.setItem(key, value));
      const { mock } = await renderApp('/admin/truckers');
      expect(await screen.findByRole('heading', { level: 1, name: 'Log ind' })).toBeInTheDocument();
      expect(screen.getByText(/Du er blevet logget ud/)).toBeInTheDocument();
      expect(mock.calls.all()).toEqual([]);
      expect([localStorage.getItem('token'), localStorage.getItem('user')]).toEqual([null, null]);
      expect(Object.prototype).not.toHaveProperty('role');
    },
  );

  it.each<[string, string]>([
    ['lists in lists', bomb],
    ['a list', '[{"details":{"name":"Ond"}}]'],
    ['a prototype', '{"__proto__":{"details":{"name":"Ond"}},"details":{"__proto__":"Ond"}}'],
    ['fields of other types', '{"details":{"name":["Ond"],"hasCarInsurance":"Ond","id":7}}'],
  ])('opens the wizard with what the link knows where the draft is %s', async (_what, draft) => {
    sessionStorage.setItem(draftKey, draft);
    await renderApp(`/registration/${demoTokens.invited}`);
    expect(await screen.findByText('Ærø Taxa v/Åse Østergaard')).toBeInTheDocument();
    expect(Object.prototype).not.toHaveProperty('details');
    await waitFor(() => expect(sessionStorage.getItem(draftKey) ?? '').not.toContain('Ond'));
  });

  it('takes a draft’s words for words', async () => {
    const words = '<img src=x onerror="alert(1)"> {{policyYear}}';
    sessionStorage.setItem(draftKey, JSON.stringify({ details: { name: words } }));
    await renderApp(`/registration/${demoTokens.invited}`);
    const name = await nameField();
    await waitFor(() => expect(name).toHaveValue(words));
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  it('lets the haulier through with a bearer that is damaged (D26)', async () => {
    localStorage.setItem('token', '1|æ');
    localStorage.setItem('user', JSON.stringify(user));
    const { mock } = await renderApp(`/registration/${demoTokens.invited}`);
    expect(await screen.findByText('Ærø Taxa v/Åse Østergaard')).toBeInTheDocument();
    expect(mock.calls.all().map(({ hasBearer }) => hasBearer)).not.toContain(true);
  });

  it.each([
    ['no JSON', '{"'],
    ['lists in lists', bomb],
    ['null', 'null'],
    ['an object', '{"__proto__":{"rowDensity":"compact"},"length":1}'],
    ['a text that was never a choice', '"<img src=x>"'],
    ['a number', '7'],
  ])('takes a choice of looks that is %s for none [4-preferences-unkept]', (_what, stored) => {
    const names = ['keyboardShortcuts', 'rowDensity', 'hiddenColumns'] as const;
    names.forEach((name) => localStorage.setItem(`preference:${name}`, stored));
    const { getInitialState } = preferencesSlice;
    expect(names.map((name) => getInitialState()[name])).toEqual([true, 'comfortable', []]);
    expect(Object.prototype).not.toHaveProperty('rowDensity');
  });
});
