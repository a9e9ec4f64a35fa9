import { renderHook } from '@testing-library/react';
import { useLeaveGuard } from '@/shared/hooks/useLeaveGuard';
import { popstateHandlers } from '@/shared/routing/popstate';

const asksToUnload = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

describe('useLeaveGuard', () => {
  it('listens once, however often it renders, and asks by what it was last told', () => {
    const listen = jest.spyOn(window, 'addEventListener');
    const guard = (isChanged: boolean) =>
      useLeaveGuard({ hasChanges: () => isChanged, onLeave: () => undefined });
    const { rerender, unmount } = renderHook(guard, { initialProps: false });
    const handlers = [...popstateHandlers];
    rerender(true);
    rerender(true);
    expect(listen.mock.calls.filter(([type]) => type === 'beforeunload')).toHaveLength(1);
    expect([...popstateHandlers]).toEqual(handlers);
    expect(asksToUnload()).toBe(true);
    rerender(false);
    expect(asksToUnload()).toBe(false);
    unmount();
    expect(popstateHandlers.size).toBe(0);
  });
});
