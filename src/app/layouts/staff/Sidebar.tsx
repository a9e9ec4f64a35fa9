import { NavLink } from 'react-router';
import { roleAllows, type Gate } from '@/config/gates';
import { paths } from '@/config/paths';
import type { TextKey } from '@/i18n/textKeys';
import { useTexts } from '@/i18n/useTexts';
import { Icon, type IconName } from '@/shared/ui/Icon';
import { useAppSelector } from '@/store/hooks';
import { selectUser } from '@/store/session.slice';

interface SidebarLink {
  to: string;
  gate: Gate;
  labelKey: TextKey;
  iconName: IconName;
}

const links: readonly SidebarLink[] = [
  { to: paths.overview.href(), gate: 'view_overview', labelKey: 'nav.overview', iconName: 'chart' },
  { to: paths.truckers.href(), gate: 'view_truckers', labelKey: 'nav.truckers', iconName: 'taxi' },
  { to: paths.prices.href(), gate: 'view_prices', labelKey: 'nav.prices', iconName: 'price' },
  { to: paths.addOns.href(), gate: 'view_add_on', labelKey: 'nav.addOns', iconName: 'layers' },
  { to: paths.profile.href(), gate: 'view_profile', labelKey: 'nav.profile', iconName: 'person' },
];

/** The staff's pages: those that the user's role may open (specification, sections 2 and 6). */
export function Sidebar() {
  const { t } = useTexts();
  const role = useAppSelector(selectUser)?.role ?? '';
  const isOpen = ({ gate }: SidebarLink) => role !== '' && roleAllows(role, gate);
  return (
    <nav className="sidebar" aria-label={t('nav.menu')}>
      <ul className="sidebar-list">
        {links.filter(isOpen).map(({ to, labelKey, iconName }) => (
          <li key={to}>
            <NavLink className="sidebar-link" to={to}>
              <Icon name={iconName} />
              {t(labelKey)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
