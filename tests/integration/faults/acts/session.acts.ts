import { fireEvent, screen, waitFor } from '@testing-library/react';
import { paths } from '@/config/paths';
import { demoAccounts } from '@mocks/db/demo';
import { keepFewTruckers } from '@tests/support/fixtures/mockServer';
import type { Act } from '../support/act';
import { address, expectTexts, field, heading, press, put } from '../support/pageControls';
import { expectNoNotice, inForm } from '../support/seen';
import { t } from '../support/words';
import { expectRows } from './listActions';

const { email, password } = demoAccounts.admin;
const list = () => expectRows(t['nav.truckers']);
const passwordField = () => screen.getByLabelText(t['login.password']);

/** Waits for the language switch to finish and requires that nothing changed: a failed switch is silent. */
async function expectSameLanguage(): Promise<void> {
  const switcher = screen.getByRole('group', { name: t['topbar.language'] });
  await waitFor(() => expect(switcher).toHaveAttribute('aria-busy', 'false'));
  expect(document.documentElement).toHaveAttribute('lang', 'da');
  expect(localStorage.getItem('language')).toBeNull();
  expectNoNotice();
}

async function expectEnglish(): Promise<void> {
  await waitFor(() => expect(document.documentElement).toHaveAttribute('lang', 'en'));
  expect(localStorage.getItem('language')).toBe('en');
}

const toEnglish = {
  call: 'setLanguage',
  send: () => press(t['topbar.english']),
  voice: 'silent',
  expectMessages: expectSameLanguage,
  needsNoAnswer: true,
} as const;

export const sessionActs: readonly Act[] = [
  {
    call: 'login',
    action: 'logging in',
    address: paths.login.href(),
    prepare: keepFewTruckers,
    arrange: async () => {
      await heading(t['login.title']);
      put({ [t['field.email']]: email });
      fireEvent.change(passwordField(), { target: { value: password } });
    },
    send: () => press(t['login.submit']),
    voice: 'login',
    expectMessages: inForm,
    expectKept: () => {
      expectTexts({ [t['field.email']]: email });
      expect(passwordField()).toHaveValue(password);
      expect(localStorage.getItem('token')).toBeNull();
    },
    expectSuccess: list,
  },
  {
    call: 'logout',
    action: 'logging out',
    address: paths.profile.href(),
    as: 'admin',
    arrange: () => heading(t['nav.profile']),
    send: () => press(t['topbar.logout']),
    voice: 'silent',
    expectMessages: () => Promise.resolve(),
    expectSuccess: async () => {
      await heading(t['login.title']);
      expect(address()).toBe(paths.login.href());
      expect(localStorage.getItem('token')).toBeNull();
      expect(localStorage.getItem('user')).toBeNull();
      expect(screen.queryByText(t['login.sessionExpired'])).not.toBeInTheDocument();
      expectNoNotice();
    },
    needsNoAnswer: true,
    alwaysWorks: true,
  },
  {
    ...toEnglish,
    action: 'switching the language',
    address: paths.profile.href(),
    as: 'admin',
    arrange: () => heading(t['nav.profile']),
    expectKept: () => heading(t['nav.profile']),
    expectSuccess: expectEnglish,
  },
  {
    ...toEnglish,
    action: 'switching the wizard’s language',
    faults: ['500'],
    address: paths.registration.href(),
    arrange: async () => {
      await heading(t['step1.titleNew']);
      put({ [t['field.name']]: 'Taxa Nord' });
    },
    expectKept: () => expectTexts({ [t['field.name']]: 'Taxa Nord' }),
    expectSuccess: async () => {
      await expectEnglish();
      expect(field('Name')).toHaveValue('Taxa Nord');
    },
  },
];
