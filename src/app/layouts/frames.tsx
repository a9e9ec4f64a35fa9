import { useSyncExternalStore } from 'react';
import { Outlet } from 'react-router';
import { useSettings } from '@/shared/hooks/settings';
import { useAppSelector } from '@/store/hooks';
import { selectUser } from '@/store/session.slice';
import { fetchLinkedPage } from '../routing/fetchLinkedPage';
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
  const { basePath } = useSettings();
  if (!isSignedIn) return <Outlet />;
  if (!layout) return <GuestFrame />;
  return (
    <layout.StaffLayout onApproach={(target) => fetchLinkedPage(target, basePath)}>
      <Outlet />
    </layout.StaffLayout>
  );
}
