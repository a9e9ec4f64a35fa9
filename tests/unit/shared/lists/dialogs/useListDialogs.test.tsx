import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import type { ComponentType, ReactElement } from 'react';
import { MemoryRouter } from 'react-router';
import { lazyDialog, useListDialogs } from '@/shared/lists/dialogs/useListDialogs';
import type { ListDialogCallbacks } from '@/shared/lists/dialogs/useListDialogs';
import { holdTimers } from '@tests/support/fakes/heldTimers';
import { loadListTextsBeforeEach } from '../withTexts';

type Named = ComponentType<{ name: string } & ListDialogCallbacks>;

/** The callbacks of the shown dialogs, the newest last. Tests call them late. */
const opened: ListDialogCallbacks[] = [];

function Dialog({ name, ...own }: { name: string } & ListDialogCallbacks) {
  opened.push(own);
  return (
    <div role="dialog" aria-label={name}>
      <button onClick={own.onClose}>close</button>
      <button onClick={own.onDone}>done</button>
    </div>
  );
}

const onDone = jest.fn();
const onAdded = jest.fn();

const notLoaded = 'Vinduet er ikke hentet';

function List({ loads }: { loads: Record<string, Named> }) {
  const body = useRef<HTMLDivElement>(null);
  const { openDialog, dialog } = useListDialogs(body, onDone, onAdded);
  return (
    <>
      <div ref={body} tabIndex={-1} role="region" aria-label="list" />
      {Object.entries(loads).map(([name, Part]) => (
        <button key={name} onClick={() => openDialog(Part, { name })}>
          {name}
        </button>
      ))}
      {dialog}
    </>
  );
}

const open = (list: ReactElement) => render(list, { wrapper: MemoryRouter });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const shown = () =>
  screen.queryAllByRole('dialog').map((dialog) => dialog.getAttribute('aria-label'));

/** A dialog whose chunk arrives when the test calls `finish`. */
function later() {
  let finish: (dialog: Named) => void = () => undefined;
  const Late = lazyDialog(() => new Promise<Named>((resolve) => (finish = resolve)));
  const end = () =>
    act(async () => {
      finish(Dialog);
      await Promise.resolve();
    });
  return { Late, finish: end };
}

describe('the dialogs of a list', () => {
  loadListTextsBeforeEach();
  beforeEach(() => {
    onDone.mockClear();
    opened.length = 0;
  });

  it('move the focus to the list when they are done', async () => {
    open(<List loads={{ remove: Dialog }} />);
    await press('remove');
    const focus = jest.spyOn(screen.getByRole('region', { name: 'list' }), 'focus');
    await press('done');
    // The page must not scroll.
    expect(focus).toHaveBeenCalledWith({ preventScroll: true });
    expect(shown()).toEqual([]);
    expect(onDone).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('region', { name: 'list' })).toHaveFocus();
  });

  it('do not replace a newer dialog when they load late', async () => {
    const slow = later();
    open(<List loads={{ slow: slow.Late, quick: Dialog }} />);
    await press('slow');
    await press('quick');
    await slow.finish();
    expect(shown()).toEqual(['quick']);
  });

  it('do not close the open dialog when an earlier one ends late', async () => {
    open(<List loads={{ first: Dialog, second: Dialog }} />);
    await press('first');
    const first = opened.at(-1);
    await press('close');
    await press('second');
    act(() => first?.onDone());
    act(() => first?.onClose());
    expect(shown()).toEqual(['second']);
    expect(onDone).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('region', { name: 'list' })).not.toHaveFocus();
  });

  it('do not call back to a list that was unmounted', async () => {
    const { unmount } = open(<List loads={{ add: Dialog }} />);
    await press('add');
    unmount();
    opened.at(-1)?.onDone();
    opened.at(-1)?.onAdded();
    expect(onDone).not.toHaveBeenCalled();
    expect(onAdded).not.toHaveBeenCalled();
  });

  it('show a message with a retry and a close button when a dialog cannot be fetched', async () => {
    const clock = holdTimers(20_000);
    const fetchDialog = jest.fn<Promise<Named>, []>(() => Promise.resolve(Dialog));
    fetchDialog.mockRejectedValueOnce(new Error('The chunk did not load.'));
    open(<List loads={{ lost: lazyDialog(fetchDialog) }} />);
    await press('lost');
    const dialog = await screen.findByRole('dialog', { name: notLoaded });
    // The timer of a slow load must not replace the failure with a message that the dialog is loading.
    await clock.pass();
    expect(dialog).toHaveTextContent('Ups! Noget gik galt!');
    await press('Luk');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    fetchDialog.mockRejectedValueOnce(new Error('Nor does it now.'));
    await press('lost');
    await userEvent.click(await screen.findByRole('button', { name: 'Prøv igen' }));
    expect(await screen.findByRole('dialog', { name: 'lost' })).toBeInTheDocument();
  });

  it('offer a retry when a dialog’s script takes 20 seconds, and open the dialog on arrival [8-slow-dialog]', async () => {
    const clock = holdTimers(20_000);
    const slow = later();
    open(<List loads={{ slow: slow.Late }} />);
    await press('slow');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await clock.pass();
    const dialog = await screen.findByRole('dialog', { name: notLoaded });
    expect(within(dialog).getByRole('button', { name: 'Prøv igen' })).toBeInTheDocument();
    await slow.finish();
    expect(shown()).toEqual(['slow']);
  });

  it('do not open a dialog that was closed while it was loading', async () => {
    const clock = holdTimers(20_000);
    const slow = later();
    open(<List loads={{ slow: slow.Late }} />);
    await press('slow');
    await clock.pass();
    await press('Luk');
    await slow.finish();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
