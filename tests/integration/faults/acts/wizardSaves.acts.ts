import { screen } from '@testing-library/react';
import { paths } from '@/config/paths';
import type { RenderedApp } from '@tests/support/fixtures/renderApp';
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
  toWork,
  typeCode,
  verify,
} from './wizardActions';

const on = { address: paths.registration.href(link.token), voice: 'status', says: inForm } as const;
const next = () => press(t['common.next']);
const finish = () => press(t['wizard.finish']);
/** Back to the step before, where the answers stand. */
const backTo = (name: string) => async () => {
  await press(t['common.back']);
  await heading(name);
};
const atStep = (name: string) => async () => {
  await heading(name);
};

const newHaulier = {
  [t['field.name']]: 'Amager Flextrafik ApS',
  [t['field.cvr']]: '41730258',
  [t['field.truckNumber']]: '107719',
  [t['field.email']]: 'post@amager-flex.example',
  [t['field.phone']]: '31 22 44 55',
  [t['field.address']]: 'Amagerbrogade 210',
  [t['field.zipCode']]: '2300',
  [t['field.city']]: 'København S',
};
let filledIn = 0;
/** With another policy number each time: the same termination is not sent again (D17). */
const policy = () => ({
  [t['termination.policyNumber']]: `P-${String(filledIn)}`,
  [t['termination.date']]: '31-12-2099',
});

async function fillInTermination() {
  await screen.findByRole('dialog', { name: t['termination.title'] });
  filledIn += 1;
  pick(t['termination.insurer'], '3');
  put(policy());
}

const expectDetails = async () => {
  // In its field, or in the card once it was saved.
  const name = 'Bæk & Datter ApS';
  expect(screen.queryByDisplayValue(name) ?? screen.getByText(name)).toBeInTheDocument();
  expect(await answerOf(t['step1.previousInsurance'], t['common.no'])).toBeChecked();
};

/** The whole way to sign is gone once more, with a new code. */
const signAgain = async (app: RenderedApp) => {
  await expectWorkAnswers();
  app.mock.use('happy');
  await finish();
  await typeCode(app);
  await verify();
  await expectThanks();
};

/** Thank-you has the heading of the product where the server knows no such link. */
const kindOfThanks = new RegExp(
  `^(${t['thankYou.title']}|Thank you|${t['wizard.title']}|Insurance for taxi operators)$`,
);

/** What the wizard saves and asks for, up to its end. */
export const wizardSaveActs: readonly Act[] = [
  {
    ...on,
    call: 'saveRegistration',
    place: 'wizard/step 1',
    address: paths.registration.href(),
    arrange: async () => {
      await heading(t['step1.titleNew']);
      put(newHaulier);
      tick(t['field.carInsurance']);
      tick(t['field.noRegNumber']);
      await choose(t['step1.previousInsurance'], t['common.no']);
    },
    send: next,
    kept: () => expectTexts(newHaulier),
    done: atStep(t['wizard.step2']),
    blank: 'fails',
  },
  {
    ...on,
    call: 'updateTrucker',
    place: 'wizard/step 1',
    voice: 'server',
    arrange: () => answerDetails(),
    send: next,
    kept: expectDetails,
    done: atStep(t['wizard.step2']),
    back: backTo(t['wizard.step1']),
    blank: 'works',
  },
  {
    ...on,
    call: 'saveCarChoices',
    place: 'wizard/step 2',
    arrange: async () => {
      await toCar();
      await changeCar();
    },
    send: next,
    kept: expectCarChanges,
    done: atStep(t['wizard.step3']),
    back: backTo(t['wizard.step2']),
    blank: 'fails',
  },
  {
    ...on,
    call: 'saveCarChoices',
    place: 'agreement/step 2',
    address: paths.editTrucker.href(link.truckerId),
    as: 'admin',
    arrange: async () => {
      await toCar();
      await changeCar();
    },
    send: next,
    kept: expectCarChanges,
    done: atStep(t['wizard.step3']),
    back: backTo(t['wizard.step2']),
    blank: 'fails',
  },
  {
    ...on,
    call: 'saveTermination',
    place: 'wizard/termination',
    arrange: async () => {
      await toCar('common.yes');
      await choose(t['step2.injuries'], 2);
      await next();
      await fillInTermination();
    },
    send: () => press(t['termination.save'], dialog()),
    kept: () => {
      expectTexts(policy());
      expect(screen.getByRole('combobox', { name: t['termination.insurer'] })).toHaveValue('3');
    },
    done: atStep(t['wizard.step3']),
    back: async () => {
      await backTo(t['wizard.step2'])();
      await next();
      await fillInTermination();
    },
    blank: 'fails',
  },
  {
    ...on,
    call: 'generateSmsCode',
    place: 'wizard/step 3',
    arrange: toWork,
    send: finish,
    kept: expectWorkAnswers,
    done: async () => {
      await screen.findByRole('dialog', { name: t['sms.title'] });
    },
    blank: 'fails',
  },
  {
    ...on,
    call: 'verifySmsCode',
    place: 'wizard/code',
    arrange: toCode,
    send: verify,
    voice: 'code',
    kept: async () => {
      expect(field(t['sms.code'])).not.toHaveValue('');
      await expectWorkAnswers();
    },
    done: expectThanks,
    blank: 'fails',
  },
  {
    ...on,
    call: 'saveWorkChoices',
    place: 'wizard/code',
    arrange: toCode,
    send: verify,
    says: async (words) => {
      await screen.findByRole('group', { name: t['common.errorSummaryTitle'] });
      for (const text of words) await screen.findByText(text);
      await inNotices([t.SMS_VERIFICATION_SUCCESS]);
    },
    // The code counts already.
    saysAgain: inForm,
    kept: expectWorkAnswers,
    again: finish,
    done: expectThanks,
    blank: 'fails',
    except: {
      '403': {
        rule: 'says "Fejl 403 (scenarie)." and asks for a new code, as only the server knows how long one counts',
        see: async (app) => {
          await screen.findByText('Fejl 403 (scenarie).');
          await signAgain(app);
        },
      },
    },
  },
  {
    ...on,
    call: 'sendXml',
    place: 'wizard/code',
    arrange: toCode,
    send: verify,
    voice: 'plain',
    says: async (words) => {
      await heading(kindOfThanks);
      await inNotices([t.SMS_VERIFICATION_SUCCESS, ...words]);
    },
    saysOnce: true,
    again: async () => {
      await press(t['topbar.english']);
      await heading(kindOfThanks);
    },
    done: async () => {
      await heading(kindOfThanks);
    },
    blank: 'fails',
  },
];
