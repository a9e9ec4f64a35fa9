import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { object } from 'yup';
import { changeLanguage, initI18n, loadTexts } from '@/i18n/i18n';
import { AppForm } from '@/shared/forms/AppForm';
import { ChoiceField, YesNoField } from '@/shared/forms/fields/ChoiceField';
import { ListedChoice } from '@/shared/forms/fields/ListedChoice';
import { SelectField } from '@/shared/forms/fields/SelectField';
import { TextField } from '@/shared/forms/fields/TextField';
import { toOptions } from '@/shared/forms/formValues';
import { requiredText } from '@/shared/forms/rules.schema';
import type { SubmitFailure } from '@/shared/forms/serverErrors';
import { useAppForm } from '@/shared/forms/useAppForm';
import { emptyValues, fullValues, TestForm, type TestValues } from './TestForm';
import { render } from '@tests/support/fixtures/render';

beforeAll(async () => {
  await initI18n('da');
  await loadTexts(['registration']);
});

const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));
const summary = () => screen.findByRole('group', { name: 'Der er et problem' });

describe('an invalid form', () => {
  it('is not sent, and its summary takes focus and lists every problem in the order of the fields', async () => {
    const onSubmit = jest.fn();
    render(<TestForm onSubmit={onSubmit} />);
    await send();

    const box = await summary();
    expect(box).toHaveFocus();
    expect(
      within(box)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Navn: Dette felt er påkrævet',
      'E-mail: Dette felt er påkrævet',
      'Selskab: Dette felt er påkrævet',
      'Start: Dette felt er påkrævet',
      'Enig: Vælg bilforsikring',
      'Vejhjælp: Vælg ja eller nej',
    ]);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('leads from the summary to each kind of field', async () => {
    render(<TestForm />);
    await send();
    for (const [label, role, name] of [
      ['Navn', 'textbox', 'Navn'],
      ['Selskab', 'combobox', 'Selskab'],
      ['Start', 'textbox', 'Start'],
      ['Enig', 'checkbox', 'Enig'],
      ['Vejhjælp', 'radio', 'Ja'],
    ] as const) {
      await userEvent.click(await screen.findByRole('link', { name: new RegExp(`^${label}:`) }));
      expect(screen.getByRole(role, { name })).toHaveFocus();
    }
  });

  it('connects each message to its field, introduced by the word “Fejl”', async () => {
    render(<TestForm />);
    expect(screen.getByRole('textbox', { name: 'Navn' })).not.toHaveAttribute('aria-invalid');
    expect(screen.getByRole('textbox', { name: 'Navn' })).toHaveAccessibleDescription('Som i CVR');
    await send();
    await summary();
    const name = screen.getByRole('textbox', { name: 'Navn' });
    expect(name).toBeInvalid();
    expect(name).toHaveAccessibleDescription('Som i CVR Fejl: Dette felt er påkrævet');
    expect(screen.getByRole('radiogroup', { name: 'Vejhjælp' })).toHaveAccessibleDescription(
      'Fejl: Vælg ja eller nej',
    );
  });

  it('is validated on the first submit, and then on every change', async () => {
    render(<TestForm />);
    const email = screen.getByRole('textbox', { name: 'E-mail' });
    await userEvent.type(email, 'aase@');
    expect(email).not.toHaveAttribute('aria-invalid');
    await send();
    await waitFor(() => expect(email).toHaveAccessibleDescription(/gyldig e-mailadresse/));
    await userEvent.type(email, 'example.dk');
    expect(email).toBeValid();
    await userEvent.clear(email);
    expect(email).toHaveAccessibleDescription(/påkrævet/);
  });

  it('focuses the summary again at the next failed submit, but not while typing', async () => {
    render(<TestForm />);
    await send();
    await summary();
    await userEvent.type(screen.getByRole('textbox', { name: 'Navn' }), 'Åse');
    expect(screen.getByRole('textbox', { name: 'Navn' })).toHaveFocus();
    await send();
    expect(await summary()).toHaveFocus();
  });
});

it('a form keeps its summary of a failed submit until the next submit [5-summary-stays]', async () => {
  const onSubmit = jest.fn().mockResolvedValue(undefined);
  render(<TestForm initialValues={{ ...fullValues, name: '', email: '' }} onSubmit={onSubmit} />);
  await send();
  const box = await summary();
  const said = box.textContent;
  const name = screen.getByRole('textbox', { name: 'Navn' });
  await userEvent.type(name, 'Åse');
  expect(name).not.toHaveAccessibleDescription(/Fejl/);
  await userEvent.type(screen.getByRole('textbox', { name: 'E-mail' }), 'a@b.dk');
  expect(box).toBeInTheDocument();
  expect(box).toHaveTextContent(said);
  await send();
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  expect(box).not.toBeInTheDocument();
});

describe('the summary of a form', () => {
  function Questions() {
    const form = useAppForm({
      initialValues: { car: '', crisis: '' },
      schema: () => object({ car: requiredText(), crisis: requiredText() }),
      onSubmit: () => Promise.resolve({ message: { text: 'Nej tak.', lang: 'da' as const } }),
    });
    return (
      <AppForm form={form}>
        <YesNoField name="car" label="Har du en bil?" isRequired />
        <YesNoField name="crisis" label="Krisehjælp" labelLang="da" isRequired />
        <button type="submit">Send</button>
      </AppForm>
    );
  }

  const listed = async () =>
    within(await summary())
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);

  it('puts a colon after a label, and none after a question [5-summary-reads-well]', async () => {
    render(<Questions />);
    await send();
    expect(await listed()).toEqual([
      'Har du en bil? Dette felt er påkrævet',
      'Krisehjælp: Dette felt er påkrævet',
    ]);
  });

  it('marks labels and messages whose language is not the page’s [7-server-language]', async () => {
    await act(() => changeLanguage('en'));
    render(<Questions />);
    await send();
    const crisis = await screen.findByRole('link', { name: /^Krisehjælp/ });
    expect(within(crisis).getByText('Krisehjælp:')).toHaveAttribute('lang', 'da');
    expect(crisis).toHaveTextContent('Krisehjælp: This field is required');
    expect(crisis).not.toHaveAttribute('lang');
    expect(screen.getByText('Krisehjælp')).toHaveAttribute('lang', 'da');
    for (const answer of screen.getAllByRole('radio', { name: 'Yes' })) {
      await userEvent.click(answer);
    }
    await send();
    expect(await screen.findByText('Nej tak.')).toHaveAttribute('lang', 'da');
    await act(() => changeLanguage('da'));
  });
});

it('the retry button of a summary hands the focus to the form’s own button [2-focus-kept]', async () => {
  const onSubmit = jest
    .fn()
    .mockResolvedValueOnce({ message: { key: 'errors.network' }, canRetry: true })
    .mockReturnValueOnce(new Promise(() => undefined));
  render(<TestForm initialValues={fullValues} onSubmit={onSubmit} />);
  await send();
  await userEvent.click(within(await summary()).getByRole('button', { name: 'Prøv igen' }));
  expect(await screen.findByRole('button', { name: 'Sender' })).toHaveFocus();
  expect(onSubmit).toHaveBeenCalledTimes(2);
});

describe('a list of choices loaded after a failure', () => {
  function Listed({ hasFailed }: { hasFailed: boolean }) {
    const form = useAppForm({
      initialValues: { company: '', name: '' },
      schema: () => object(),
      onSubmit: () => Promise.resolve(undefined),
    });
    return (
      <AppForm form={form}>
        <ListedChoice
          name="company"
          label="Selskab"
          hasFailed={hasFailed}
          message="Ups!"
          onRetry={() => undefined}
        >
          <SelectField name="company" label="Selskab" placeholder="Vælg" options={[]} />
        </ListedChoice>
        <TextField name="name" label="Navn" />
      </AppForm>
    );
  }

  it('moves the focus from “retry” to its field, even without a press [2-focus-kept]', async () => {
    const { rerender } = render(<Listed hasFailed />);
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Prøv igen' })).toHaveFocus();
    rerender(<Listed hasFailed={false} />);
    expect(screen.getByRole('combobox', { name: /^Selskab/ })).toHaveFocus();
  });

  it('leaves the focus on a field that the user went to after a retry [2-focus-kept]', async () => {
    const { rerender } = render(<Listed hasFailed />);
    await userEvent.click(screen.getByRole('button', { name: 'Prøv igen' }));
    await userEvent.tab();
    rerender(<Listed hasFailed={false} />);
    await userEvent.keyboard('Åse');
    expect(screen.getByRole('textbox', { name: /^Navn/ })).toHaveValue('Åse');
  });
});

describe('the options of a choice', () => {
  function Choices() {
    const options = toOptions([{ id: 1, title: 'Ingen skader' }]);
    const form = useAppForm({
      initialValues: { injuries: '', list: '' },
      schema: () => object(),
      onSubmit: () => Promise.resolve(undefined),
    });
    return (
      <AppForm form={form}>
        <ChoiceField name="injuries" label="Injuries" options={options} />
        <SelectField name="list" label="List" placeholder="Choose" options={options} />
      </AppForm>
    );
  }

  it('are marked with the language of the server’s lists [7-server-language]', () => {
    render(<Choices />);
    const titles = screen.getAllByText('Ingen skader');
    expect(titles.map((title) => title.getAttribute('lang'))).toEqual(['da', 'da']);
    expect(screen.getByRole('option', { name: 'Choose' })).not.toHaveAttribute('lang');
  });
});

describe('a valid form', () => {
  it('is not sent twice at once', async () => {
    const done: (() => void)[] = [];
    const onSubmit = jest.fn(
      () => new Promise<undefined>((resolve) => done.push(() => resolve(undefined))),
    );
    render(<TestForm initialValues={fullValues} onSubmit={onSubmit} />);
    await userEvent.dblClick(screen.getByRole('button', { name: 'Send' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Sender' }));
    expect(onSubmit).toHaveBeenCalledTimes(1);

    act(() => done.forEach((finish) => finish()));
    await screen.findByRole('button', { name: 'Send' });
    await send();
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(2));
    act(() => done.forEach((finish) => finish()));
    await screen.findByRole('button', { name: 'Send' });
  });

  it('is read-only while it is sent, keeps its focus, and can be changed again after a refusal', async () => {
    let refuse: () => void = () => undefined;
    const onSubmit = () =>
      new Promise<SubmitFailure>((resolve) => {
        refuse = () => resolve({ message: { text: 'Nej tak.' } });
      });
    let held = emptyValues;
    const hold = (values: TestValues) => {
      held = values;
    };
    render(<TestForm initialValues={fullValues} onSubmit={onSubmit} onRender={hold} />);
    const name = screen.getByRole('textbox', { name: 'Navn' });
    await userEvent.type(name, '{Enter}');
    await screen.findByRole('button', { name: 'Sender' });
    await userEvent.type(name, ' Ø');
    expect(name).toHaveFocus();
    await userEvent.type(screen.getByRole('textbox', { name: 'Start' }), '1');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Selskab' }), 'Nordlys');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Enig' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Ja' }));
    expect(held).toEqual(fullValues);
    expect(name).toHaveValue('Åse');
    expect(screen.getByRole('textbox', { name: 'Start' })).toHaveValue('31-12-2026');
    expect(screen.getByRole('combobox', { name: 'Selskab' })).toHaveValue('2');
    expect(screen.getByRole('checkbox', { name: 'Enig' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Nej' })).toBeChecked();

    act(() => refuse());
    await summary();
    await userEvent.type(name, ' Ø');
    expect(name).toHaveValue('Åse Ø');
  });

  it('is not sent while it is locked, but can be typed in', async () => {
    const onSubmit = jest.fn();
    render(<TestForm initialValues={fullValues} isLocked onSubmit={onSubmit} />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Navn' }), '!{Enter}');
    expect(screen.getByRole('textbox', { name: 'Navn' })).toHaveValue('Åse!');
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

describe('a form that asks to confirm a value', () => {
  function Risky({ onSubmit }: { onSubmit: () => Promise<SubmitFailure | undefined> }) {
    const form = useAppForm({
      initialValues: { price: '0' },
      schema: () => object(),
      confirm: () => ({ reasons: ['Prisen er 0.'], confirmText: 'Gem alligevel' }),
      onSubmit,
    });
    return (
      <AppForm form={form}>
        <TextField name="price" label="Pris" isRequired />
        <button type="submit">Send</button>
        {form.question && <button onClick={form.question.onConfirm}>Gem alligevel</button>}
      </AppForm>
    );
  }
  const confirm = async () =>
    userEvent.click(await screen.findByRole('button', { name: 'Gem alligevel' }));

  it('asks again for each save, but not for another try after a refusal [5-money-second-press]', async () => {
    const onSubmit = jest.fn().mockResolvedValue(undefined);
    onSubmit.mockResolvedValueOnce({ message: { text: 'Nej tak.' } });
    render(<Risky onSubmit={onSubmit} />);
    await send();
    await confirm();
    await summary();
    await send();
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(2));
    await send();
    await confirm();
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(3));
  });

  it('asks again for a value that was edited and restored after a refusal [5-money-second-press]', async () => {
    const onSubmit = jest.fn().mockResolvedValue({ message: { text: 'Nej tak.' } });
    render(<Risky onSubmit={onSubmit} />);
    await send();
    await confirm();
    await summary();
    await userEvent.type(screen.getByRole('textbox', { name: 'Pris' }), '1{Backspace}');
    await send();
    expect(await screen.findByRole('button', { name: 'Gem alligevel' })).toBeInTheDocument();
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });
});

describe('a form refused by the server', () => {
  const refusal = {
    message: { text: 'Oplysningerne kunne ikke gemmes.' },
    fieldErrors: { user_name: 'Navnet er optaget.', vat: 'Momsnummer mangler.' },
  };

  it('keeps its input, and shows the server’s messages at the top and on their fields', async () => {
    render(<TestForm initialValues={fullValues} onSubmit={() => Promise.resolve(refusal)} />);
    await send();
    const box = await summary();
    expect(box).toHaveFocus();
    expect(
      within(box)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Oplysningerne kunne ikke gemmes.',
      'Momsnummer mangler.',
      'Navn: Navnet er optaget.',
    ]);
    const name = screen.getByRole('textbox', { name: 'Navn' });
    expect(name).toHaveValue('Åse');
    expect(name).toHaveAccessibleDescription('Som i CVR Fejl: Navnet er optaget.');

    await userEvent.type(name, ' Ø');
    expect(name).toBeValid();
    await userEvent.type(name, '{Backspace}{Backspace}');
    expect(name).toBeInvalid();
  });

  it('clears the refusal at the next submit', async () => {
    const onSubmit = jest.fn().mockResolvedValueOnce(refusal).mockResolvedValueOnce(undefined);
    render(<TestForm initialValues={fullValues} onSubmit={onSubmit} />);
    await send();
    await summary();
    await send();
    await waitFor(() =>
      expect(screen.queryByRole('group', { name: 'Der er et problem' })).toBeNull(),
    );
  });
});

describe('the messages of a form', () => {
  afterEach(() => act(() => changeLanguage('da')));

  it('follow the language, except the server’s own', async () => {
    const onSubmit = () =>
      Promise.resolve({
        message: { key: 'errors.network' } as const,
        fieldErrors: { user_name: 'Navnet er optaget.' },
      });
    render(<TestForm initialValues={fullValues} onSubmit={onSubmit} />);
    await send();
    const box = await summary();
    expect(box).toHaveTextContent('Der er ingen forbindelse til serveren. Prøv igen.');
    await act(() => changeLanguage('en'));
    expect(box).toHaveTextContent('There is no connection to the server. Try again.');
    expect(box).toHaveTextContent('Navn: Navnet er optaget.');
    expect(box).not.toHaveTextContent('forbindelse');
  });
});

describe('initial values that arrive late', () => {
  it('fill the untouched fields', async () => {
    const { rerender } = render(<TestForm />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Navn' }), 'Tastet');
    rerender(<TestForm initialValues={fullValues} />);
    expect(await screen.findByDisplayValue('aase@example.dk')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Navn' })).toHaveValue('Tastet');
    expect(screen.getByRole('combobox', { name: 'Selskab' })).toHaveValue('2');
    expect(screen.getByRole('checkbox', { name: 'Enig' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Nej' })).toBeChecked();
  });

  it('take effect in the render that passes them, and do not count as a change', async () => {
    const seen: string[] = [];
    const show = (values: TestValues, isDirty: boolean) => {
      seen.push(`${values.email} ${isDirty ? 'changed' : 'as given'}`);
    };
    const { rerender } = render(<TestForm onRender={show} />);
    rerender(<TestForm initialValues={fullValues} onRender={show} />);
    await screen.findByDisplayValue('aase@example.dk');
    expect(new Set(seen)).toEqual(new Set([' as given', 'aase@example.dk as given']));
    await userEvent.type(screen.getByRole('textbox', { name: 'Navn' }), '!');
    expect(seen.at(-1)).toBe('aase@example.dk changed');
    await userEvent.type(screen.getByRole('textbox', { name: 'Navn' }), '{Backspace}');
    expect(seen.at(-1)).toBe('aase@example.dk as given');
  });

  it('do not fill a field that was cleared after they arrived', async () => {
    const { rerender } = render(<TestForm />);
    rerender(<TestForm initialValues={fullValues} />);
    await userEvent.clear(screen.getByRole('textbox', { name: 'Navn' }));
    expect(screen.getByRole('textbox', { name: 'Navn' })).toHaveValue('');
    rerender(<TestForm initialValues={{ ...fullValues, email: 'ny@example.dk' }} />);
    expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveValue('ny@example.dk');
    expect(screen.getByRole('textbox', { name: 'Navn' })).toHaveValue('');
  });
});
