import { randomBytes } from 'node:crypto';

/** Our name of a payment at its gateway. Hotels, and other sites, share an account there, so that a booking's reference and a number alone could be another's. */
export const newGatewayReference = (referenceNumber: string, attempt: number): string =>
  `${referenceNumber}-${String(attempt)}-${randomBytes(5).toString('hex')}`;
