import { screen } from '@testing-library/react';
import { object } from 'yup';
import { initI18n } from '@/i18n/i18n';
import { ColleagueNotice } from '@/shared/forms/ColleagueNotice';
import { useAppForm } from '@/shared/forms/useAppForm';
import type { ColleagueChanges } from '@/shared/forms/useColleagueChanges';
import { render } from '@tests/support/fixtures/render';

beforeAll(() => initI18n('da'));
afterEach(() => jest.restoreAllMocks());

const bothChanged: ColleagueChanges = {
  updated: [],
  asked: ['email'],
  saved: { email: 'kollega@example.dk' },
};

function Notice() {
  const form = useAppForm({
    initialValues: { email: 'min@example.dk' },
    schema: object(),
    onSubmit: () => Promise.resolve(undefined),
  });
  return <ColleagueNotice form={form} changes={bothChanged} onAnswer={() => false} />;
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
