import { createExportState } from '@/shared/export/exportState';

function watched() {
  const state = createExportState();
  const told: (number | null)[] = [];
  const stop = state.subscribe(() => told.push(state.read().progress));
  const move = (progress: number | null) => state.change({ running: 'csv', progress });
  return { state, told, stop, move };
}

it('begins at rest', () => {
  expect(createExportState().read()).toEqual({ running: null, progress: null });
});

it('tells of progress in steps that can be seen, each once', () => {
  const { told, move } = watched();
  for (const progress of [null, 0, 0.001, 0.5, 0.509, 0.52, 1, 1.2]) move(progress);
  expect(told).toEqual([null, 0, 0.5, 0.52, 1]);
});

it('stays the same object while nothing changes', () => {
  const { state, move } = watched();
  move(0.5);
  const before = state.read();
  move(0.501);
  expect(state.read()).toBe(before);
});

it('tells of the end', () => {
  const { state, told, move } = watched();
  move(1);
  state.change({ running: null, progress: null });
  expect(told).toEqual([1, null]);
  expect(state.read().running).toBeNull();
});

it('tells nobody who has left', () => {
  const { state, told, stop, move } = watched();
  stop();
  move(1);
  expect(told).toEqual([]);
  expect(state.read().progress).toBe(1);
});
