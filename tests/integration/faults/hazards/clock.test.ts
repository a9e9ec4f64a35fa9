import { screen } from '@testing-library/react';
import { paths } from '@/config/paths';
import { demoTokens } from '@mocks/db/demo';
import { setClock } from '@tests/support/fakes/clock';
import { renderApp } from '@tests/support/fixtures/renderApp';
import { toCar } from '../acts/wizardActions';
import { choose, field } from '../support/pageControls';
import { t } from '../support/words';

/** Moments in Copenhagen: as its clocks show them, the same in UTC, and the day that is today there. */
const moments = [
  ['the last second before the day of summer time', '2026-03-28T22:59:59Z', '28-03-2026'],
  ['the first second of the day of summer time', '2026-03-28T23:00:01Z', '29-03-2026'],
  ['the last second of winter time', '2026-03-29T00:59:59Z', '29-03-2026'],
  ['the first second of summer time', '2026-03-29T01:00:01Z', '29-03-2026'],
  ['the last second of the day of summer time', '2026-03-29T21:59:59Z', '29-03-2026'],
  ['the first second after the day of summer time', '2026-03-29T22:00:01Z', '30-03-2026'],
  ['the last second before the day of winter time', '2026-10-24T21:59:59Z', '24-10-2026'],
  ['the first second of the day of winter time', '2026-10-24T22:00:01Z', '25-10-2026'],
  ['half past two, for the first time', '2026-10-25T00:30:00Z', '25-10-2026'],
  ['half past two, once more', '2026-10-25T01:30:00Z', '25-10-2026'],
  ['the last second of the day of winter time', '2026-10-25T22:59:59Z', '25-10-2026'],
  ['the first second after the day of winter time', '2026-10-25T23:00:01Z', '26-10-2026'],
  ['the last second of the year', '2026-12-31T22:59:59Z', '31-12-2026'],
  ['the first second of the year', '2026-12-31T23:00:01Z', '01-01-2027'],
  ['a leap day', '2028-02-29T22:59:59Z', '29-02-2028'],
] as const;

describe('road assistance is active from today (specification, section 4)', () => {
  afterEach(() => jest.useRealTimers());

  it.each(moments)('%s, %s', async (_what, now, day) => {
    setClock(now);
    await renderApp(paths.registration.href(demoTokens.invited));
    await toCar();
    await choose(t['step2.roadAssistance'], t['common.yes']);
    await screen.findByRole('textbox', { name: t['step2.roadActiveFrom'] });
    expect(field(t['step2.roadActiveFrom'])).toHaveValue(day);
  });
});
