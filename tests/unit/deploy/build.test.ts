/** @jest-environment node */
import configure from '../../../webpack.config';

describe('the production build', () => {
  it('uses no cache, so that no chunk keeps outdated short names', () => {
    expect(configure({}, { mode: 'production' }).cache).toBe(false);
  });
});
