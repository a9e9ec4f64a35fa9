import '@/styles/staff.scss';
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
import { Icon } from '@/shared/ui/IconButton';
import { useLogout } from '@/features/session/useLogout';
import { readStoredDraft, runDraftKey } from '@/shared/drafts/storedDrafts';
import { useAskBeforeLeaving } from '@/shared/drafts/unsavedWork';
import { Button } from '@/shared/ui/Button';
import { lazyWithRetry } from '@/shared/ui/late/lazyWithRetry';
import { NamedText } from '@/shared/ui/NamedText';
import { selectRun } from '@/shared/runs/runs.slice';
import { useAppSelector } from '@/store/hooks';
import { selectUser } from '@/store/session.slice';
import { staffHome } from '../../routing/access';
import { Brand, DisplayChoices, Footer, contentId, SkipLink } from '../parts/Footer';
import { HaulierSearch } from './HaulierSearch';
import { Sidebar } from './Sidebar';

const menuId = 'staff-menu';

interface StaffLayoutProps {
  children: ReactNode;
  /** Told what the pointer or the focus has come to. */
  onApproach: (target: EventTarget) => void;
}

/**
 * What stands around the staff's pages. On a phone the menu holds sidebar and tools and opens on demand; on a
 * wide screen they stand beside and above the page.
 */
export function StaffLayout({ children, onApproach }: StaffLayoutProps) {
  const { t } = useTranslation();
  usePaper();
  // The menu of a phone is open until a page is chosen, the button is pressed again, or Escape is.
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = openedAt === key;
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
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
        <div id={menuId} className={isOpen ? 'staff-menu is-open' : 'staff-menu'}>
          <Sidebar />
          <div className="tools">
            <HaulierSearch />
            <DisplayChoices />
            <Account />
          </div>
        </div>
      </header>
      <main className="staff-main" id={contentId} tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <Runs />
    </div>
  );
}

const RunBar = lazyWithRetry(
  async () => (await import('../../runs/RunBarContainer')).RunBarContainer,
  { texts: ['staff', 'bulk'], waiting: null },
);

/** Fetched with the first run, or with the one that a reload has cut off. */
function Runs() {
  const hasRun = useAppSelector(selectRun) !== null;
  const [wasCutOff] = useState(() => readStoredDraft(runDraftKey) !== null);
  return hasRun || wasCutOff ? <RunBar /> : null;
}

/** Who is signed in, and the way out. */
export function Account() {
  const { t } = useTranslation();
  const user = useAppSelector(selectUser);
  const logOut = useLogout();
  const askBeforeLeaving = useAskBeforeLeaving();
  const name = user?.name === '' ? user.email : user?.name;
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

const fetchPaper = () => {
  // Where it does not come the page is printed as every page is.
  import('@/styles/paper.scss').catch(() => undefined);
};

/**
 * Fetches how the staff's pages are printed: with the first sign of somebody at the page, so that no first load has it, and a page
 * that is printed does.
 */
function usePaper(): void {
  // Before anything of the page is seen, as whoever sees it may press a key.
  useLayoutEffect(() => {
    const signs = ['pointerover', 'keydown', 'beforeprint'];
    const listen = { once: true };
    for (const sign of signs) window.addEventListener(sign, fetchPaper, listen);
    return () => {
      for (const sign of signs) window.removeEventListener(sign, fetchPaper);
    };
  }, []);
}
