import { screen, waitFor } from '@testing-library/react';
import { demoTokens } from '@mocks/db/demo';
import { preferencesSlice } from '@/shared/preferences/preferences.slice';
import { renderApp } from '@tests/support/fixtures/renderApp';

const bomb = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
const user = { name: 'Astrid', email: 'admin@example.dk', role: 'admin' };
const draftKey = `draft:link:${demoTokens.invited}`;

const nameField = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Navn' });

describe('damaged browser storage', () => {
  it.each<[string, Record<string, string>]>([
    ['a token without user', { token: '1|abc' }],
    ['a token that is invalid in a header', { token: '1|æ\r\nX: y', user: JSON.stringify(user) }],
    [
      'a role in the prototype of the user',
      { token: '1|abc', user: '{"__proto__":{"role":"admin"}}' },
    ],
    ['an unknown language', { language: '__proto__', token: 'null', user: 'null' }],
  ])('with %s leads to login, which ends the session and says so', async (_what, stored) => {
    Object.entries(stored).forEach(([key, value]) => localStorage.setItem(key, value));
    const { mock } = await renderApp('/admin/truckers');
    expect(await screen.findByRole('heading', { level: 1, name: 'Log ind' })).toBeInTheDocument();
    expect(screen.getByText(/Du er blevet logget ud/)).toBeInTheDocument();
    expect(mock.calls.all()).toEqual([]);
    expect([localStorage.getItem('token'), localStorage.getItem('user')]).toEqual([null, null]);
    expect(Object.prototype).not.toHaveProperty('role');
  });

  it.each<[string, string]>([
    ['deeply nested lists', bomb],
    ['a list', '[{"details":{"name":"Ond"}}]'],
    ['a prototype', '{"__proto__":{"details":{"name":"Ond"}},"details":{"__proto__":"Ond"}}'],
    ['fields of other types', '{"details":{"name":["Ond"],"hasCarInsurance":"Ond","id":7}}'],
  ])(
    'is ignored by the wizard, which shows the link’s data, if the draft is %s',
    async (_what, draft) => {
      sessionStorage.setItem(draftKey, draft);
      await renderApp(`/registration/${demoTokens.invited}`);
      expect(await screen.findByText('Ærø Taxa v/Åse Østergaard')).toBeInTheDocument();
      expect(Object.prototype).not.toHaveProperty('details');
      await waitFor(() => expect(sessionStorage.getItem(draftKey) ?? '').not.toContain('Ond'));
    },
  );

  it('appears as text if a draft contains markup', async () => {
    const words = '<img src=x onerror="alert(1)"> {{policyYear}}';
    sessionStorage.setItem(draftKey, JSON.stringify({ details: { name: words } }));
    await renderApp(`/registration/${demoTokens.invited}`);
    const name = await nameField();
    await waitFor(() => expect(name).toHaveValue(words));
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  it('does not stop the wizard, which sends no damaged token', async () => {
    localStorage.setItem('token', '1|æ');
    localStorage.setItem('user', JSON.stringify(user));
    const { mock } = await renderApp(`/registration/${demoTokens.invited}`);
    expect(await screen.findByText('Ærø Taxa v/Åse Østergaard')).toBeInTheDocument();
    expect(mock.calls.all().map(({ hasBearer }) => hasBearer)).not.toContain(true);
  });

  it.each([
    ['invalid JSON', '{"'],
    ['deeply nested lists', bomb],
    ['null', 'null'],
    ['an object', '{"__proto__":{"rowDensity":"compact"},"length":1}'],
    ['an unknown choice', '"<img src=x>"'],
    ['a number', '7'],
  ])(
    'leaves the default preferences if the stored value is %s [4-preferences-unkept]',
    (_what, stored) => {
      const names = ['keyboardShortcuts', 'rowDensity', 'hiddenColumns'] as const;
      names.forEach((name) => localStorage.setItem(`preference:${name}`, stored));
      const { getInitialState } = preferencesSlice;
      expect(names.map((name) => getInitialState()[name])).toEqual([true, 'comfortable', []]);
      expect(Object.prototype).not.toHaveProperty('rowDensity');
    },
  );
});
