import { fireEvent, screen, waitFor } from '@testing-library/react';
import { demoAccounts } from '@mocks/db/demo';
import { address, heading, press, put } from './pageControls';
import { t } from './words';

/** Waits until the texts of a failure are shown in the expected place. */
export type ExpectMessages = (words: readonly string[]) => Promise<void>;

const notices = () => screen.queryByRole('region', { name: new RegExp(`^${t['toast.region']}`) });

/** Exactly one notification per text, each with a line that ends with the text. */
export const inNotices: ExpectMessages = async (words) => {
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

export function expectNoNotice(): void {
  expect(notices()?.textContent ?? '').toBe('');
}

/** In the error summary of the form, and in no notification. */
export const inForm: ExpectMessages = async (words) => {
  const box = await screen.findByRole('group', { name: t['common.errorSummaryTitle'] });
  for (const text of words) expect(box).toHaveTextContent(text);
  expectNoNotice();
};

/** In an alert in place of the content that failed to load, and in no notification. */
export const inPlace: ExpectMessages = async (words) => {
  await waitFor(() => {
    const alerts = screen.getAllByRole('alert').map(({ textContent }) => textContent);
    for (const text of words) expect(alerts).toContainEqual(expect.stringContaining(text));
  });
  expectNoNotice();
};

/** In a notification, with another text in place of the content. */
export const inNoticesAnd =
  (face: string): ExpectMessages =>
  async (words) => {
    // Notifications first: the text of an earlier failure may still be on the page.
    await inNotices(words);
    expect(await screen.findByText(face)).toBeInTheDocument();
  };

/** Requires the login page with the redirect path, one message, and no stored session. */
export async function expectLostSession(wanted: string): Promise<void> {
  expect(await heading(t['login.title'])).toHaveFocus();
  expect(address()).toBe(`/login?${new URLSearchParams({ redirect: wanted }).toString()}`);
  expect(screen.getAllByText(t['login.sessionExpired'])).toHaveLength(1);
  expectNoNotice();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(localStorage.getItem('token')).toBeNull();
  expect(localStorage.getItem('user')).toBeNull();
}

/** Logs in as admin on the login page. */
export async function logIn(): Promise<void> {
  put({ [t['field.email']]: demoAccounts.admin.email });
  fireEvent.change(screen.getByLabelText(t['login.password']), {
    target: { value: demoAccounts.admin.password },
  });
  await press(t['login.submit']);
}
