import { screen } from '@testing-library/react';
import { paths } from '@/config/paths';
import type { Act } from '../support/act';
import {
  answerOf,
  choose,
  dialog,
  expectTexts,
  noDialog,
  press,
  put,
} from '../support/pageControls';
import { inForm, inNotices, inNoticesAnd } from '../support/seen';
import { t } from '../support/words';
import { retry, deletion, expectRows, rowAction } from './listActions';

const table = t['nav.addOns'];
const rows = () => expectRows(table);
const on = { address: paths.addOns.href(), as: 'admin' } as const;
const addOn = 'Krisehjælp';
const texts = { [t['field.name']]: 'Lånebil', [t['addOns.yearlyPrice']]: '249,95' };
/** A further work add-on does not take the place of an existing one, so the dialog asks for no confirmation. */
const type = t['addOns.typeWork'];

async function fillIn() {
  await screen.findByRole('dialog');
  await dialog().findByRole('textbox', { name: t['field.name'] });
  put(texts);
  await choose(t['common.type'], type);
}

/** Saves in a dialog that reports failures with the generic text. */
const saving = (button: string, doneText: string) =>
  ({
    send: () => press(button, dialog()),
    voice: 'save',
    expectMessages: inForm,
    expectKept: async () => {
      expectTexts(texts);
      expect(await answerOf(t['common.type'], type)).toBeChecked();
    },
    expectSuccess: async () => {
      await noDialog();
      await inNotices([doneText]);
    },
    outlivesSession: 'dialog',
    needsNoAnswer: true,
  }) as const;

export const addOnActs: readonly Act[] = [
  {
    ...on,
    call: 'listAddOns',
    action: 'loading the add-ons',
    rules: { 422: ' [8-add-ons-list-failure]' },
    voice: 'generic',
    expectMessages: inNoticesAnd(t['table.loadFailed']),
    retry,
    expectSuccess: rows,
  },
  {
    ...on,
    ...saving(t['common.add'], t.MSG_ADDED_SUCC),
    call: 'createAddOn',
    action: 'adding an add-on',
    rules: { 422: ' [8-add-on-create-failure]', dropped: ' [8-save-lost]' },
    arrange: async () => {
      await rows();
      await press(t['addOns.add']);
      await fillIn();
    },
  },
  {
    ...on,
    ...saving(t['common.save'], t.MSG_UPDATE_SUCC),
    call: 'updateAddOn',
    action: 'editing an add-on',
    rules: { 500: ' [8-add-on-update-failure]' },
    faults: ['500', '401', 'empty'],
    arrange: async () => {
      await rows();
      await rowAction(addOn, t['addOns.edit']);
      await fillIn();
    },
  },
  {
    ...on,
    ...deletion({
      table,
      name: addOn,
      action: t['addOns.delete'],
      doneText: t['common.deleted'].replace('{{name}}', addOn),
    }),
    call: 'deleteAddOn',
    action: 'deleting an add-on',
  },
];
