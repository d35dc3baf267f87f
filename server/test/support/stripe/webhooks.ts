import { setTimeout as pause } from 'node:timers/promises';
import { Stripe } from 'stripe';
import { newId } from './ids.ts';

export interface Webhook {
  readonly id: string;
  readonly type: Stripe.Event['type'];
  /** Whose account it tells of. */
  readonly account: string;
  /** Seconds. */
  readonly created: number;
  readonly body: string;
  readonly secret: string;
}

/** The header `stripe-signature`, as Stripe's own SDK makes it. */
export const signatureOf = (
  { body, secret }: Pick<Webhook, 'body' | 'secret'>,
  timestamp = Math.floor(Date.now() / 1000),
): string => Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp });

export interface WebhookSettings {
  /** Where they go by themselves; without it they wait until they are released or taken by hand. */
  readonly url?: string | undefined;
  /** The types that the address is set up for; without it all. */
  readonly types?: readonly string[] | undefined;
  /** Pauses before one is sent again that was not answered with 2xx. */
  readonly retriesMs?: readonly number[] | undefined;
}

export type WebhookMode = 'send' | 'hold' | 'drop';

/** How many are kept to be listed as events. */
const most = 20_000;

/** The webhooks of all accounts: sent at once, held back, or lost, as a test asks. */
export function createWebhooks({ url, types, retriesMs = [50, 200, 1000] }: WebhookSettings) {
  const made: Webhook[] = [];
  const waiting: Webhook[] = [];
  const onTheWay = new Set<Promise<unknown>>();
  let mode: WebhookMode = url === undefined ? 'hold' : 'send';

  /** The status of the answer; 0 when there was none. */
  const sendOnce = async (webhook: Webhook): Promise<number> => {
    if (url === undefined) throw new Error('There is no address for webhooks');
    const headers = { 'content-type': 'application/json', 'stripe-signature': signatureOf(webhook) };
    const answer = await fetch(url, { method: 'POST', headers, body: webhook.body }).catch(() => null);
    await answer?.arrayBuffer();
    return answer?.status ?? 0;
  };
  const send = async (webhook: Webhook): Promise<number> => {
    let status = await sendOnce(webhook);
    for (const pauseMs of retriesMs) {
      if (status >= 200 && status < 300) break;
      await pause(pauseMs, undefined, { ref: false });
      status = await sendOnce(webhook);
    }
    return status;
  };
  const begin = (webhook: Webhook) => {
    const sending = send(webhook).finally(() => onTheWay.delete(sending));
    onTheWay.add(sending);
  };

  return {
    /** Every one that was made, oldest first, the lost ones too: Stripe lists its events. */
    made: made as readonly Webhook[],
    /** Those that are held back. */
    waiting: waiting as readonly Webhook[],
    take: (): Webhook[] => waiting.splice(0),
    setMode: (next: WebhookMode): void => {
      mode = next;
    },
    /** Sends those that are held back, in this order: one that is named twice goes twice, one that is left out is lost. */
    release: async (order = (held: readonly Webhook[]): readonly Webhook[] => held): Promise<number[]> => {
      const statuses: number[] = [];
      for (const webhook of order(waiting.splice(0))) statuses.push(await send(webhook));
      return statuses;
    },
    /** Until all that were sent by themselves have been answered. */
    settled: async (): Promise<void> => {
      while (onTheWay.size > 0) await Promise.all(onTheWay);
    },
    tell: (
      account: { readonly id: string; readonly isConnected: boolean; readonly webhookSecret: string },
      {
        type,
        object,
        created,
        livemode,
      }: Pick<Webhook, 'type' | 'created'> & { object: object; livemode: boolean },
    ): void => {
      const id = newId('evt');
      const event = {
        id,
        object: 'event',
        ...(account.isConnected ? { account: account.id } : {}),
        api_version: Stripe.API_VERSION,
        created,
        data: { object },
        livemode,
        pending_webhooks: 1,
        request: { id: null, idempotency_key: null },
        type,
      };
      const webhook = {
        id,
        type,
        account: account.id,
        created,
        body: JSON.stringify(event),
        secret: account.webhookSecret,
      };
      made.push(webhook);
      if (made.length > most) made.splice(0, most / 2);
      if (types && !types.includes(type)) return;
      if (mode === 'send') begin(webhook);
      else if (mode === 'hold') waiting.push(webhook);
    },
    clear: (): void => {
      made.splice(0);
      waiting.splice(0);
    },
  };
}
export type Webhooks = ReturnType<typeof createWebhooks>;
