import { screen } from '@testing-library/react';
import { paths } from '@/config/paths';
import type { Act } from '../support/act';
import { dialog, expectTexts, field, noDialog, press, put, tick } from '../support/pageControls';
import { inForm, inNotices, inPlace } from '../support/seen';
import { t } from '../support/words';
import { retry, deletion, expectRows, rowAction } from './listActions';

const table = t['nav.truckers'];
const rows = () => expectRows(table);
const trucker = 'Ærø Taxa v/Åse Østergaard';
/** A search with one match: one row renders faster than a page. */
const on = { address: `${paths.truckers.href()}?q=10486115&field=cvr`, as: 'admin' } as const;

const newTrucker = {
  [t['field.name']]: 'Gl. Ølstykke Taxa "Ny" ApS',
  [t['field.email']]: 'kontor@oelstykke-taxa.example',
  [t['field.cvr']]: '29871640',
  [t['field.truckNumber']]: '104233',
  [t['field.phone']]: '28456712',
  [t['field.undervogn']]: 'Minibus',
};
const changes = { [t['field.name']]: 'Ærø Taxa A/S', [t['field.phone']]: '11223344' };
const plate = { [t['field.regNumber']]: 'AB 12 345' };

const openEdit = async () => {
  await rowAction(trucker, t['truckers.edit']);
  await screen.findByRole('dialog');
};
const loaded = async () => {
  await dialog().findByRole('textbox', { name: t['field.name'] });
  expect(field(t['field.name'])).toHaveValue(trucker);
};

/** Saves in a dialog that reports failures with the server's message. */
const saving = (button: string, doneText: string) =>
  ({
    send: () => press(button, dialog()),
    voice: 'serverSave',
    expectMessages: inForm,
    expectSuccess: async () => {
      await noDialog();
      await inNotices([doneText]);
    },
    outlivesSession: 'dialog',
    needsNoAnswer: true,
  }) as const;

/** A haulier that a colleague deleted cannot be saved: the dialog offers to close and to refresh the list. */
const deletedMeanwhile = {
  '404': {
    rule: 'reports the server’s reason and offers only a refresh',
    expectOutcome: async () => {
      await inPlace(['Fejl 404 (scenarie).']);
      await dialog().findByRole('button', { name: t['edit.closeAndReload'] });
      expect(dialog().queryByRole('button', { name: t['common.save'] })).toBeNull();
    },
  },
};

export const truckerDialogActs: readonly Act[] = [
  {
    ...on,
    ...saving(t['common.add'], t.MSG_ADDED_SUCC),
    call: 'createTrucker',
    action: 'adding a haulier',
    rules: { 409: ' [8-trucker-add-refused-whole]' },
    arrange: async () => {
      await rows();
      await press(t['truckers.add']);
      await screen.findByRole('dialog');
      put(newTrucker);
      tick(t['field.workInsurance']);
    },
    expectKept: () => {
      expectTexts(newTrucker);
      expect(screen.getByRole('checkbox', { name: t['field.workInsurance'] })).toBeChecked();
    },
  },
  {
    ...on,
    call: 'getTrucker',
    action: 'opening an edit dialog',
    arrange: rows,
    send: openEdit,
    voice: 'reading',
    expectMessages: inPlace,
    retry,
    expectSuccess: loaded,
    except: deletedMeanwhile,
    rules: { 429: ' [8-trucker-info-failure]' },
  },
  {
    ...on,
    ...saving(t['common.save'], t.MSG_UPDATE_SUCC),
    call: 'updateTrucker',
    action: 'editing a haulier',
    faults: ['500', '401', 'empty'],
    arrange: async () => {
      await rows();
      await openEdit();
      await loaded();
      put(changes);
    },
    expectKept: () => expectTexts(changes),
  },
  {
    ...on,
    ...saving(t['addRegistration.submit'], t.MSG_ADDED_SUCC),
    call: 'addRegistration',
    action: 'adding a number plate',
    faults: ['500', '401', 'empty'],
    arrange: async ({ mock }) => {
      await rows();
      mock.db.truckers.update(1, { vehicle: null });
      await press(t['common.refresh']);
      await press(t['truckers.regMissing']);
      await screen.findByRole('dialog');
      await dialog().findByRole('textbox', { name: t['field.regNumber'] });
      put(plate);
    },
    expectKept: () => expectTexts(plate),
  },
  {
    ...on,
    ...deletion({
      table,
      name: trucker,
      action: t['truckers.delete'],
      doneText: t['common.deleted'].replace('{{name}}', trucker),
    }),
    call: 'deleteTrucker',
    action: 'deleting a haulier',
  },
];
