import { useUnit } from 'effector-react';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { useLocale } from 'shared/ui';
import { AskedByPress } from './asked-by-press.ts';
import { $part, partChosen } from './part-model.ts';

interface Tab {
  readonly key: string;
  readonly label: string;
  readonly children: ReactNode;
  /** Asks for what it shows: on its way while the part is drawn. */
  readonly ask?: () => void;
}

// The same on the server and in the browser; there is one desk on a page.
const tabId = (key: string): string => `desk-tab-${key}`;
const panelId = 'desk-panel';

/** Where a key leads to in a row of tabs; null for keys of other things. */
function ledTo(key: string, at: number, count: number, isFromRight: boolean): number | null {
  const forward = isFromRight ? 'ArrowLeft' : 'ArrowRight';
  const backward = isFromRight ? 'ArrowRight' : 'ArrowLeft';
  if (key === forward) return (at + 1) % count;
  if (key === backward) return (at + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

/** The parts of the desk, one of them open: the one of the address. They stand in the page that the server draws, so they are plain elements. */
export function Tabs({ label, items }: { readonly label: string; readonly items: readonly Tab[] }) {
  const row = useRef<HTMLDivElement>(null);
  const isFromRight = /^(ar|he|fa)\b/.test(useLocale());
  const { part, setPart } = useUnit({ part: $part, setPart: partChosen });
  // A part that the role does not open: the first one instead.
  const at = Math.max(
    0,
    items.findIndex(({ key }) => key === part.key),
  );
  const open = items[at];
  const choose = (tab: Tab, isPassed: boolean) => {
    if (tab.key === open?.key) return;
    tab.ask?.();
    setPart({ key: tab.key === items[0]?.key ? null : tab.key, isPassed });
  };
  const press = (event: KeyboardEvent) => {
    const to = ledTo(event.key, at, items.length, isFromRight);
    const tab = to === null ? undefined : items[to];
    if (to === null || tab === undefined) return;
    event.preventDefault();
    choose(tab, true);
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
            aria-controls={panelId}
            tabIndex={index === at ? 0 : -1}
            onClick={() => choose(tab, false)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {open !== undefined && (
        <div key={open.key} role="tabpanel" id={panelId} aria-labelledby={tabId(open.key)}>
          <AskedByPress value={part.isPressed && open.ask !== undefined}>{open.children}</AskedByPress>
        </div>
      )}
    </>
  );
}
