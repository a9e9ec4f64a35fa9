import { sentence } from '@tests/support/assertions/sentence';
import { screen } from '@testing-library/react';
import { paths } from '@/config/paths';
import { demoTokens } from '@mocks/db/demo';
import type { Act } from '../support/act';
import { press } from '../support/pageControls';
import { inNoticesAnd } from '../support/seen';
import { t } from '../support/words';
import { retry } from './listActions';

/** The public pages other than the wizard. */
export const publicPageActs: readonly Act[] = [
  {
    call: 'getEmailInfo',
    action: 'loading an e-mail',
    address: paths.email.href('invite', 'da', demoTokens.signed),
    voice: 'generic',
    expectMessages: inNoticesAnd(t['email.loadFailed']),
    retry,
    expectSuccess: () => screen.findByText(sentence('Hej Nørrebro Taxi ApS')),
    except: {
      '404': {
        rule: 'reports that the link does not work, and allows no retry',
        expectOutcome: async () => {
          await inNoticesAnd(t['email.unknownLink'])([t.SOMETHING_WENT_WRONG]);
          expect(screen.queryByRole('button', { name: t['common.tryAgain'] })).toBeNull();
          await press(t['topbar.english']);
          await screen.findByText(/^The link does not work/);
        },
      },
    },
  },
  {
    call: 'sendXml',
    action: 'passing an agreement on',
    address: paths.thankYou.href(demoTokens.signed),
    voice: 'plain',
    expectMessages: inNoticesAnd(t['thankYou.notSent']),
    expectKept: () => expect(screen.queryByText(t['thankYou.passedOn'])).toBeNull(),
    retry,
    expectSuccess: () => screen.findByText(t['thankYou.passedOn']),
    except: {
      '404': {
        rule: 'reports that the link does not work, and allows no retry',
        expectOutcome: async () => {
          await inNoticesAnd(t['wizard.invalidLink'])([t.SOMETHING_WENT_WRONG]);
          expect(screen.queryByRole('button', { name: t['common.tryAgain'] })).toBeNull();
        },
      },
    },
  },
];
