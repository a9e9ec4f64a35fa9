import '@/styles/staff.scss';
import type { ReactNode, SyntheticEvent } from 'react';
import { useTexts } from '@/i18n/useTexts';
import { Icon } from '@/shared/ui/Icon';
import { addIcons } from '@/shared/ui/icons/icons';
import { staffIcons } from '@/shared/ui/icons/staffIcons';
import { staffHome } from '../../routing/access';
import { Brand } from '../parts/Brand';
import { Footer } from '../parts/Footer';
import { LanguageControl } from '../parts/LanguageControl';
import { contentId, SkipLink } from '../parts/SkipLink';
import { Account } from './Account';
import { Sidebar } from './Sidebar';
import { useMenu } from './useMenu';
import { usePaper } from './usePaper';

const menuId = 'staff-menu';

// Before any page that stands in this layout: the page waits for it (see routes.tsx).
addIcons(staffIcons);

export interface StaffLayoutProps {
  children: ReactNode;
  /** Told what the pointer or the focus has come to. */
  onApproach: (target: EventTarget) => void;
}

/**
 * What stands around the staff's pages. On a phone the menu holds sidebar and tools and opens on demand; on a
 * wide screen they stand beside and above the page.
 */
export function StaffLayout({ children, onApproach }: StaffLayoutProps) {
  const { t } = useTexts();
  usePaper();
  const { isOpen, button, toggle, handleKeyDown } = useMenu();
  const handleApproach = ({ target }: SyntheticEvent) => onApproach(target);
  return (
    <div
      className="staff"
      onKeyDown={handleKeyDown}
      onPointerOver={handleApproach}
      onFocus={handleApproach}
    >
      <SkipLink />
      <header className="topbar">
        <Brand to={staffHome} />
        <button
          ref={button}
          type="button"
          className="btn btn-outline-primary menu-button"
          aria-expanded={isOpen}
          aria-controls={menuId}
          onClick={toggle}
        >
          <Icon name={isOpen ? 'close' : 'menu'} />
          {t('nav.menu')}
        </button>
        <div id={menuId} className={isOpen ? 'staff-menu is-open' : 'staff-menu'}>
          <Sidebar />
          <div className="tools">
            <LanguageControl />
            <Account />
          </div>
        </div>
      </header>
      <main className="staff-main" id={contentId} tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </div>
  );
}
