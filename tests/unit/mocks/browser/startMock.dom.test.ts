import { startMock } from '@mocks/browser';
import { createMock } from '@mocks/mock';
import type { WorkbenchProps } from '@mocks/workbench/props';
import { testSettings } from '@tests/support/fixtures/testSettings';

const mockStored = new Map<string, unknown>();
const mockMount = jest.fn<undefined, [WorkbenchProps]>();

jest.mock('msw/browser', () => ({}));
jest.mock('idb-keyval', () => ({
  createStore: () => ({}),
  get: (key: string) => Promise.resolve(mockStored.get(key)),
  setMany: (entries: [string, unknown][]) => {
    for (const entry of entries) mockStored.set(...entry);
    return Promise.resolve();
  },
}));
jest.mock('@mocks/workbench/mount', () => ({ mountWorkbench: mockMount }));

it('the workbench reports a stored state that cannot be restored, and a reset replaces it', async () => {
  const database = { tables: {} };
  const snapshot = { ...createMock().save(), database };
  mockStored.set('version', 7).set('state', { version: 7, build: '', snapshot });
  await startMock('browser', testSettings);
  const [{ problem, remote } = {} as WorkbenchProps] = mockMount.mock.calls[0] ?? [];
  expect(problem).toMatch(/rows/);
  await remote.reset();
  expect(mockStored.get('version')).toBe(8);
});
