import type { TabStorage } from 'shared/runtime';
import { emptyMemory, tell, type AnalyticsEvent, type Memory } from './events.ts';
import type { ConsentFact, Fact } from './facts.ts';
import type { ThirdParties } from './third-parties.ts';

// Each hotel's own: what happened at one is nothing to another.
const waitingKeyOf = (propertyCode: string): string => `shell.events.v2.${propertyCode}`;
const purchasesKey = 'shell.purchases.v1';

export interface RecorderPorts {
  readonly dataLayer: Pick<unknown[], 'push' | 'splice'>;
  /** This tab's storage, and the device's, which is used only once the guest agrees. */
  readonly tab: TabStorage;
  readonly device: TabStorage;
  /** Starts what the hotel has configured; gives what hears of each event from then on. */
  readonly run: (parties: ThirdParties) => (event: AnalyticsEvent) => void;
  /** The hotel that the guest had agreed to when this came. */
  readonly agreedAt: string | null;
  /** Takes away what they left behind. */
  readonly forget: () => void;
}

const denied = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
} as const;
const granted = {
  ad_storage: 'granted',
  ad_user_data: 'granted',
  ad_personalization: 'granted',
  analytics_storage: 'granted',
} as const;

function listIn(storage: TabStorage, key: string): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(storage.read(key) ?? '[]');
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

/**
 * Puts what happens on the `dataLayer` as GA4 events. With consent, what is told before others may run waits in the tab
 * and goes to the next document of the same hotel, in order and once. What is told at one hotel never meets another's scripts: neither in the
 * tab's storage nor on the `dataLayer` of a document that goes on to another hotel.
 */
export function createRecorder(ports: RecorderPorts): (fact: Fact | ConsentFact) => void {
  const { dataLayer, tab, device } = ports;
  const purchases = [...listIn(tab, purchasesKey), ...listIn(device, purchasesKey)].map(String);
  let memory: Memory = { ...emptyMemory, purchases };
  let consent: 'none' | 'agreed' | 'running' = 'none';
  let hear: (event: AnalyticsEvent) => void = () => undefined;
  let told: AnalyticsEvent[] = [];
  let propertyCode: string | null = null;

  // The tag manager knows its own commands from events by the `arguments` of a function.
  function gtag(..._command: unknown[]): void {
    // eslint-disable-next-line prefer-rest-params
    dataLayer.push(arguments);
  }
  const put = (event: AnalyticsEvent): void => {
    told.push(event);
    // GA4: what the event before said of items must not be read into this one.
    if ('ecommerce' in event) dataLayer.push({ ecommerce: null });
    dataLayer.push(event);
    hear(event);
  };
  const keep = (): void => {
    if (propertyCode !== null)
      tab.write(waitingKeyOf(propertyCode), JSON.stringify(consent === 'agreed' ? told : []));
    tab.write(purchasesKey, JSON.stringify(memory.purchases));
    if (consent !== 'none') device.write(purchasesKey, JSON.stringify(memory.purchases));
  };

  const agree = (): void => {
    if (consent !== 'none') return;
    consent = 'agreed';
    gtag('consent', 'update', granted);
  };

  const leave = (): void => {
    dataLayer.splice(0);
    told = [];
    memory = { ...emptyMemory, purchases: memory.purchases };
    consent = 'none';
    hear = () => undefined;
    gtag('consent', 'default', denied);
  };
  const enter = (code: string): void => {
    if (code === propertyCode) return;
    if (propertyCode !== null) leave();
    propertyCode = code;
    if (ports.agreedAt?.toUpperCase() === code) agree();
    // Only `keep` writes there.
    (listIn(tab, waitingKeyOf(code)) as readonly AnalyticsEvent[]).forEach(put);
  };

  gtag('consent', 'default', denied);

  return (fact) => {
    switch (fact.kind) {
      case 'agreed':
        agree();
        keep();
        return;
      case 'run':
        if (consent === 'running') return;
        agree();
        consent = 'running';
        hear = ports.run(fact);
        told.forEach(hear);
        keep();
        return;
      case 'withdrawn':
        consent = 'none';
        gtag('consent', 'update', denied);
        hear = () => undefined;
        keep();
        ports.forget();
        return;
      default: {
        if (fact.kind === 'page') enter(fact.propertyCode);
        const { events, memory: next } = tell(fact, memory);
        memory = next;
        if (events.length === 0) return;
        events.forEach(put);
        if (consent === 'agreed' || events.some(({ event }) => event === 'purchase')) keep();
      }
    }
  };
}
