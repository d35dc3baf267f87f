import type { PaymentGateway } from '../../src/modules/payment/gateway.ts';

export const gatewayCalls = [
  'prepare',
  'authorise',
  'saveForLater',
  'capture',
  'void',
  'refund',
  'lookup',
] as const;
export type GatewayCall = (typeof gatewayCalls)[number];
/**
 * `error`: nothing was done, and the caller learns nothing; `lost`: it was done, and the answer does not arrive; `die-before`, `die-after`: the
 * process ends before the gateway does it, or after that.
 */
export type GatewayFault = 'error' | 'lost' | 'die-before' | 'die-after';

const never = () => new Promise<never>(() => undefined);

/** What goes wrong between us and a gateway, to order: the next call of this name at any of the wrapped ones. */
export function createFaults() {
  const due: { call: GatewayCall; fault: GatewayFault }[] = [];
  let waiting = 0;
  let deaths = 0;
  const mourners = new Set<() => void>();

  const die = () => {
    deaths += 1;
    for (const mourn of mourners) mourn();
    mourners.clear();
    return never();
  };

  const through =
    <Args extends unknown[], Result>(call: GatewayCall, work: (...args: Args) => Promise<Result>) =>
    async (...args: Args): Promise<Result> => {
      const index = due.findIndex((one) => one.call === call);
      const fault = index < 0 ? undefined : due.splice(index, 1)[0]?.fault;
      if (fault === 'die-before') return die();
      if (fault === 'error') throw new Error('The gateway is away');
      waiting += 1;
      const result = await work(...args).finally(() => (waiting -= 1));
      if (fault === 'die-after') return die();
      if (fault === 'lost') throw new Error('The gateway’s answer was lost');
      return result;
    };

  return {
    /** A gateway whose calls go wrong to order. */
    around: (inner: PaymentGateway): PaymentGateway => ({
      ...inner,
      ...(inner.prepare && { prepare: through('prepare', inner.prepare) }),
      authorise: through('authorise', inner.authorise),
      ...(inner.saveForLater && { saveForLater: through('saveForLater', inner.saveForLater) }),
      ...(inner.capture && { capture: through('capture', inner.capture) }),
      ...(inner.void && { void: through('void', inner.void) }),
      refund: through('refund', inner.refund),
      lookup: through('lookup', inner.lookup),
    }),
    order: (call: GatewayCall, fault: GatewayFault, times = 1) => {
      for (let n = 0; n < times; n += 1) due.push({ call, fault });
    },
    heal: () => {
      due.splice(0);
    },
    /** Calls that a gateway works on. */
    waiting: () => waiting,
    deaths: () => deaths,
    /** Waits for the next death. */
    death: () =>
      new Promise<undefined>((resolve) => {
        mourners.add(() => {
          resolve(undefined);
        });
      }),
  };
}
export type Faults = ReturnType<typeof createFaults>;
