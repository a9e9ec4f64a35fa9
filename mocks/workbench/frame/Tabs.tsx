import { useRef, type KeyboardEvent, type ReactNode } from 'react';

/** One of the tabs; texts are already translated. */
export interface Tab<Id extends string> {
  id: Id;
  label: string;
  /** A count on the tab, and what it counts for who does not see it. */
  mark?: { count: number; label: string };
}

interface TabsProps<Id extends string> {
  label: string;
  tabs: readonly Tab<Id>[];
  selected: Id;
  onSelect: (id: Id) => void;
  /** The content of the selected tab. */
  children: ReactNode;
}

/** Where a key leads to from a tab; null where it has no meaning for tabs. */
function targetOf(key: string, index: number, count: number): number | null {
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index + count - 1) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
}

/** Tabs by the pattern of the ARIA guide: arrow keys, Home and End choose; Tab goes on to the content. */
export function Tabs<Id extends string>({
  label,
  tabs,
  selected,
  onSelect,
  children,
}: TabsProps<Id>) {
  const list = useRef<HTMLDivElement>(null);
  const handleKeyDown = (event: KeyboardEvent, index: number) => {
    const target = targetOf(event.key, index, tabs.length);
    const tab = target === null ? undefined : tabs[target];
    if (target === null || tab === undefined) return;
    event.preventDefault();
    onSelect(tab.id);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[target]?.focus();
  };
  return (
    <>
      <div className="workbench-tabs" role="tablist" aria-label={label} ref={list}>
        {tabs.map(({ id, label: name, mark }, index) => (
          <button
            key={id}
            type="button"
            className="workbench-tab"
            role="tab"
            id={`workbench-tab-${id}`}
            aria-selected={id === selected}
            aria-controls={id === selected ? 'workbench-panel' : undefined}
            tabIndex={id === selected ? 0 : -1}
            onClick={() => onSelect(id)}
            onKeyDown={(event) => handleKeyDown(event, index)}
          >
            {name}
            {mark && mark.count > 0 && (
              <span className="workbench-mark">
                <span aria-hidden="true">⚠ {mark.count}</span>
                <span className="workbench-hidden"> {mark.label}</span>
              </span>
            )}
          </button>
        ))}
      </div>
      <div
        className="workbench-panel"
        role="tabpanel"
        id="workbench-panel"
        aria-labelledby={`workbench-tab-${selected}`}
        tabIndex={0}
        // Each tab starts at its top.
        key={selected}
      >
        {children}
      </div>
    </>
  );
}
