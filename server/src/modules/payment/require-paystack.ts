import type { Db } from '../../db/database.ts';
import { EnvError, type Env } from '../../env.ts';
import { isPaystackNeeded } from './create-paystack.ts';
import { listPaystackProperties } from './paystack/property-repository.ts';

/** Throws an EnvError in production when a property takes its money by Paystack and the key is missing. */
export async function requirePaystackKey(db: Db, env: Env): Promise<void> {
  if (!isPaystackNeeded(env)) return;
  const codes = await listPaystackProperties(db);
  if (codes.length === 0) return;
  throw new EnvError(
    `PAYSTACK_SECRET_KEY is missing: ${codes.join(', ')} take their payments by Paystack (PayByPaystack). ` +
      'Set the secret key of the Paystack account, or import these properties without PayByPaystack.',
  );
}
