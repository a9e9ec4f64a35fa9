import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { initI18n } from '@/i18n/i18n';
import { AppModal } from '@/shared/ui/AppModal';
import { Button } from '@/shared/ui/Button';

beforeAll(() => initI18n('da'));

interface PageProps {
  isDismissable?: boolean;
  isLocked?: boolean;
  frame?: (content: ReactNode) => ReactNode;
}

function Page(props: PageProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Open</Button>
      <AppModal
        title="Delete haulier"
        isOpen={isOpen}
        onClose={close}
        {...props}
        footer={<Button onClick={close}>Yes</Button>}
      >
        <p>Are you sure?</p>
      </AppModal>
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

  it('keeps the focus inside', async () => {
    await open();
    await userEvent.tab();
    const first = screen.getByRole('button', { name: 'Luk' });
    const last = screen.getByRole('button', { name: 'Yes' });
    expect(first).toHaveFocus();
    // The library asks for the key's old number, which user-event does not send.
    fireEvent.keyDown(first, { key: 'Tab', keyCode: 9, shiftKey: true });
    expect(last).toHaveFocus();
    fireEvent.keyDown(last, { key: 'Tab', keyCode: 9 });
    expect(first).toHaveFocus();
  });

  it.each(['Luk', 'Yes'])('closes by %s and gives the focus back', async (name) => {
    await open();
    await userEvent.click(screen.getByRole('button', { name }));
    await isGone();
    expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
  });

  it('closes by Escape', async () => {
    await open();
    await userEvent.keyboard('{Escape}');
    await isGone();
    expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
  });

  it('does not close by a click beside it (specification, section 2) [2-wizard-modals-stay]', async () => {
    const dialog = await open();
    await userEvent.click(dialog);
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });

  it('cannot be closed while it is locked', async () => {
    await open({ isLocked: true });
    await userEvent.keyboard('{Escape}');
    const close = screen.getByRole('button', { name: 'Luk' });
    expect(close).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(close);
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });

  it('puts a frame around content and buttons', async () => {
    await open({ frame: (content) => <form aria-label="Frame">{content}</form> });
    const form = screen.getByRole('form', { name: 'Frame' });
    expect(form).toHaveTextContent('Are you sure?Yes');
    expect(form).not.toHaveTextContent('Delete haulier');
  });

  it('stays until it is answered where it must be', async () => {
    await open({ isDismissable: false });
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Luk' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
    await isGone();
  });
});
