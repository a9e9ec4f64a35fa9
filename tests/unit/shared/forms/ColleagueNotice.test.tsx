import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { object } from 'yup';
import { Audience, initI18n } from '@/i18n/i18n';
import { AppForm } from '@/shared/forms/AppForm';
import { ColleagueNotice } from '@/shared/forms/ColleagueNotice';
import { TextField } from '@/shared/forms/fields/TextField';
import { useAppForm } from '@/shared/forms/useAppForm';
import type { ColleagueChanges } from '@/shared/forms/useColleagueChanges';
import { heard, render } from '@tests/support/fixtures/render';

beforeAll(() => initI18n('da'));
afterEach(() => jest.restoreAllMocks());

const bothChanged: ColleagueChanges = {
  updated: [],
  asked: ['email'],
  saved: { email: 'kollega@example.dk' },
};

interface NoticeProps {
  end?: Promise<undefined>;
  onAnswer?: (name: string) => boolean;
}

/** A form with an open question, whose submit ends with `end`. */
function Notice({ end = Promise.resolve(undefined), onAnswer = () => false }: NoticeProps) {
  const form = useAppForm({
    initialValues: { email: 'min@example.dk' },
    schema: object(),
    onSubmit: () => end,
  });
  return (
    <AppForm form={form}>
      <ColleagueNotice form={form} changes={bothChanged} onAnswer={onAnswer} />
      <button type="submit">Gem</button>
    </AppForm>
  );
}

/** Shows a question with this height, and records how it is scrolled into view. */
function ask(height: number) {
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(height);
  const focus = jest.spyOn(HTMLElement.prototype, 'focus');
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
  render(<Notice />);
  const box = screen.getByRole('group', { name: /^En anden har ændret/ });
  expect(box).toHaveFocus();
  return { box, focus, scroll };
}

it('ColleagueNotice scrolls an overlong question to its beginning [2-colleague-question-seen]', () => {
  const { box, focus, scroll } = ask(window.innerHeight + 1);
  expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
  expect(scroll.mock.contexts).toEqual([box]);
  expect(scroll).toHaveBeenCalledWith({ block: 'start' });
});

it('ColleagueNotice does not scroll itself if the question fits the screen', () => {
  const { focus, scroll } = ask(100);
  expect(focus).not.toHaveBeenCalledWith({ preventScroll: true });
  expect(scroll).not.toHaveBeenCalled();
});

it('ColleagueNotice ignores presses on its choices while the form is being sent [2-edit-conflict]', async () => {
  const onAnswer = jest.fn<boolean, [string]>(() => false);
  let end: () => void = () => undefined;
  const sent = new Promise<undefined>((resolve) => (end = () => resolve(undefined)));
  render(<Notice end={sent} onAnswer={onAnswer} />);
  await userEvent.click(screen.getByRole('button', { name: 'Gem' }));
  const answers = ['Brug det, der er gemt', 'Behold det i formularen'];
  for (const name of answers) {
    await userEvent.click(screen.getByRole('button', { name }));
  }
  expect(onAnswer).not.toHaveBeenCalled();
  expect(screen.getByText('I formularen: min@example.dk')).toBeInTheDocument();
  end();
  for (const name of answers) {
    const button = screen.getByRole('button', { name });
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(button);
  }
  expect(onAnswer.mock.calls).toEqual([['email'], ['email']]);
  expect(screen.getByText('I formularen: kollega@example.dk')).toBeInTheDocument();
});

/** A form that a colleague's change reaches as it is submitted, and whose submit ends with `end`. */
function Updated({ end }: { end: Promise<undefined> }) {
  const [changes, setChanges] = useState<ColleagueChanges>({ updated: [], asked: [], saved: {} });
  const form = useAppForm({
    initialValues: { email: 'min@example.dk' },
    schema: object(),
    onSubmit: () => {
      setChanges({ updated: ['email'], asked: [], saved: { email: 'kollega@example.dk' } });
      return end;
    },
  });
  return (
    <AppForm form={form}>
      <ColleagueNotice form={form} changes={changes} onAnswer={() => false} />
      <TextField name="email" label="E-mail" />
      <button type="submit">Gem</button>
    </AppForm>
  );
}

it.each([
  ['staff', 'staff', 'E-mail er opdateret af en kollega.'],
  ['a haulier', '', 'E-mail er ændret et andet sted.'],
])(
  'ColleagueNotice announces changes once to %s if a form stays open [2-colleague-said]',
  async (_who, audience, text) => {
    let fail: () => void = () => undefined;
    const end = new Promise<undefined>((resolve) => (fail = () => resolve(undefined)));
    render(
      <Audience value={audience}>
        <Updated end={end} />
      </Audience>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Gem' }));
    expect(await screen.findByText(text)).toBeInTheDocument();
    // A form that closes after its save has a notification that says so.
    expect(heard.said).not.toContain(text);
    fail();
    await waitFor(() => expect(heard.said).toContain(text));
    await userEvent.click(screen.getByRole('button', { name: 'Gem' }));
    expect(heard.said.filter((said) => said === text)).toHaveLength(1);
  },
);

/** A form that stays open while a colleague changes these fields. */
function Kept({ updated, isNameShown = true }: { updated: string[]; isNameShown?: boolean }) {
  const form = useAppForm({
    initialValues: { email: 'min@example.dk', name: '' },
    schema: object(),
    onSubmit: () => Promise.resolve(undefined),
  });
  return (
    <Audience value="staff">
      <AppForm form={form}>
        <ColleagueNotice
          form={form}
          changes={{ updated, asked: [], saved: {} }}
          onAnswer={() => false}
        />
        <TextField name="email" label="E-mail" />
        {isNameShown && <TextField name="name" label="Navn" />}
      </AppForm>
    </Audience>
  );
}

it('ColleagueNotice does not repeat an announced change with a later one [2-colleague-said]', async () => {
  const { rerender } = render(<Kept updated={[]} />);
  rerender(<Kept updated={['email']} />);
  await waitFor(() => expect(heard.said).toContain('E-mail er opdateret af en kollega.'));
  rerender(<Kept updated={['email', 'name']} />);
  await waitFor(() => expect(heard.said).toContain('Navn er opdateret af en kollega.'));
});

it('ColleagueNotice announces a change to a hidden field once the field is shown [2-colleague-said]', async () => {
  const { rerender } = render(<Kept updated={[]} isNameShown={false} />);
  rerender(<Kept updated={['name']} isNameShown={false} />);
  rerender(<Kept updated={['name']} />);
  rerender(<Kept updated={['name', 'email']} />);
  const text = 'Navn er opdateret af en kollega. E-mail er opdateret af en kollega.';
  await waitFor(() => expect(heard.said).toContain(text));
});
