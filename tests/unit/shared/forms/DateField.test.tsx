import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { changeLanguage, initI18n, loadTexts } from '@/i18n/i18n';
import { fullValues, TestForm } from './TestForm';
import type { TestValues } from './TestForm';

beforeAll(async () => {
  await initI18n('da');
  await loadTexts(['registration']);
});

function renderForm(start: string) {
  const onSubmit = jest.fn<Promise<undefined>, [TestValues]>().mockResolvedValue(undefined);
  render(<TestForm initialValues={{ ...fullValues, start }} onSubmit={onSubmit} />);
  const sent = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalled());
    return onSubmit.mock.lastCall?.[0].start;
  };
  return { field: screen.getByRole('textbox', { name: 'Start' }), onSubmit, sent };
}

const openCalendar = () =>
  userEvent.click(screen.getByRole('button', { name: 'Vælg dato: Start' }));

describe('a typed date', () => {
  it('is shown as dd-MM-yyyy and sent as yyyy-MM-dd [9-dates]', async () => {
    const { field, sent } = renderForm('');
    await userEvent.type(field, '28-02-2027');
    expect(field).toHaveValue('28-02-2027');
    expect(await sent()).toBe('2027-02-28');
  });

  it('can be short; it is completed when the field is left', async () => {
    const { field, sent } = renderForm('');
    await userEvent.type(field, '1/2/2027');
    expect(field).toHaveValue('1/2/2027');
    await userEvent.tab();
    expect(field).toHaveValue('01-02-2027');
    expect(await sent()).toBe('2027-02-01');
  });

  it('clears the error of its field while the user types, not only after that [5-date-as-typed]', async () => {
    const { field } = renderForm('');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Fejl/));
    await userEvent.type(field, '31122026');
    expect(field).toHaveValue('31122026');
    expect(field).not.toHaveAccessibleDescription(/Fejl/);
  });

  it('can be short and sent with Enter', async () => {
    const { field, onSubmit } = renderForm('');
    await userEvent.type(field, '1-2-2027{Enter}');
    await waitFor(() => expect(onSubmit).toHaveBeenCalled());
    expect(onSubmit.mock.lastCall?.[0].start).toBe('2027-02-01');
    expect(field).toHaveValue('01-02-2027');
  });

  it('stays as it was typed when it is invalid, and gets an error message on submit', async () => {
    const { field } = renderForm('');
    await userEvent.type(field, '31-02-2027');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription(/31-12-2026/));
    expect(field).toHaveValue('31-02-2027');
  });
});

describe('the calendar of a date field', () => {
  it('puts the picked date into the field and returns the focus to the button [9-date-picker]', async () => {
    const { field, sent } = renderForm('2026-12-31');
    await openCalendar();
    const day = await screen.findByRole('gridcell', { name: /15\. december 2026/ });
    expect(screen.getByRole('dialog', { name: 'Vælg dato: Start' })).toBeInTheDocument();
    await userEvent.click(day);
    expect(field).toHaveValue('15-12-2026');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Vælg dato: Start' })).toHaveFocus();
    expect(await sent()).toBe('2026-12-15');
  });

  it('opens at the day of the field, and Escape closes it without a change', async () => {
    const { field } = renderForm('2026-12-31');
    await openCalendar();
    await waitFor(() =>
      expect(screen.getByRole('gridcell', { name: /31\. december 2026/ })).toHaveFocus(),
    );
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Vælg dato: Start' })).toHaveFocus();
    expect(field).toHaveValue('31-12-2026');
  });

  it('is closed by the button that opened it', async () => {
    renderForm('2026-12-31');
    await openCalendar();
    await screen.findByRole('dialog');
    await openCalendar();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is in English on an English page, and its table and months have names [9-date-picker-english]', async () => {
    await act(() => changeLanguage('en'));
    renderForm('2026-12-31');
    await userEvent.click(screen.getByRole('button', { name: 'Choose date: Start' }));
    await waitFor(() =>
      expect(screen.getByRole('gridcell', { name: 'Thursday, 31 December 2026' })).toHaveFocus(),
    );
    expect(screen.getByRole('table', { name: 'Choose date: Start' })).toBeInTheDocument();
    expect(screen.getByRole('rowgroup', { name: /^December,? 2026$/ })).toBeInTheDocument();
    expect(screen.getAllByRole('columnheader')[0]).toHaveTextContent('Monday');
    await act(() => changeLanguage('da'));
  });
});
