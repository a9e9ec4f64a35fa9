import { CallsTab } from './calls/CallsTab';
import { ContractTab } from './contract/ContractTab';
import type { MockData } from './data/mockData';
import type { MockReading } from './data/useMockData';
import type { Tools } from './data/tools';
import { useActions, type Outcome } from './data/useActions';
import { FaultsTab } from './faults/FaultsTab';
import { StatusLine } from './frame/StatusLine';
import { Tabs } from './frame/Tabs';
import { OutboxTab } from './outbox/OutboxTab';
import { Button } from './parts/Button';
import { ScenarioTab } from './scenario/ScenarioTab';
import { useTexts, type Texts } from './texts';

const mockTabs = ['scenario', 'faults', 'outbox'] as const;
const liveTabs = ['calls', 'contract'] as const;

/** One of the tabs. */
export type TabId = (typeof mockTabs)[number] | (typeof liveTabs)[number];

interface WorkbenchTabsProps extends Omit<Tools, 'act' | 'copy'> {
  reading: MockReading;
  isLive: boolean;
  startProblem: string | null;
  selected: TabId;
  onSelect: (id: TabId) => void;
  isLauncherShown: boolean;
  /** Takes the round button away, or puts it back. */
  onShowLauncher: (isShown: boolean) => void;
}

/** What is wrong beside the last action; null where nothing is. */
function problemOf(
  t: Texts['t'],
  { problem }: MockReading,
  startProblem: string | null,
  outcome: Outcome | null | undefined,
): Outcome | null {
  if (problem !== null) {
    return { tone: 'problem', text: t('unreachable', { reason: problem }) };
  }
  if (outcome !== undefined || startProblem === null) return null;
  return { tone: 'problem', text: t('startProblem', { reason: startProblem }) };
}

/** The tabs of the drawer, above them what became of the last action. */
export function WorkbenchTabs(props: WorkbenchTabsProps) {
  const { reading, isLive, startProblem, selected, onSelect, ...others } = props;
  const { isLauncherShown, onShowLauncher, ...rest } = others;
  const { t } = useTexts();
  const { outcome, act, copy } = useActions(reading.refresh, rest.page.copy);
  const { data } = reading;
  const breaches = data?.calls.filter(({ breach }) => breach !== null).length ?? 0;
  const toggleLauncher = () =>
    act(() => {
      onShowLauncher(!isLauncherShown);
      return t(isLauncherShown ? 'launcherHidden' : 'launcherShown');
    });
  return (
    <>
      <StatusLine outcome={problemOf(t, reading, startProblem, outcome) ?? outcome ?? null} />
      <Tabs
        label={t('sections')}
        tabs={[...(isLive ? [] : mockTabs), ...liveTabs].map((id) => ({
          id,
          label: t(`tab.${id}`),
          ...(id === 'calls' && {
            mark: { count: breaches, label: t('tab.breaches', { count: breaches }) },
          }),
        }))}
        selected={selected}
        onSelect={onSelect}
      >
        {data ? (
          <TabContent id={selected} data={data} tools={{ ...rest, act, copy }} />
        ) : (
          <p>{t('loading')}</p>
        )}
        <Button aria-pressed={!isLauncherShown} onClick={() => void toggleLauncher()}>
          {t('hideLauncher')}
        </Button>
      </Tabs>
    </>
  );
}

interface TabContentProps {
  id: TabId;
  data: MockData;
  tools: Tools;
}

function TabContent({ id, data: { calls, mock }, tools }: TabContentProps) {
  switch (id) {
    case 'scenario':
      return mock && <ScenarioTab mock={mock} tools={tools} />;
    case 'faults':
      return mock && <FaultsTab mock={mock} tools={tools} />;
    case 'outbox':
      return mock && <OutboxTab mock={mock} tools={tools} />;
    case 'calls':
      return <CallsTab calls={calls} tools={tools} />;
    case 'contract':
      return <ContractTab calls={calls} />;
  }
}
