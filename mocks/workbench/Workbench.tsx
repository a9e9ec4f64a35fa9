import { useCallback, useEffect, useRef, useState } from 'react';
import type { MockRemote } from '../control/ask';
import { useLanguage } from './data/useLanguage';
import { useMockData } from './data/useMockData';
import { Drawer } from './frame/Drawer';
import { Launcher } from './frame/Launcher';
import type { PageActions } from './frame/page';
import { useShortcut } from './frame/useShortcut';
import { TextsContext, textsOf } from './texts';
import { WorkbenchTabs, type TabId } from './WorkbenchTabs';

/** What the workbench works with. */
interface WorkbenchComponentProps {
  remote: MockRemote;
  /** The path that the application is served under; ends with a slash. */
  basePath: string;
  /** Why the scenario of the page's address could not be opened; null where nothing was wrong. */
  problem: string | null;
  /** A live API is watched: of the mock, there is nothing but the log of the calls. */
  isLive: boolean;
  /** Where the API is, without a path. */
  apiOrigin: string;
  page: PageActions;
}

/** The round button and the drawer that it opens. A scenario that was not opened opens the drawer by itself. */
export function Workbench({ problem, ...props }: WorkbenchComponentProps) {
  const [isOpen, setIsOpen] = useState(problem !== null);
  const [startProblem, setStartProblem] = useState(problem);
  const [selected, setSelected] = useState<TabId>(props.isLive ? 'calls' : 'scenario');
  const [isByReader, setIsByReader] = useState(false);
  const [isLauncherShown, setIsLauncherShown] = useState(true);
  const drawer = useRef<HTMLElement>(null);
  const launcher = useRef<HTMLButtonElement>(null);
  const before = useRef<Element>(null);
  const givesBack = useRef(false);
  const reading = useMockData(props.remote, isOpen, props.isLive);
  const texts = textsOf(useLanguage());
  const toggle = useCallback(() => {
    const focused = document.activeElement;
    if (isOpen) {
      givesBack.current = drawer.current?.contains(focused) === true;
      setStartProblem(null);
    } else before.current = focused;
    setIsByReader(true);
    setIsOpen(!isOpen);
  }, [isOpen]);
  useShortcut(toggle);
  useEffect(() => {
    if (isOpen || !givesBack.current) return;
    givesBack.current = false;
    const target = launcher.current ?? before.current;
    if (target instanceof HTMLElement) target.focus();
  }, [isOpen]);
  return (
    <TextsContext value={texts}>
      {isLauncherShown && <Launcher ref={launcher} isOpen={isOpen} onPress={toggle} />}
      {isOpen && (
        <Drawer ref={drawer} takesFocus={isByReader} onClose={toggle}>
          <WorkbenchTabs
            {...props}
            reading={reading}
            startProblem={startProblem}
            selected={selected}
            onSelect={setSelected}
            isLauncherShown={isLauncherShown}
            onShowLauncher={setIsLauncherShown}
          />
        </Drawer>
      )}
    </TextsContext>
  );
}
