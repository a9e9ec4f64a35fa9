import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { demoAccounts } from '@mocks/db/demo';
import { address, heading, press, put } from './pageControls';
import { t } from './words';

/** What a failure is seen by: it waits for the words. */
export type Says = (words: readonly string[]) => Promise<void>;

const notices = () => screen.queryByRole('region', { name: new RegExp(`^${t['toast.region']}`) });

/** One notice for each of the words, which end a line of it, and no other. */
export const inNotices: Says = async (words) => {
  await waitFor(() => {
    const shown = [...(notices()?.querySelectorAll('[role="group"]') ?? [])];
    const said = shown.map((notice, index) => {
      const lines = [...notice.querySelectorAll('p')].map(({ textContent }) => textContent);
      const word = words[index];
      return word !== undefined && lines.some((line) => line.endsWith(word)) ? word : lines;
    });
    expect(said).toEqual([...words]);
  });
};

/** No notice at all. */
export function expectNoNotice(): void {
  expect(notices()?.textContent ?? '').toBe('');
}

/** The error summary of the form on top, and no notice beside it. */
export const inForm: Says = async (words) => {
  const box = within(await screen.findByRole('group', { name: t['common.errorSummaryTitle'] }));
  for (const text of words) box.getByText(text, { exact: false });
  expectNoNotice();
};

/** The message that stands where content could not be had, and no notice beside it. */
export const inPlace: Says = async (words) => {
  await waitFor(() => {
    const alerts = screen.getAllByRole('alert').map(({ textContent }) => textContent);
    for (const text of words) expect(alerts).toContainEqual(expect.stringContaining(text));
  });
  expectNoNotice();
};

/** A notice, and a face where the content should be. */
export const inNoticesAnd =
  (face: string): Says =>
  async (words) => {
    // The notice first: the face of a failure before may still be going.
    await inNotices(words);
    expect(await screen.findByText(face)).toBeInTheDocument();
  };

/** Login with the wanted path, one message and nothing left of the session (D3). */
export async function expectLostSession(wanted: string): Promise<void> {
  expect(await heading(t['login.title'])).toHaveFocus();
  expect(address()).toBe(`/login?${new URLSearchParams({ redirect: wanted }).toString()}`);
  expect(screen.getAllByText(t['login.sessionExpired'])).toHaveLength(1);
  expectNoNotice();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(localStorage.getItem('token')).toBeNull();
  expect(localStorage.getItem('user')).toBeNull();
}

/** Logs in on the login page, as staff who may see everything. */
export async function logIn(): Promise<void> {
  put({ [t['login.email']]: demoAccounts.admin.email });
  fireEvent.change(screen.getByLabelText(t['login.password']), {
    target: { value: demoAccounts.admin.password },
  });
  await press(t['login.submit']);
}
