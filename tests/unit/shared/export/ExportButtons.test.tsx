import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { changeLanguage } from '@/i18n/i18n';
import { ExportButtons } from '@/shared/export/ExportButtons';
import type { FileTask } from '@/shared/export/exportTable';
import { nextTurns } from '@tests/unit/api/apiHarness';
import { exportShownAfterMs } from '@/config/constants';
import { setClock } from '@tests/support/fakes/clock';
import { holdTimers } from '@tests/support/fakes/heldTimers';
import { catchSavedFiles } from '@tests/support/fakes/savedFiles';
import { loadListTextsBeforeEach } from '../lists/withTexts';
import { heard, render } from '@tests/support/fixtures/render';

loadListTextsBeforeEach();
const { said, notified } = heard;
const saved = catchSavedFiles();
// In Denmark it is already after midnight, so the file name must have the next day.
beforeEach(() => {
  setClock('2026-11-23T23:30:00Z');
});
afterEach(() => jest.useRealTimers());
// The library that saves files is loaded on first use. Load it before, so that no test has to wait for it.
beforeAll(() => import('file-saver'));

/** An export that runs until the test ends it. */
function exportUnderWay() {
  const tasks: FileTask[] = [];
  let end: (file: Blob) => void = () => undefined;
  let fail: (error: unknown) => void = () => undefined;
  const makeFile = (task: FileTask) => {
    tasks.push(task);
    return new Promise<Blob>((resolve, reject) => {
      end = resolve;
      fail = reject;
    });
  };
  const settle = (how: () => void) =>
    act(async () => {
      how();
      await nextTurns();
    });
  return {
    tasks,
    makeFile,
    finish: () => settle(() => end(new Blob(['a;b']))),
    fail: (error: unknown) => settle(() => fail(error)),
    advance: (done: number, total: number) => act(() => tasks.at(-1)?.onProgress(done, total)),
  };
}

function Page({ makeFile }: { makeFile: (task: FileTask) => Promise<Blob> }) {
  return <ExportButtons fileName="Truckers" searched="" makeFile={makeFile} />;
}

function open() {
  const task = exportUnderWay();
  const view = render(
    <StrictMode>
      <Page makeFile={task.makeFile} />
    </StrictMode>,
  );
  const user = userEvent.setup();
  return { ...task, ...view, user };
}

const button = (name = 'Hent som CSV') => screen.getByRole('button', { name });
const cancelButton = () => screen.getByRole('button', { name: 'Annuller hentning' });

describe('an export', () => {
  it('saves the file under its name with the Danish date, with a notification [9-file-date]', async () => {
    const { user, finish } = open();
    await user.click(button());
    await finish();
    expect(saved.map(({ name }) => name)).toEqual(['Truckers-2026-11-24.csv']);
    expect(await saved[0]?.file.text()).toBe('a;b');
    expect(said).toEqual(['Henter…']);
    expect(notified).toEqual(['Truckers-2026-11-24.csv er hentet.']);
    expect(button()).toHaveFocus();
    expect(button()).not.toHaveAttribute('aria-disabled');
  });

  it('has the format of the pressed button', async () => {
    const { user, tasks, finish } = open();
    await user.click(button('Hent som Excel'));
    expect(tasks).toMatchObject([{ format: 'xlsx' }]);
    await finish();
    expect(saved.map(({ name }) => name)).toEqual(['Truckers-2026-11-24.xlsx']);
    expect(button('Hent som Excel')).toHaveFocus();
    await user.click(button());
    expect(tasks).toMatchObject([{ format: 'xlsx' }, { format: 'csv' }]);
  });

  it('cannot be started while another is running [2-export-one-at-a-time]', async () => {
    const { user, tasks, finish } = open();
    await user.click(button('Hent som Excel'));
    expect(button('Henter…')).toHaveFocus();
    expect(button()).toHaveAttribute('aria-disabled', 'true');
    await user.click(button());
    expect(tasks).toHaveLength(1);
    await finish();
    expect(button()).not.toHaveAttribute('aria-disabled');
  });

  it.each([
    ['da', 'server', 'Ups! Noget gik galt!'],
    ['en', 'server', 'Oops, something went wrong!'],
    ['da', 'network', 'Der er ingen forbindelse til serveren. Prøv igen.'],
    ['da', 'timeout', 'Serveren svarer ikke. Prøv igen om lidt.'],
  ] as const)(
    'shows our text in language %s for a %s error, never the server’s [8-truckers-csv-failure]',
    async (language, kind, text) => {
      await changeLanguage(language);
      const { user, fail } = open();
      await user.click(screen.getByRole('button', { name: / CSV$/ }));
      const message = kind === 'server' ? 'SQLSTATE' : null;
      await fail({ kind, status: null, message, fieldErrors: {} });
      expect(notified).toEqual([text]);
      expect(saved).toEqual([]);
      expect(screen.getByRole('button', { name: / CSV$/ })).not.toHaveAttribute('aria-disabled');
    },
  );

  it('is aborted silently when its page is left', async () => {
    const { user, unmount, tasks, finish } = open();
    await user.click(button());
    unmount();
    expect(tasks[0]?.signal.aborted).toBe(true);
    await finish();
    expect([...saved, ...notified]).toEqual([]);
  });
});

describe('a long export', () => {
  let clock: ReturnType<typeof holdTimers>;
  beforeEach(() => {
    clock = holdTimers(exportShownAfterMs);
  });

  /** Starts an export, and waits until it can be cancelled. */
  async function start() {
    const view = open();
    await view.user.click(button());
    expect(screen.queryByRole('button', { name: 'Annuller hentning' })).not.toBeInTheDocument();
    await clock.pass();
    return view;
  }

  it('shows its progress once that is known', async () => {
    const { advance, finish } = await start();
    expect(cancelButton()).toBeInTheDocument();
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    advance(1, 4);
    const bar = screen.getByRole('progressbar', { name: 'Så meget er hentet' });
    expect(bar).toHaveValue(0.24);
    advance(3, 4);
    expect(bar).toHaveValue(0.74);
    await finish();
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  });

  it('announces 25 % and 50 % once each, and nothing in between', async () => {
    const { advance, finish } = await start();
    for (const done of [10, 26, 30, 51, 60, 100]) advance(done, 100);
    await finish();
    expect(said).toEqual(['Henter…', '25\u00a0%', '50\u00a0%']);
  });

  it('can be cancelled, which saves nothing, is announced, and moves the focus to the export button', async () => {
    const { user, tasks, finish } = await start();
    await user.click(cancelButton());
    expect(tasks[0]?.signal.aborted).toBe(true);
    expect(button()).toHaveFocus();
    expect(said).toEqual(['Henter…', 'Hentningen er annulleret.']);
    await finish();
    expect([...saved, ...notified]).toEqual([]);
  });

  it('shows no failure caused by the cancellation', async () => {
    const { user, fail } = await start();
    await user.click(cancelButton());
    await fail({ kind: 'network', status: null, message: null, fieldErrors: {} });
    expect(notified).toEqual([]);
  });

  it('is not stopped when an export that was cancelled earlier ends', async () => {
    const first = exportUnderWay();
    const second = exportUnderWay();
    const parts = [first, second];
    render(<Page makeFile={(task) => (parts.shift() ?? second).makeFile(task)} />);
    const user = userEvent.setup();
    await user.click(button());
    await clock.pass();
    await user.click(cancelButton());
    await user.click(button());
    await first.finish();
    expect(button('Henter…')).toHaveAttribute('aria-disabled', 'true');
    expect(saved).toEqual([]);
    await second.finish();
    await waitFor(() => expect(saved).toHaveLength(1));
  });

  it('returns the focus to its button when it ends while the cancel button has the focus', async () => {
    const { user, finish } = await start();
    await user.tab();
    await user.tab();
    expect(cancelButton()).toHaveFocus();
    await finish();
    expect(button()).toHaveFocus();
  });

  it('does not move the focus when it ends while the focus is elsewhere', async () => {
    const { finish } = await start();
    act(() => button('Henter…').blur());
    await finish();
    expect(button()).not.toHaveFocus();
  });
});
