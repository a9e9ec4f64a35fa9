import { screen, within } from '@testing-library/react';
import { paths } from '@/config/paths';
import { leaveAt } from '@tests/support/page-objects/wizard';
import type { Act } from '../support/act';
import { heading, press } from '../support/pageControls';
import { expectNoNotice, inNotices, inPlace, type ExpectMessages } from '../support/seen';
import { t } from '../support/words';
import { retry } from './listActions';
import {
  answerDetails,
  changeCar,
  expectCarChanges,
  expectLoaded,
  goNow,
  link,
} from './wizardActions';

const on = { address: paths.registration.href(link.token) };
const next = () => press(t['common.next']);

/** Waits for the form of step 2. */
const atCar = () => screen.findByRole('radiogroup', { name: t['step2.area'] });

/** A notification in step 1, which the user can still save; step 2 then offers a retry. */
const inNoticeAndStep2: ExpectMessages = async (words) => {
  await inNotices(words);
  await next();
  await heading(t['wizard.step2']);
  await screen.findByRole('button', { name: t['common.tryAgain'] });
};

const price = () => within(screen.getByRole('region', { name: t['step2.premium'] }));

/** The price panel says that there is no price and shows no amount, as there is no sum without a premium. */
const inPricePanel: ExpectMessages = async (words) => {
  for (const text of words) await price().findByText(text, { exact: false });
  expect(price().queryByText(/kr\./)).toBeNull();
  expectNoNotice();
};

/** The requests that load the wizard's data. */
export const wizardLoadActs: readonly Act[] = [
  {
    ...on,
    call: 'getRegistration',
    action: 'opening a link',
    voice: 'server',
    expectMessages: inPlace,
    retry,
    expectSuccess: expectLoaded,
    except: {
      '404': {
        rule: 'reports the server’s reason and an invalid link, and leads to login',
        expectOutcome: async () => {
          await inPlace(['Fejl 404 (scenarie).', t['wizard.invalidLink']]);
          expect(screen.queryByRole('button', { name: t['common.tryAgain'] })).toBeNull();
          goNow();
          await heading(t['login.title']);
        },
      },
    },
  },
  {
    call: 'getTrucker',
    action: 'opening an agreement',
    address: paths.editTrucker.href(link.truckerId),
    as: 'admin',
    voice: 'server',
    expectMessages: inPlace,
    retry,
    expectSuccess: expectLoaded,
    except: {
      '404': {
        rule: 'reports the server’s reason and leads back to the list',
        expectOutcome: async () => {
          await inPlace(['Fejl 404 (scenarie).']);
          expect(screen.queryByRole('button', { name: t['common.tryAgain'] })).toBeNull();
          goNow();
          await heading(t['nav.truckers']);
        },
      },
    },
  },
  {
    // One of the four lists is enough here: one hook fetches all four, and `prices.acts.ts` tests a failure of each.
    ...on,
    call: 'listInjuries',
    action: 'loading the choices of step 2',
    arrange: () => answerDetails(),
    voice: 'lookup',
    expectMessages: inNoticeAndStep2,
    retry,
    expectSuccess: async (app) => {
      // A fault that shows nothing leaves the wizard in step 1.
      if (screen.queryByRole('heading', { name: t['wizard.step1'] })) await next();
      await atCar();
      expect(app.mock.calls.of('updateTrucker')).toHaveLength(1);
    },
  },
  {
    ...on,
    call: 'searchAddOns',
    action: 'loading the add-ons of step 2',
    arrange: () => answerDetails(),
    send: next,
    voice: 'lookup',
    expectMessages: inPlace,
    retry,
    expectSuccess: atCar,
  },
  {
    ...on,
    prepare: leaveAt('car'),
    call: 'searchAddOns',
    action: 'loading the add-ons of step 3',
    faults: ['500'],
    arrange: changeCar,
    send: next,
    voice: 'lookup',
    expectMessages: inPlace,
    retry,
    expectSuccess: async () => {
      await screen.findByRole('radiogroup', { name: 'Krisehjælp' });
      await press(t['common.back']);
      await heading(t['wizard.step2']);
      await expectCarChanges();
    },
  },
  {
    ...on,
    prepare: leaveAt('car'),
    call: 'getPremium',
    action: 'looking up the premium',
    arrange: async () => {
      await atCar();
      await price().findAllByText(/[1-9][\d.]*,\d\d/);
    },
    send: changeCar,
    voice: 'premium',
    expectMessages: inPricePanel,
    expectKept: expectCarChanges,
    retry,
    expectSuccess: () => price().findAllByText(/[1-9][\d.]*,\d\d/),
  },
];
