import { paths } from '@/config/paths';
import { demoTokens } from '@mocks/db/demo';
import { expectStanding } from './fuzzScreen';

describe('damaged API responses in the e-mail viewer', () => {
  it.each(['invite', 'existing-insurance', 'injury-insurance', 'work-insurance'])(
    'leave the %s e-mail usable, without raw values or console errors',
    async (kind) => {
      const address = paths.email.href(kind, 'da', demoTokens.signed);
      await expectStanding({ address }, 'getEmailInfo', 12);
    },
  );
});

describe('damaged API responses on the thank-you page', () => {
  it('leave it usable, without raw values or console errors', async () => {
    await expectStanding({ address: paths.thankYou.href(demoTokens.signed) }, 'sendXml', 12);
  });
});
