import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { paths } from '@/config/paths';
import { priceHole } from '@mocks/db/demo';
import type { Act } from '../support/act';
import { dialog, expectTexts, field, noDialog, pick, press, put } from '../support/pageControls';
import { expectNoNotice, inForm, inNotices, inNoticesAnd } from '../support/seen';
import { t } from '../support/words';
import { deletion, retry, expectRows, rowAction } from './listActions';

const table = t['nav.prices'];
const rows = () => expectRows(table);
/** A search with one match: one row renders faster than a page. */
const on = { address: `${paths.prices.href()}?q=25755&field=price`, as: 'admin' } as const;
const first = 'Pris 1';
const amounts = { [t['prices.yearlyPremium']]: '26000,5' };
const kickbacks = { [t['kickback.ensure']]: '2,5', [t['kickback.dantaxi']]: '7,25' };
const choices = {
  [t['prices.colArea']]: String(priceHole.area_id),
  [t['prices.colNewValue']]: String(priceHole.new_value_id),
  [t['prices.colOwnRisk']]: String(priceHole.own_risk_id),
  [t['prices.colInjuries']]: String(priceHole.injury_id),
};

async function openDialog(action: string) {
  await rows();
  await rowAction(first, action);
  await screen.findByRole('dialog');
}

async function fillIn() {
  await dialog().findByRole('combobox', { name: t['prices.colInjuries'] });
  for (const [label, id] of Object.entries(choices)) pick(label, id);
  put(amounts);
}

function expectFilledIn() {
  expectTexts(amounts);
  for (const [label, id] of Object.entries(choices)) {
    expect(screen.getByRole('combobox', { name: label })).toHaveValue(id);
  }
}

/** Saves in a dialog that shows failures in its form. */
const saving = (button: string, doneText: string) =>
  ({
    send: () => press(button, dialog()),
    expectMessages: inForm,
    expectSuccess: async () => {
      await noDialog();
      await inNotices([doneText]);
    },
    outlivesSession: 'dialog',
    needsNoAnswer: true,
  }) as const;

/** Saves a matrix cell, which shows failures in the cell. */
const inCell = (name: string, doneText: string) =>
  ({
    address: `${paths.prices.href()}?view=matrix&area=${String(priceHole.area_id)}`,
    as: 'admin',
    arrange: async () => {
      await screen.findByLabelText(name);
      put({ [name]: '86000,5' });
      const commission = within(field(name).parentElement ?? field(name)).queryByRole('combobox');
      if (commission) fireEvent.change(commission, { target: { value: '0' } });
    },
    send: () => press(t['common.save'], within(field(name).parentElement ?? field(name))),
    voice: 'cell',
    expectMessages: async (words: readonly string[]) => {
      for (const text of words) {
        await waitFor(() =>
          expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(text)),
        );
      }
      expectNoNotice();
    },
    expectKept: () => expectTexts({ [name]: '86000,5' }),
    outlivesSession: 'page',
    expectSuccess: async () => {
      await waitFor(() => expect(field(name)).toHaveValue('86.000,50'));
      expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(doneText));
    },
  }) as const;

/** The lists that fill the form's selects. One hook fetches them all. */
const lookups = (
  [
    ['listAreas', 'areas', t['prices.colArea']],
    ['listNewValues', 'new values', t['prices.colNewValue']],
    ['listOwnRisks', 'own risks', t['prices.colOwnRisk']],
    ['listInjuries', 'injury choices', t['prices.colInjuries']],
  ] as const
).map(([call, name, label], index): Act => ({
  ...on,
  ...(index > 0 && { faults: ['500'] }),
  call,
  action: `loading ${name} of a price`,
  arrange: rows,
  send: async () => {
    await press(t['prices.add']);
    await screen.findByRole('dialog');
  },
  voice: 'generic',
  expectMessages: inNoticesAnd(t['prices.listsFailed']),
  retry,
  expectSuccess: () => screen.findByRole('combobox', { name: label }),
}));

export const priceActs: readonly Act[] = [
  {
    ...on,
    call: 'listPrices',
    action: 'loading the prices',
    rules: { 404: ' [8-prices-list-failure]' },
    voice: 'generic',
    expectMessages: inNoticesAnd(t['table.loadFailed']),
    retry,
    expectSuccess: rows,
  },
  ...lookups,
  {
    ...on,
    ...saving(t['common.add'], t.MSG_ADDED_SUCC),
    call: 'createPrice',
    action: 'adding a price',
    rules: { 404: ' [8-price-create-failure]' },
    arrange: async () => {
      await rows();
      await press(t['prices.add']);
      await screen.findByRole('dialog');
      await fillIn();
      put(kickbacks);
    },
    voice: 'price',
    expectKept: () => {
      expectFilledIn();
      expectTexts(kickbacks);
    },
  },
  {
    ...on,
    ...saving(t['common.save'], t.MSG_UPDATE_SUCC),
    call: 'updatePrice',
    action: 'editing a price',
    rules: { 500: ' [8-price-update-failure]' },
    faults: ['500', '401', 'empty'],
    arrange: async () => {
      await openDialog(t['prices.edit']);
      await fillIn();
    },
    voice: 'price',
    expectKept: expectFilledIn,
  },
  {
    ...inCell('Over 750.000 kr., 5.000 kr., 3 eller flere skader', t.MSG_ADDED_SUCC),
    call: 'createPrice',
    action: 'adding a matrix price',
  },
  {
    ...inCell('Over 750.000 kr., 5.000 kr., 2 skader', t.MSG_UPDATE_SUCC),
    call: 'updatePrice',
    action: 'editing a matrix price',
    faults: ['500', '401', 'empty'],
  },
  {
    ...on,
    ...saving(t['common.save'], t.MSG_UPDATE_SUCC),
    call: 'updateKickback',
    action: 'editing a kickback',
    rules: { 404: ' [8-kickback-failure]' },
    arrange: async () => {
      await openDialog(t['prices.editKickback']);
      await dialog().findByRole('textbox', { name: t['kickback.ensure'] });
      put(kickbacks);
    },
    voice: 'serverSave',
    expectKept: () => expectTexts(kickbacks),
  },
  {
    ...on,
    ...deletion({ table, name: first, action: t['prices.delete'], doneText: 'Pris 1 er slettet.' }),
    call: 'deletePrice',
    action: 'deleting a price',
  },
];
