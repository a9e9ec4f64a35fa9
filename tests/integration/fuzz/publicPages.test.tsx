import { paths } from '@/config/paths';
import { demoTokens } from '@mocks/db/demo';
import { expectStanding } from './fuzzScreen';

describe('the e-mail viewer on damaged answers', () => {
  it.each(['invite', 'existing-insurance', 'injury-insurance', 'work-insurance'])(
    'stands with the e-mail %s',
    async (kind) => {
      const address = paths.email.href(kind, 'da', demoTokens.signed);
      await expectStanding({ address }, 'getEmailInfo', 12);
    },
  );
});

describe('the page of thanks on damaged answers', () => {
  it('stands', async () => {
    await expectStanding({ address: paths.thankYou.href(demoTokens.signed) }, 'sendXml', 12);
  });
});
