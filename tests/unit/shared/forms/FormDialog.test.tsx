import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { object } from 'yup';
import { initI18n } from '@/i18n/i18n';
import { TextField } from '@/shared/forms/fields/TextField';
import { FormDialog } from '@/shared/forms/FormDialog';
import { requiredText } from '@/shared/forms/rules.schema';
import type { SubmitFailure } from '@/shared/forms/serverErrors';
import { useAppForm } from '@/shared/forms/useAppForm';
import { render } from '@tests/support/fixtures/render';

beforeAll(() => initI18n('da', ['staff']));

const initialValues = { id: '7', name: '', city: 'Ribe' };
const schema = object({ name: requiredText() });

interface DialogProps {
  onClose: () => void;
  onSubmit?: (values: typeof initialValues) => Promise<SubmitFailure | undefined>;
  isLoading?: boolean;
  asks?: boolean;
}

function Dialog({ onClose, onSubmit, isLoading = false, asks = false }: DialogProps) {
  const form = useAppForm({
    initialValues,
    schema,
    onSubmit: onSubmit ?? (() => Promise.resolve(undefined)),
    confirm: () => (asks ? { reasons: [], confirmText: 'Gem alligevel' } : null),
  });
  return (
    <FormDialog
      title="Vognmand"
      form={form}
      submitText="Gem"
      onClose={onClose}
      placeholder={isLoading ? <p>Indlæser…</p> : undefined}
    >
      <TextField name="id" label="Id" isReadOnly />
      <TextField name="name" label="Navn" isRequired />
      <TextField name="city" label="By" isRequired />
    </FormDialog>
  );
}

function Page(props: Omit<DialogProps, 'onClose'>) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Åbn
      </button>
      {isOpen && <Dialog {...props} onClose={() => setIsOpen(false)} />}
    </>
  );
}

const button = (name: string) => screen.getByRole('button', { name });
const name = () => screen.getByRole('textbox', { name: 'Navn' });
const question = () => screen.queryByRole('alertdialog', { name: 'Vil du lukke uden at gemme?' });

async function open(props: Omit<DialogProps, 'onClose'> = {}) {
  const view = render(<Page {...props} />);
  await userEvent.click(button('Åbn'));
  await screen.findByRole('dialog', { name: 'Vognmand' });
  return view;
}

const expectClosed = async () => {
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(button('Åbn')).toHaveFocus();
};

describe('a form in a dialog', () => {
  it('is sent with its button and with Enter', async () => {
    const onSubmit = jest.fn().mockResolvedValue(undefined);
    await open({ onSubmit });
    await userEvent.type(name(), 'Åse');
    await userEvent.click(button('Gem'));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ ...initialValues, name: 'Åse' }));
    await userEvent.type(name(), '{Enter}');
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(2));
  });

  it.each(['Escape', 'Ret det'])(
    'that asks before it is sent returns the focus to its submit button on %s [5-money-second-press]',
    async (way) => {
      await open({ asks: true });
      await userEvent.type(name(), 'Åse');
      const save = button('Gem');
      // As in a browser, a hidden element loses the focus and cannot get it. jsdom does not do that.
      jest.spyOn(save, 'setAttribute').mockImplementation((attribute, value) => {
        Element.prototype.setAttribute.call(save, attribute, value);
        if (attribute === 'hidden') save.blur();
      });
      jest.spyOn(save, 'focus').mockImplementation(() => {
        if (!save.hidden) HTMLElement.prototype.focus.call(save);
      });
      await userEvent.click(save);
      const stay = await screen.findByRole('button', { name: 'Ret det' });
      if (way === 'Escape') await userEvent.keyboard('{Escape}');
      else await userEvent.click(stay);
      expect(save).toHaveFocus();
    },
  );

  it('shows a placeholder instead of its fields and its send button while it is loading', async () => {
    const { rerender } = await open({ isLoading: true });
    expect(screen.getByText('Indlæser…')).toBeInTheDocument();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Gem' })).not.toBeInTheDocument();
    rerender(<Page />);
    await waitFor(() => expect(name()).toHaveFocus());
    expect(button('Gem')).toBeInTheDocument();
  });

  it('leaves the focus where the user has moved it while the fields load [2-dialogs-first-field]', async () => {
    const { rerender } = await open({ isLoading: true });
    await userEvent.tab();
    expect(button('Luk')).toHaveFocus();
    rerender(<Page />);
    expect(await screen.findByRole('textbox', { name: 'Navn' })).toBeInTheDocument();
    expect(button('Luk')).toHaveFocus();
  });
});

describe('closing a form in a dialog', () => {
  const ways = [
    ['Annuller', () => userEvent.click(button('Annuller'))],
    ['the close button', () => userEvent.click(button('Luk'))],
    ['Escape', () => userEvent.keyboard('{Escape}')],
  ] as const;

  it.each(ways)('asks on %s, but only when something was changed', async (_way, close) => {
    await open();
    await close();
    await expectClosed();
    await userEvent.click(button('Åbn'));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Navn' }), 'Åse');
    await close();
    expect(question()).toHaveAccessibleDescription('Du har ændringer, som ikke er gemt.');
    expect(button('Fortsæt med at redigere')).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Gem' })).not.toBeInTheDocument();
  });

  it('does not ask when a change was reverted', async () => {
    await open();
    await userEvent.type(name(), 'Å{Backspace}{Escape}');
    await expectClosed();
  });

  it('is given up, with all input kept, on “continue”, Escape, “close” or a press in the field', async () => {
    await open();
    await userEvent.type(name(), 'Åse');
    for (const stay of [
      () => userEvent.click(button('Fortsæt med at redigere')),
      () => userEvent.keyboard('{Escape}'),
      () => userEvent.click(button('Luk')),
      () => userEvent.click(name()),
    ]) {
      await userEvent.keyboard('{Escape}');
      expect(question()).toBeInTheDocument();
      await stay();
      expect(question()).not.toBeInTheDocument();
      expect(name()).toHaveValue('Åse');
      expect(name()).toHaveFocus();
      expect(button('Gem')).toBeInTheDocument();
    }
  });

  it('returns the focus to the pressed button when the user continues editing', async () => {
    await open();
    await userEvent.type(name(), 'Åse');
    await userEvent.click(button('Annuller'));
    await userEvent.click(button('Fortsæt med at redigere'));
    expect(button('Annuller')).toHaveFocus();
  });

  it('discards changes on request, and focuses the button that opened the dialog', async () => {
    await open();
    await userEvent.type(name(), 'Åse{Escape}');
    await userEvent.click(button('Luk uden at gemme'));
    await expectClosed();
  });

  it('is not possible while the form is being sent', async () => {
    const done: (() => void)[] = [];
    const onSubmit = () => new Promise<undefined>((resolve) => done.push(() => resolve(undefined)));
    await open({ onSubmit });
    await userEvent.type(name(), 'Åse');
    await userEvent.click(button('Gem'));
    expect(await screen.findByRole('button', { name: 'Gemmer…' })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    expect(button('Luk')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button('Luk'));
    expect(screen.queryByRole('button', { name: 'Annuller' })).not.toBeInTheDocument();
    expect(question()).not.toBeInTheDocument();
    act(() => done.forEach((finish) => finish()));
    expect(await screen.findByRole('button', { name: 'Annuller' })).toBeInTheDocument();
  });
});
