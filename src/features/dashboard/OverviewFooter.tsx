import { useContext } from 'react';
import { Link } from 'react-router';
import { paths } from '@/config/paths';
import { useTexts } from '@/i18n/useTexts';
import { PageFocusContext } from '@/shared/routing/pageFocus';

/** The dashboard's footer: links to / and /admin (specification, section 2). */
export function OverviewFooter() {
  const { t } = useTexts();
  const pageFocus = useContext(PageFocusContext);
  return (
    <footer>
      <nav aria-label={t('dashboard.links')}>
        <ul className="overview-links">
          <li>
            <Link to={paths.home.href()}>{t('nav.home')}</Link>
          </li>
          <li>
            {/* It leads back to this page, which is made anew then: the focus would be lost. */}
            <Link to={paths.admin.href()} onClick={pageFocus.request}>
              {t('nav.admin')}
            </Link>
          </li>
        </ul>
      </nav>
    </footer>
  );
}
