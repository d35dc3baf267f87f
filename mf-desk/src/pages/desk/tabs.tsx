import { Activity, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { useLocale } from 'shared/ui';
import { AskedByPress } from './asked-by-press.ts';

interface Tab {
  readonly key: string;
  readonly label: string;
  readonly children: ReactNode;
  /** Asks for what it shows: on its way while the part is drawn. */
  readonly ask?: () => void;
  /** Drawn out of sight before it is opened for the first time: the press shows it, and draws what is asked for. */
  readonly isPrepared?: boolean;
}

// The same on the server and in the browser; there is one desk on a page.
const tabId = (key: string): string => `desk-tab-${key}`;
const panelId = (key: string): string => `desk-panel-${key}`;

/** Where a key leads to in a row of tabs; null for keys of other things. */
function ledTo(key: string, at: number, count: number, isFromRight: boolean): number | null {
  const forward = isFromRight ? 'ArrowLeft' : 'ArrowRight';
  const backward = isFromRight ? 'ArrowRight' : 'ArrowLeft';
  if (key === forward) return (at + 1) % count;
  if (key === backward) return (at + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

function Panel({ tab, isAsked }: { readonly tab: Tab; readonly isAsked: boolean }) {
  return (
    <div role="tabpanel" id={panelId(tab.key)} aria-labelledby={tabId(tab.key)}>
      <AskedByPress value={isAsked}>{tab.children}</AskedByPress>
    </div>
  );
}

interface Props {
  readonly label: string;
  readonly items: readonly Tab[];
  /** The browser has time for parts that are not open. */
  readonly isAtRest: boolean;
}

/** The parts of the desk, one of them open. They stand in the page that the server draws, so they are plain elements. */
export function Tabs({ label, items, isAtRest }: Props) {
  const row = useRef<HTMLDivElement>(null);
  const isFromRight = /^(ar|he|fa)\b/.test(useLocale());
  /** Each once, the open one last. */
  const [pressed, setPressed] = useState<readonly string[]>([]);
  const chosen = pressed.at(-1);
  const at = Math.max(
    0,
    items.findIndex(({ key }) => key === chosen),
  );
  const open = items[at];
  const choose = (tab: Tab) => {
    if (tab.key === open?.key) return;
    tab.ask?.();
    setPressed([...pressed.filter((key) => key !== tab.key), tab.key]);
  };
  const press = (event: KeyboardEvent) => {
    const to = ledTo(event.key, at, items.length, isFromRight);
    const tab = to === null ? undefined : items[to];
    if (to === null || tab === undefined) return;
    event.preventDefault();
    choose(tab);
    row.current?.querySelectorAll<HTMLElement>('[role=tab]')[to]?.focus();
  };
  return (
    <>
      <div ref={row} role="tablist" aria-label={label} className="desk-tabs" onKeyDown={press}>
        {items.map((tab, index) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={tabId(tab.key)}
            aria-selected={index === at}
            aria-controls={index === at ? panelId(tab.key) : undefined}
            tabIndex={index === at ? 0 : -1}
            onClick={() => choose(tab)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {items.map((tab, index) => {
        const isOpen = index === at;
        const panel = <Panel key={tab.key} tab={tab} isAsked={tab.key === chosen && tab.ask !== undefined} />;
        // The part that the server draws is never one of these: React would take it over later than the rest.
        if (tab.isPrepared !== true) return isOpen ? panel : null;
        const isDrawn = isOpen || (isAtRest && !pressed.includes(tab.key));
        return isDrawn ? (
          <Activity key={tab.key} mode={isOpen ? 'visible' : 'hidden'}>
            {panel}
          </Activity>
        ) : null;
      })}
    </>
  );
}
