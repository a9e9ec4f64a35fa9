import { useTranslation } from 'react-i18next';
import { Link, matchPath, useLocation } from 'react-router';
import { roleAllows, type Permission } from '@/config/permissions';
import { paths } from '@/config/paths';
import type { TextKey } from '@/i18n/i18n';
import { Icon, type IconName } from '@/shared/ui/Icon';
import { useAppSelector } from '@/store/hooks';
import { selectUser } from '@/store/session.slice';

interface SidebarLink {
  to: string;
  permission: Permission;
  labelKey: TextKey;
  iconName: IconName;
  /** The pattern of another path at which this link is also marked as the current one. */
  alsoCurrentAt?: string;
}

const links: readonly SidebarLink[] = [
  {
    to: paths.overview.href(),
    permission: 'view_overview',
    labelKey: 'nav.overview',
    iconName: 'chart',
  },
  {
    to: paths.truckers.href(),
    permission: 'view_truckers',
    labelKey: 'nav.truckers',
    iconName: 'taxi',
    alsoCurrentAt: paths.truckerHistory.pattern,
  },
  { to: paths.prices.href(), permission: 'view_prices', labelKey: 'nav.prices', iconName: 'price' },
  {
    to: paths.addOns.href(),
    permission: 'view_add_on',
    labelKey: 'nav.addOns',
    iconName: 'layers',
  },
  {
    to: paths.profile.href(),
    permission: 'view_profile',
    labelKey: 'nav.profile',
    iconName: 'person',
  },
];

/** Links to the staff pages that the user's role may open. */
export function Sidebar() {
  const { t } = useTranslation();
  const role = useAppSelector(selectUser)?.role ?? '';
  const { pathname } = useLocation();
  const isCurrent = ({ to, alsoCurrentAt }: SidebarLink) =>
    [to, alsoCurrentAt].some((path) => path && matchPath({ path, end: false }, pathname));
  const mayOpen = ({ permission }: SidebarLink) => role !== '' && roleAllows(role, permission);
  return (
    <nav className="sidebar" aria-label={t('nav.menu')}>
      <ul className="list-unstyled mb-0">
        {links.filter(mayOpen).map((link) => (
          <li key={link.to}>
            <Link
              className="sidebar-link"
              to={link.to}
              aria-current={isCurrent(link) ? 'page' : undefined}
            >
              <Icon name={link.iconName} />
              {t(link.labelKey)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
