import { screen } from '@testing-library/react';
import { paths } from '@/config/paths';
import { leaveAt } from '@tests/support/page-objects/wizard';
import type { Act } from '../support/act';
import {
  answerOf,
  choose,
  dialog,
  expectTexts,
  field,
  heading,
  pick,
  press,
  put,
  tick,
} from '../support/pageControls';
import { inForm, inNotices } from '../support/seen';
import { t } from '../support/words';
import {
  answerDetails,
  changeCar,
  expectCarChanges,
  expectThanks,
  expectWorkAnswers,
  link,
  toCar,
  toCode,
  toCheck,
  typeCode,
  verify,
} from './wizardActions';

const on = {
  address: paths.registration.href(link.token),
  voice: 'step',
  expectMessages: inForm,
} as const;
/** Open the wizard at step 2 and at step 3. */
const atCar = { ...on, prepare: leaveAt('car') };
const atWork = { ...on, prepare: leaveAt('work') };
const next = () => press(t['common.next']);
const finish = () => press(t['wizard.finish']);
const newTrucker = {
  [t['field.name']]: 'Amager Flextrafik ApS',
  [t['field.cvr']]: '41730258',
  [t['field.truckNumber']]: '107719',
  [t['field.email']]: 'post@amager-flex.example',
  [t['field.phone']]: '31 22 44 55',
  [t['field.address']]: 'Amagerbrogade 210',
  [t['field.zipCode']]: '2300',
  [t['field.city']]: 'København S',
};
const policy = {
  [t['termination.policyNumber']]: 'P-4711',
  [t['termination.date']]: '31-12-2099',
};

const expectDetails = async () => {
  // The name is in its field before step 1 is saved, and in the card after.
  const name = 'Bæk & Datter ApS';
  expect(screen.queryByDisplayValue(name) ?? screen.getByText(name)).toBeInTheDocument();
  expect(await answerOf(t['step1.previousInsurance'], t['common.no'])).toBeChecked();
};

/** Any heading of the thank-you page: it shows the product name if the server does not know the link. */
const kindOfThanks = new RegExp(
  `^(${t['thankYou.title']}|Thank you|${t['wizard.title']}|Insurance for taxi operators)$`,
);

const saveCar = {
  call: 'saveCarChoices',
  arrange: changeCar,
  send: next,
  expectKept: expectCarChanges,
  expectSuccess: () => heading(t['wizard.step3']),
} as const;

/** The requests with which the wizard saves and completes. */
export const wizardSaveActs: readonly Act[] = [
  {
    ...on,
    call: 'saveRegistration',
    action: 'creating a haulier',
    faults: ['empty'],
    voice: 'newTrucker',
    address: paths.registration.href(),
    arrange: async () => {
      await heading(t['step1.titleNew']);
      put(newTrucker);
      tick(t['field.carInsurance']);
      tick(t['field.noRegNumber']);
      await choose(t['step1.previousInsurance'], t['common.no']);
    },
    send: next,
    expectKept: () => expectTexts(newTrucker),
    expectSuccess: () => heading(t['wizard.step2']),
  },
  {
    ...on,
    call: 'updateTrucker',
    action: 'saving step 1',
    arrange: () => answerDetails(),
    send: next,
    expectKept: expectDetails,
    expectSuccess: () => heading(t['wizard.step2']),
    needsNoAnswer: true,
  },
  { ...atCar, ...saveCar, action: 'saving step 2', faults: ['empty'] },
  {
    ...on,
    ...saveCar,
    action: 'saving step 2 as staff',
    faults: ['401'],
    address: paths.editTrucker.href(link.truckerId),
    as: 'admin',
    arrange: async () => {
      await toCar();
      await changeCar();
    },
    expectSuccess: () => heading(t['wizard.step3_staff']),
  },
  {
    ...on,
    prepare: leaveAt('car', link.token, 'Ja'),
    call: 'saveTermination',
    action: 'saving the termination',
    faults: ['empty'],
    arrange: async () => {
      await choose(t['step2.injuries'], 2);
      await next();
      await screen.findByRole('dialog', { name: t['termination.title'] });
      pick(t['termination.insurer'], '3');
      put(policy);
    },
    send: () => press(t['termination.save'], dialog()),
    expectKept: () => {
      expectTexts(policy);
      expect(screen.getByRole('combobox', { name: t['termination.insurer'] })).toHaveValue('3');
    },
    expectSuccess: () => heading(t['wizard.step3']),
  },
  {
    ...atWork,
    call: 'generateSmsCode',
    action: 'requesting an SMS code',
    faults: ['html', 'empty'],
    voice: 'status',
    arrange: toCheck,
    send: finish,
    expectKept: expectWorkAnswers,
    expectSuccess: () => screen.findByRole('dialog', { name: t['sms.title'] }),
  },
  {
    ...atWork,
    call: 'verifySmsCode',
    action: 'verifying the SMS code',
    faults: ['dropped', 'empty'],
    arrange: toCode,
    send: verify,
    voice: 'code',
    expectKept: () => {
      expect(field(t['sms.code'])).not.toHaveValue('');
      expectWorkAnswers();
    },
    expectSuccess: expectThanks,
  },
  {
    ...atWork,
    call: 'saveWorkChoices',
    action: 'completing the agreement',
    faults: ['403', 'empty', 'flat'],
    voice: 'completion',
    arrange: toCode,
    send: verify,
    expectMessages: async (words) => {
      await screen.findByRole('group', { name: t['common.errorSummaryTitle'] });
      for (const text of words) await screen.findByText(text);
      await inNotices([t.SMS_VERIFICATION_SUCCESS]);
    },
    // The code is already verified, so only the answers must be kept.
    expectKept: expectWorkAnswers,
    retry: finish,
    expectSuccess: expectThanks,
    except: {
      '403': {
        rule: 'reports the server’s reason and asks for a new code',
        expectOutcome: async (app) => {
          await screen.findByText('Fejl 403 (scenarie).');
          expectWorkAnswers();
          app.mock.use('happy');
          await finish();
          await typeCode(app);
          await verify();
          await expectThanks();
        },
      },
    },
  },
  {
    ...atWork,
    call: 'sendXml',
    action: 'passing the signed agreement on',
    arrange: toCode,
    send: verify,
    voice: 'plain',
    expectMessages: async (words) => {
      await heading(kindOfThanks);
      await inNotices([t.SMS_VERIFICATION_SUCCESS, ...words]);
    },
    retry: async () => {
      await press(t['topbar.english']);
      await heading(kindOfThanks);
    },
    expectSuccess: () => heading(kindOfThanks),
  },
];
