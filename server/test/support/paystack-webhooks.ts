import { createHmac } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Transaction } from './paystack-books.ts';

export interface Webhook {
  readonly body: string;
  readonly signature: string;
}

export const signedWebhook = (secretKey: string, event: object): Webhook => {
  const body = JSON.stringify(event);
  return { body, signature: createHmac('sha512', secretKey).update(body).digest('hex') };
};

export const chargeSuccess = (transaction: Transaction): object => {
  const { reference, amount, currency, metadata, email } = transaction;
  const data = { id: 1, domain: 'test', status: 'success', reference, amount, currency, metadata };
  return { event: 'charge.success', data: { ...data, channel: 'card', customer: { email } } };
};

/** The status of the answer; 0 when there was none. */
async function send(address: string, webhook: Webhook): Promise<number> {
  const headers = { 'content-type': 'application/json', 'x-paystack-signature': webhook.signature };
  const answer = await fetch(address, { method: 'POST', headers, body: webhook.body }).catch(() => null);
  await answer?.arrayBuffer();
  return answer?.status ?? 0;
}

/** Sends a webhook until it is answered with 200, as Paystack does, with these pauses in between; gives the statuses of the answers. */
export async function sendUntilTaken(
  address: string,
  webhook: Webhook,
  pausesMs: readonly number[],
): Promise<number[]> {
  const statuses = [await send(address, webhook)];
  for (const pauseMs of pausesMs) {
    if (statuses.at(-1) === 200) break;
    await pause(pauseMs, undefined, { ref: false });
    statuses.push(await send(address, webhook));
  }
  return statuses;
}
