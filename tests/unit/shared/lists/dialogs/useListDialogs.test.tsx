import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import type { ComponentType } from 'react';
import { useListDialogs } from '@/shared/lists/dialogs/useListDialogs';
import type { ListDialogCallbacks } from '@/shared/lists/dialogs/useListDialogs';
import { onNotify } from '@/shared/notifications/notify';
import { holdTimers } from '@tests/support/fakes/heldTimers';
import { useListTexts } from '../withTexts';

type Named = ComponentType<{ name: string } & ListDialogCallbacks>;

/** Ends of the dialogs that were shown, the newest last, to be called late. */
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

function List({ loads }: { loads: Record<string, () => Promise<Named>> }) {
  const body = useRef<HTMLDivElement>(null);
  const { openDialog, dialog } = useListDialogs(body, onDone, jest.fn());
  return (
    <>
      <div ref={body} tabIndex={-1} role="region" aria-label="list" />
      {Object.entries(loads).map(([name, load]) => (
        <button key={name} onClick={() => openDialog(load, { name })}>
          {name}
        </button>
      ))}
      {dialog}
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const shown = () =>
  screen.queryAllByRole('dialog').map((dialog) => dialog.getAttribute('aria-label'));
const now = () => Promise.resolve(Dialog);

/** A load that is finished by hand. */
function later() {
  let finish: (dialog: Named) => void = () => undefined;
  const load = () => new Promise<Named>((resolve) => (finish = resolve));
  const end = () =>
    act(async () => {
      finish(Dialog);
      await Promise.resolve();
    });
  return { load, finish: end };
}

describe('the dialogs of a list', () => {
  useListTexts();
  beforeEach(() => {
    onDone.mockClear();
    opened.length = 0;
  });

  it('show the one that was asked for, and close it', async () => {
    render(<List loads={{ edit: now }} />);
    await press('edit');
    expect(shown()).toEqual(['edit']);
    await press('close');
    expect(shown()).toEqual([]);
    expect(onDone).not.toHaveBeenCalled();
  });

  it('give the focus to the list once one is done', async () => {
    render(<List loads={{ remove: now }} />);
    await press('remove');
    const focus = jest.spyOn(screen.getByRole('region', { name: 'list' }), 'focus');
    await press('done');
    // The page stays where it is scrolled.
    expect(focus).toHaveBeenCalledWith({ preventScroll: true });
    expect(shown()).toEqual([]);
    expect(onDone).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('region', { name: 'list' })).toHaveFocus();
  });

  it('never let one that comes late take the place of a newer one', async () => {
    const slow = later();
    render(<List loads={{ slow: slow.load, quick: now }} />);
    await press('slow');
    await press('quick');
    await slow.finish();
    expect(shown()).toEqual(['quick']);
  });

  it('leave the one that is open now alone when an earlier one ends late', async () => {
    render(<List loads={{ first: now, second: now }} />);
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

  it('say so where one cannot be fetched', async () => {
    const said: string[] = [];
    const stop = onNotify(({ text }) => said.push(text));
    render(<List loads={{ lost: () => Promise.reject(new Error('The chunk did not load.')) }} />);
    await press('lost');
    expect(said).toEqual(['Ups! Noget gik galt!']);
    expect(shown()).toEqual([]);
    stop();
  });

  it('say so where one is still on its way after 20 seconds, do not open it by themselves, and do at the next press [8-slow-dialog]', async () => {
    const clock = holdTimers(20_000);
    const said: string[] = [];
    const stop = onNotify(({ text }) => said.push(text));
    const slow = later();
    const load = jest.fn<Promise<Named>, []>(now).mockImplementationOnce(slow.load);
    render(<List loads={{ slow: load }} />);
    await press('slow');
    expect(said).toEqual([]);
    await clock.pass();
    expect(said).toEqual(['Ups! Noget gik galt!']);
    await slow.finish();
    expect(shown()).toEqual([]);
    await press('slow');
    expect(shown()).toEqual(['slow']);
    expect(clock.count()).toBe(0);
    stop();
  });
});
