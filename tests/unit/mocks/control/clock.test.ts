import { createClock } from '@mocks/control/clock';

const start = new Date('2022-03-01T12:00:00.000Z');

function ticking() {
  let real = start.getTime();
  const clock = createClock(() => new Date(real));
  return {
    clock,
    pass: (ms: number) => {
      real += ms;
    },
    read: () => clock.now().toISOString(),
  };
}

describe('the clock of the mock', () => {
  it('runs with the real one, and ahead of it once moved', () => {
    const { clock, pass, read } = ticking();
    pass(1000);
    expect(read()).toBe('2022-03-01T12:00:01.000Z');
    clock.move(-3_600_000);
    pass(1000);
    expect(read()).toBe('2022-03-01T11:00:02.000Z');
  });

  it('stands still while it is frozen, can be moved then, and runs on from there', () => {
    const { clock, pass, read } = ticking();
    clock.freeze(true);
    pass(5000);
    expect(read()).toBe('2022-03-01T12:00:00.000Z');
    clock.move(60_000);
    expect(read()).toBe('2022-03-01T12:01:00.000Z');
    clock.freeze(false);
    pass(1000);
    expect(read()).toBe('2022-03-01T12:01:01.000Z');
  });

  it('takes the state of another', () => {
    const first = ticking();
    first.clock.move(1234);
    first.clock.freeze(true);
    const second = ticking();
    second.clock.restore(first.clock.state());
    expect(second.read()).toBe(first.read());
  });
});
