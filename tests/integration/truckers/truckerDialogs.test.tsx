import { waitFor, within } from '@testing-library/react';
import { dialogGone, newTrucker, openAdd, openEdit, problems, whole } from './dialogs';

const adding = { open: () => openAdd(), submit: 'Opret', call: 'createTrucker' } as const;
const editing = { open: () => openEdit(whole), submit: 'Gem', call: 'updateTrucker' } as const;
const required = { Navn: '', 'E-mail': '', 'CVR-nummer': '', Vognmandsnummer: '', Mobilnummer: '' };
const wrong = [
  'Navn: Dette felt er påkrævet',
  'E-mail: Dette felt er påkrævet',
  'CVR-nummer: Dette felt er påkrævet og skal have en længde på 8 cifre',
  'Vognmandsnummer: Dette felt er påkrævet og skal være 6 cifre langt',
  'Mobilnummer: Dette felt er påkrævet',
];

describe('the haulier form', () => {
  it.each([
    ['the add dialog [5-trucker-required]', adding, required, wrong],
    [
      'the edit dialog [5-trucker-edit, 5-trucker-address]',
      editing,
      { ...required, Adresse: '', Postnummer: ' ', By: '' },
      [
        ...wrong,
        'Adresse: Dette felt er påkrævet',
        'Postnummer: Dette felt er påkrævet',
        'By: Dette felt er påkrævet',
      ],
    ],
  ])('sends nothing and lists the missing fields in %s', async (_, form, texts, missing) => {
    const { mock, dialog, field, fill, press } = await form.open();
    fill(texts);
    await press(form.submit);
    expect(await within(dialog).findByRole('group', { name: 'Der er et problem' })).toHaveFocus();
    expect(problems(dialog)).toEqual(missing);
    expect(field('Undervogn')).toBeValid();
    expect(mock.calls.of(form.call)).toEqual([]);
  });

  it.each([
    ['the add dialog [5-trucker-number]', adding],
    [
      'the edit dialog [5-trucker-plate-asked]',
      {
        ...editing,
        open: () =>
          openEdit((view) => {
            whole(view);
            view.mock.db.truckers.update(1, { vehicle: null, is_car_insurance: '0' });
          }),
      },
    ],
  ])(
    'requires a number plate with car insurance, or a tick that there is none, in %s',
    async (_, form) => {
      const { mock, user, dialog, field, tick, fill, press } = await form.open();
      fill(newTrucker);
      const number = () => field('Registreringsnummer');
      const noPlate = 'Bilen har ikke nummerplade endnu';
      expect(within(dialog).queryByRole('checkbox', { name: noPlate })).not.toBeInTheDocument();
      await user.click(tick('Bilforsikring'));
      expect(tick(noPlate)).not.toBeChecked();
      expect(number()).not.toHaveAttribute('readonly');
      expect(number()).toHaveAttribute('aria-required', 'true');
      await press(form.submit);
      await waitFor(() => expect(number()).toHaveAccessibleDescription(/påkrævet/));
      expect(mock.calls.of(form.call)).toEqual([]);
      await user.click(tick(noPlate));
      expect(number()).toBeValid();
      expect(number()).toHaveAttribute('readonly');
      expect(number()).not.toHaveAttribute('aria-required');
      await press(form.submit);
      await dialogGone();
      expect(mock.calls.of(form.call)[0]?.body).toMatchObject({
        is_car_insurance: '1',
        reg_number: '',
      });
    },
  );
});
