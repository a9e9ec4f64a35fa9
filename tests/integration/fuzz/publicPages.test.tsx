import { paths } from '@/config/paths';
import { demoTokens } from '@mocks/db/demo';
import { expectStanding } from './fuzzScreen';

describe('the e-mail viewer with damaged responses', () => {
  it.each(['invite', 'existing-insurance', 'injury-insurance', 'work-insurance'])(
    'keeps working for the e-mail %s',
    async (kind) => {
      const address = paths.email.href(kind, 'da', demoTokens.signed);
      await expectStanding({ address }, 'getEmailInfo', 12);
    },
  );
});

describe('the thank-you page with damaged responses', () => {
  it('keeps working', async () => {
    await expectStanding({ address: paths.thankYou.href(demoTokens.signed) }, 'sendXml', 12);
  });
});
