import type { TabStorage } from 'shared/runtime';
import { emptyMemory, eventsOf, type AnalyticsEvent, type Memory } from './events.ts';
import type { ConsentFact, Fact } from './facts.ts';
import type { ThirdParties } from './third-parties.ts';

// A key for each hotel: events of one hotel never reach another one's scripts.
export const waitingKeyOf = (propertyCode: string): string => `shell.events.v2.${propertyCode}`;
const purchasesKey = 'shell.purchases.v1';

export interface RecorderPorts {
  readonly dataLayer: Pick<unknown[], 'push' | 'splice'>;
  /** This tab's storage, and the device's, which is used only once the guest agrees. */
  readonly tab: TabStorage;
  readonly device: TabStorage;
  /** Starts the scripts that the hotel has configured; the function that it gives takes each event from then on. */
  readonly run: (parties: ThirdParties) => (event: AnalyticsEvent) => void;
  /** The code of the hotel to which the guest has agreed, as far as that is known. */
  readonly agreedAt: () => string | null;
  /** Removes the cookies of third parties. */
  readonly forget: () => void;
  /** A purchase of this property waits in the tab. */
  readonly onPurchaseWaiting: (propertyCode: string) => void;
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
 * Puts facts on the `dataLayer` as GA4 events. With consent, events from before third-party scripts may run wait in the tab's storage and
 * go to the next document of the same hotel, in order and once. Events of one hotel never reach another hotel's scripts: neither by the
 * tab's storage nor by the `dataLayer` of a document that goes on to another hotel.
 */
export function createRecorder(ports: RecorderPorts): (fact: Fact | ConsentFact) => void {
  const { dataLayer, tab, device } = ports;
  const purchases = [...listIn(tab, purchasesKey), ...listIn(device, purchasesKey)].map(String);
  let memory: Memory = { ...emptyMemory, purchases };
  let consent: 'none' | 'agreed' | 'running' = 'none';
  let forward: (event: AnalyticsEvent) => void = () => undefined;
  let recorded: AnalyticsEvent[] = [];
  /** What is not in the tab's storage yet: another document of the tab may have sent what is there. */
  let unsaved: AnalyticsEvent[] = [];
  let propertyCode: string | null = null;

  // The tag manager knows its own commands from events by the `arguments` of a function.
  function gtag(..._command: unknown[]): void {
    // oxlint-disable-next-line prefer-rest-params
    dataLayer.push(arguments);
  }
  const put = (event: AnalyticsEvent): void => {
    recorded.push(event);
    // GA4: the items of the event before must not count for this one.
    if ('ecommerce' in event) dataLayer.push({ ecommerce: null });
    dataLayer.push(event);
    forward(event);
  };
  const record = (event: AnalyticsEvent): void => {
    unsaved.push(event);
    put(event);
  };
  const save = (): void => {
    if (propertyCode !== null) {
      const key = waitingKeyOf(propertyCode);
      tab.write(key, JSON.stringify(consent === 'agreed' ? [...listIn(tab, key), ...unsaved] : []));
      if (consent !== 'none') unsaved = [];
    }
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
    recorded = [];
    unsaved = [];
    memory = { ...emptyMemory, purchases: memory.purchases };
    consent = 'none';
    forward = () => undefined;
    gtag('consent', 'default', denied);
  };
  const enter = (code: string): void => {
    if (code === propertyCode) return;
    if (propertyCode !== null) leave();
    propertyCode = code;
    if (ports.agreedAt()?.toUpperCase() === code) agree();
    // Only `save` writes there.
    for (const event of listIn(tab, waitingKeyOf(code)) as readonly AnalyticsEvent[]) put(event);
  };

  gtag('consent', 'default', denied);

  return (fact) => {
    switch (fact.kind) {
      case 'agreed':
        agree();
        save();
        return;
      case 'run':
        if (consent === 'running') return;
        agree();
        consent = 'running';
        forward = ports.run(fact);
        recorded.forEach(forward);
        save();
        return;
      case 'withdrawn':
        consent = 'none';
        gtag('consent', 'update', denied);
        forward = () => undefined;
        save();
        ports.forget();
        return;
      default: {
        if (fact.kind === 'page') enter(fact.propertyCode);
        const { events, memory: next } = eventsOf(fact, memory);
        memory = next;
        if (events.length === 0) return;
        events.forEach(record);
        const isPurchase = events.some(({ event }) => event === 'purchase');
        if (consent === 'agreed' || isPurchase) save();
        if (consent === 'agreed' && isPurchase && propertyCode !== null)
          ports.onPurchaseWaiting(propertyCode);
      }
    }
  };
}
