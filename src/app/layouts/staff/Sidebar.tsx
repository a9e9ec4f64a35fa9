import { NavLink } from 'react-router';
import { paths } from '@/config/paths';
import { useTexts } from '@/i18n/useTexts';
import { Icon } from '@/shared/ui/Icon';

/** The staff's pages (specification, section 2): those that exist so far. */
export function Sidebar() {
  const { t } = useTexts();
  return (
    <nav className="sidebar" aria-label={t('nav.menu')}>
      <ul className="sidebar-list">
        <li>
          <NavLink className="sidebar-link" to={paths.truckers.href()}>
            <Icon name="taxi" />
            {t('nav.truckers')}
          </NavLink>
        </li>
      </ul>
    </nav>
  );
}
