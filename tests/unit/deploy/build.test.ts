/** @jest-environment node */
import configure from '../../../webpack.config';

describe('the production build', () => {
  it('uses no cache, so that it is the same on every machine', () => {
    expect(configure({}, { mode: 'production' }).cache).toBe(false);
  });
});
