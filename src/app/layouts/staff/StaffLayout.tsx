import '@/styles/staff.scss';
import '@/styles/paper.scss';
import {
  type ReactNode,
  type SyntheticEvent,
  useRef,
  useState,
  type KeyboardEvent,
  useLayoutEffect,
} from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { Icon } from '@/shared/ui/Icon';
import { useLogout } from '@/features/session/useLogout';
import { RunningSaves } from '@/shared/drafts/RunningSaves';
import { useAskBeforeLeaving } from '@/shared/drafts/unsavedWork';
import { Button } from '@/shared/ui/Button';
import { FetchRunBarContext } from '@/shared/runs/fetchRunBar';
import { NamedText } from '@/shared/ui/NamedText';
import { useAppSelector } from '@/store/hooks';
import { selectUser } from '@/store/session.slice';
import { staffHome } from '../../routing/redirects';
import { fetchRunBar, Runs } from '../../runs/Runs';
import { Brand } from '../parts/Brand';
import { DisplayChoices } from '../parts/DisplayChoices';
import { Footer } from '../parts/Footer';
import { contentId, SkipLink } from '../parts/SkipLink';
import { TruckerSearch } from './TruckerSearch';
import { Sidebar } from './Sidebar';

const menuId = 'staff-menu';

interface StaffLayoutProps {
  children: ReactNode;
  /** Called when the pointer or the focus reaches an element, so that a link's page can load before the click. */
  onApproach: (target: EventTarget) => void;
}

/**
 * The layout of the staff pages. On a phone, a menu button opens the sidebar and the tools; on a wide screen they are
 * beside and above the page.
 */
export function StaffLayout({ children, onApproach }: StaffLayoutProps) {
  const { t } = useTranslation();
  // On a phone the menu stays open until the user opens a page, presses the button again or presses Escape.
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const isOpen = openedAt === key;
  useLayoutEffect(() => {
    // The pressed link disappears with the menu, so give the focus to the button. If the link opens another page, the
    // heading of that page then takes the focus.
    if (!isOpen && menu.current?.contains(document.activeElement)) button.current?.focus();
  }, [isOpen]);
  useLayoutEffect(() => {
    // Mark the body, so that `staff.scss` also styles dialogs and notifications, which are outside of this layout.
    const { dataset } = document.body;
    dataset.layout = 'staff';
    return () => {
      delete dataset.layout;
    };
  }, []);
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen || event.defaultPrevented) return;
    event.preventDefault();
    setOpenedAt(null);
    button.current?.focus();
  };
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
          onClick={() => setOpenedAt(isOpen ? null : key)}
        >
          <Icon name={isOpen ? 'close' : 'menu'} />
          {t('nav.menu')}
        </button>
        <div ref={menu} id={menuId} className={isOpen ? 'staff-menu is-open' : 'staff-menu'}>
          <Sidebar />
          <div className="tools">
            <TruckerSearch />
            <DisplayChoices />
            <Account />
          </div>
        </div>
      </header>
      <main className="staff-main" id={contentId} tabIndex={-1}>
        <RunningSaves>
          <FetchRunBarContext value={fetchRunBar}>{children}</FetchRunBarContext>
        </RunningSaves>
      </main>
      <Footer />
      <Runs />
    </div>
  );
}

function Account() {
  const { t } = useTranslation();
  const user = useAppSelector(selectUser);
  const logOut = useLogout();
  const askBeforeLeaving = useAskBeforeLeaving();
  const name = user && (user.name || user.email);
  return (
    <>
      {name && (
        <span className="tools-user" title={t('topbar.signedInAs', { name })}>
          <span className="visually-hidden">
            <NamedText text={t('topbar.signedInAs', { name })} names={[name]} />
          </span>
          <bdi aria-hidden="true">{name}</bdi>
        </span>
      )}
      <Button variant="quiet" iconName="logout" onClick={() => askBeforeLeaving(logOut)}>
        {t('topbar.logout')}
      </Button>
    </>
  );
}
