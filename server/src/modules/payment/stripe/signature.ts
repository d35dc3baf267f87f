import { createHmac, timingSafeEqual } from 'node:crypto';

/** How old a webhook may be, and how far ahead its clock: what is replayed later is refused. */
const toleranceSeconds = 300;

function readHeader(header: string): { readonly timestamp: number; readonly signatures: readonly string[] } {
  const parts = header.split(',').map((part) => part.trim().split('='));
  const timestamp = Number(parts.find(([name]) => name === 't')?.[1] ?? Number.NaN);
  const signatures = parts.flatMap(([name, value]) => (name === 'v1' && value !== undefined ? [value] : []));
  return { timestamp, signatures };
}

const isEqual = (a: string, b: string): boolean => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
};

/** Whether one of these secrets has signed this body not long ago, as Stripe signs (docs.stripe.com/webhooks/signature). */
export function isSignedByStripe(
  secrets: readonly string[],
  body: Buffer,
  header: string | readonly string[] | undefined,
  now: Date,
): boolean {
  if (typeof header !== 'string') return false;
  const { timestamp, signatures } = readHeader(header);
  if (!(Math.abs(now.getTime() / 1000 - timestamp) <= toleranceSeconds)) return false;
  return secrets.some((secret) => {
    const wanted = createHmac('sha256', secret)
      .update(`${String(timestamp)}.`)
      .update(body)
      .digest('hex');
    return signatures.some((signature) => isEqual(signature, wanted));
  });
}
