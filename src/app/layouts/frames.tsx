import { useSyncExternalStore } from 'react';
import { Outlet } from 'react-router';
import { useAppSelector } from '@/store/hooks';
import { selectUser } from '@/store/session.slice';
import { GuestLayout } from './GuestLayout';
import { loadedStaffLayout, onStaffLayout } from './staffLayout';

/** The frame of the public pages. */
export function GuestFrame() {
  return (
    <GuestLayout>
      <Outlet />
    </GuestLayout>
  );
}

/** The frame of the staff's pages: the public one until it is fetched, none while somebody is sent to login. */
export function StaffFrame() {
  const isSignedIn = useAppSelector(selectUser) !== null;
  const layout = useSyncExternalStore(onStaffLayout, loadedStaffLayout, loadedStaffLayout);
  if (!isSignedIn) return <Outlet />;
  if (!layout) return <GuestFrame />;
  return (
    <layout.StaffLayout>
      <Outlet />
    </layout.StaffLayout>
  );
}
