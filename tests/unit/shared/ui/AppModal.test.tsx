import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { initI18n } from '@/i18n/i18n';
import { AppModal } from '@/shared/ui/AppModal';
import { Button } from '@/shared/ui/Button';
import { ErrorBoundary } from '@/shared/ui/ErrorBoundary';
import { pageId } from '@/shared/ui/dialogLayers';
import { tapOnIos } from '@tests/support/actions/tapOnIos';
import { isInert } from '@tests/support/assertions/inert';
import { expectConsole } from '@tests/support/jest/consoleGuard';

beforeAll(() => initI18n('da'));

interface PageProps {
  isLocked?: boolean;
  frame?: (content: ReactNode) => ReactNode;
}

function Page(props: PageProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Open</Button>
      {isOpen && (
        <AppModal
          title="Delete haulier"
          onClose={close}
          {...props}
          footer={<Button onClick={close}>Yes</Button>}
        >
          <p>Are you sure?</p>
        </AppModal>
      )}
    </>
  );
}

async function open(props: PageProps = {}) {
  render(<Page {...props} />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  return screen.findByRole('dialog', { name: 'Delete haulier' });
}

const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

describe('a dialog', () => {
  it('is named by its title and takes the focus', async () => {
    const dialog = await open();
    expect(dialog).toHaveFocus();
    expect(dialog).toHaveTextContent('Are you sure?');
  });

  it('lets screen readers hear announcements [2-dialogs-hide-the-page]', async () => {
    // With `aria-modal`, Safari also hides the live regions outside the dialog.
    expect(await open()).not.toHaveAttribute('aria-modal');
  });

  it('keeps the focus inside', async () => {
    await open();
    await userEvent.tab();
    const first = screen.getByRole('button', { name: 'Luk' });
    const last = screen.getByRole('button', { name: 'Yes' });
    expect(first).toHaveFocus();
    // The library checks `keyCode`, which user-event does not send.
    fireEvent.keyDown(first, { key: 'Tab', keyCode: 9, shiftKey: true });
    expect(last).toHaveFocus();
    fireEvent.keyDown(last, { key: 'Tab', keyCode: 9 });
    expect(first).toHaveFocus();
  });

  it.each(['Luk', 'Yes'])('closes on its button “%s” and returns the focus', async (name) => {
    await open();
    await userEvent.click(screen.getByRole('button', { name }));
    await isGone();
    expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
  });

  it('does not close on a click outside it [2-wizard-modals-stay, 2-truckers-modals-stay]', async () => {
    const handleClose = jest.fn();
    render(
      <AppModal title="Delete haulier" onClose={handleClose}>
        <p>Are you sure?</p>
      </AppModal>,
    );
    await userEvent.click(screen.getByRole('dialog'));
    expect(handleClose).not.toHaveBeenCalled();
  });

  it('cannot be closed while it is locked', async () => {
    await open({ isLocked: true });
    await userEvent.keyboard('{Escape}');
    const close = screen.getByRole('button', { name: 'Luk' });
    expect(close).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(close);
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });
});

describe('the second tap of a double tap', () => {
  it('does nothing in the dialog that the first one has opened [2-dialogs-second-tap]', async () => {
    render(<Page />);
    tapOnIos(screen.getByRole('button', { name: 'Open' }), { at: 1000 });
    const yes = await screen.findByRole('button', { name: 'Yes' });
    const handleYes = jest.fn();
    yes.addEventListener('click', handleYes);
    tapOnIos(yes, { at: 1300, x: 110 });
    expect(handleYes).not.toHaveBeenCalled();
    tapOnIos(yes, { at: 2000, x: 110 });
    expect(handleYes).toHaveBeenCalledTimes(1);
    await isGone();
  });

  it('does nothing on the page when the first one has closed a dialog [2-dialogs-second-tap]', async () => {
    await open();
    tapOnIos(screen.getByRole('button', { name: 'Yes' }), { at: 1000 });
    await isGone();
    tapOnIos(screen.getByRole('button', { name: 'Open' }), { at: 1300, x: 110 });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('a dialog with an expandable list', () => {
  it('lets Shift+Tab leave the list', async () => {
    await open({
      frame: (content) => (
        <>
          <details>
            <summary>Names</summary>
          </details>
          {content}
        </>
      ),
    });
    const names = screen.getByText('Names');
    act(() => names.focus());
    expect(names).toHaveFocus();
    // The key is not handled, so that the browser moves the focus to the previous element.
    const isLeftToBrowser = fireEvent.keyDown(names, { key: 'Tab', keyCode: 9, shiftKey: true });
    expect(isLeftToBrowser).toBe(true);
    expect(names).toHaveFocus();
  });
});

describe('a dialog with fields', () => {
  it('focuses the first field that can be filled in [2-dialogs-first-field]', async () => {
    await open({
      frame: () => (
        <>
          <input aria-label="Id" readOnly />
          <input aria-label="Name" />
        </>
      ),
    });
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  });
});

function Broken(): ReactNode {
  throw new Error('broken');
}

/** A page with a dialog that opens another one, next to a live region. */
function Layers() {
  const [count, setCount] = useState(0);
  const [isBroken, setIsBroken] = useState(false);
  const dialog = (title: string, isOpen: boolean) =>
    isOpen && (
      <AppModal title={title} onClose={() => setCount((open) => open - 1)}>
        <Button onClick={() => setCount(2)}>More</Button>
      </AppModal>
    );
  if (isBroken) return <Broken />;
  return (
    <>
      <div id={pageId}>
        <Button onClick={() => setCount(1)}>Open</Button>
        {dialog('First', count > 0)}
        {dialog('Second', count > 1)}
      </div>
      <p role="status">Saved</p>
      <Button onClick={() => setIsBroken(true)}>Break</Button>
    </>
  );
}

describe('the page behind a dialog', () => {
  const isHidden = (text: string) => isInert(screen.getByText(text));
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

  it('is hidden except for announcements, and shown again dialog by dialog [2-dialogs-hide-the-page]', async () => {
    render(<Layers />);
    await press('Open');
    await screen.findByRole('dialog', { name: 'First' });
    expect([isHidden('Open'), isHidden('First'), isHidden('Saved')]).toEqual([true, false, false]);

    await press('More');
    await screen.findByRole('dialog', { name: 'Second' });
    expect([isHidden('Open'), isHidden('First'), isHidden('Second')]).toEqual([true, true, false]);

    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText('Second')).not.toBeInTheDocument());
    expect([isHidden('Open'), isHidden('First'), isHidden('Saved')]).toEqual([true, false, false]);

    await press('Luk');
    await isGone();
    expect(isHidden('Open')).toBe(false);
    expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
  });

  it('is shown again when a dialog crashes together with the page [2-dialogs-hide-the-page]', async () => {
    expectConsole(/broken/);
    render(
      <ErrorBoundary fallback={() => <div id={pageId}>Sorry</div>}>
        <Layers />
      </ErrorBoundary>,
    );
    await press('Open');
    await screen.findByRole('dialog', { name: 'First' });
    await press('Break');
    expect(await screen.findByText('Sorry')).toBeInTheDocument();
    expect(isHidden('Sorry')).toBe(false);
  });
});
