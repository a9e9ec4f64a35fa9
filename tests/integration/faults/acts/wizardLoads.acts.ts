import { screen, within } from '@testing-library/react';
import { paths } from '@/config/paths';
import type { Act } from '../support/act';
import { heading, press } from '../support/pageControls';
import { expectNoNotice, inNotices, inPlace, type Says } from '../support/seen';
import { t } from '../support/words';
import { again } from './listActions';
import {
  answerDetails,
  changeCar,
  expectCarChanges,
  expectLoaded,
  goNow,
  link,
  toCar,
} from './wizardActions';

const on = { address: paths.registration.href(link.token) };
const next = () => press(t['common.next']);

/** Step 2 has its form. */
const atCar = () => screen.findByRole('radiogroup', { name: t['step2.area'] });

/** A notice in step 1, which goes on; step 2 says what it lacks. */
const inNoticeAndStep2: Says = async (words) => {
  await inNotices(words);
  await next();
  await heading(t['wizard.step2']);
  await screen.findByRole('button', { name: t['common.tryAgain'] });
};

const price = () => within(screen.getByRole('region', { name: t['step2.premium'] }));

/** That there is no price, in its panel and nowhere else; nothing is added up without the premium. */
const inPricePanel: Says = async (words) => {
  for (const text of words) await price().findByText(text, { exact: false });
  expect(price().queryByText(/kr\./)).toBeNull();
  expectNoNotice();
};

/** What the wizard reads. */
export const wizardLoadActs: readonly Act[] = [
  {
    ...on,
    call: 'getRegistration',
    place: 'wizard',
    voice: 'server',
    says: inPlace,
    again,
    done: expectLoaded,
    except: {
      '404': {
        rule: 'says "Fejl 404 (scenarie)." and that the link does not work, and leads to login',
        see: async () => {
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
    place: 'agreement',
    address: paths.editTrucker.href(link.truckerId),
    as: 'admin',
    voice: 'server',
    says: inPlace,
    again,
    done: expectLoaded,
    except: {
      '404': {
        rule: 'says "Fejl 404 (scenarie).", offers no second try, and leads to the list',
        see: async () => {
          await inPlace(['Fejl 404 (scenarie).']);
          expect(screen.queryByRole('button', { name: t['common.tryAgain'] })).toBeNull();
          goNow();
          await heading(t['truckers.title']);
        },
      },
    },
  },
  {
    // One of the four lists: they are read by one hook, and each of them meets each fault in the prices' dialog.
    ...on,
    call: 'listInjuries',
    place: 'wizard/step 2',
    arrange: () => answerDetails(),
    voice: 'lookup',
    says: inNoticeAndStep2,
    again,
    done: async (app) => {
      // Where nothing was to be seen of the fault, step 1 is still there.
      if (screen.queryByRole('heading', { name: t['wizard.step1'] })) await next();
      await atCar();
      expect(app.mock.calls.of('updateTrucker')).toHaveLength(1);
    },
  },
  {
    ...on,
    call: 'searchAddOns',
    place: 'wizard/step 2',
    arrange: () => answerDetails(),
    send: next,
    voice: 'lookup',
    says: inPlace,
    again,
    done: atCar,
  },
  {
    ...on,
    call: 'searchAddOns',
    place: 'wizard/step 3',
    arrange: async () => {
      await toCar();
      await changeCar();
    },
    send: next,
    voice: 'lookup',
    says: inPlace,
    again,
    done: async () => {
      await screen.findByRole('radiogroup', { name: 'Krisehjælp' });
      await press(t['common.back']);
      await heading(t['wizard.step2']);
      await expectCarChanges();
    },
  },
  {
    ...on,
    call: 'getPremium',
    place: 'wizard/step 2',
    arrange: async () => {
      await toCar();
      await price().findAllByText(/[1-9][\d.]*,\d\d/);
    },
    send: changeCar,
    voice: 'premium',
    says: inPricePanel,
    kept: expectCarChanges,
    again,
    done: () => price().findAllByText(/[1-9][\d.]*,\d\d/),
  },
];
