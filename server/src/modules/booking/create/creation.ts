import type { CreateRequest } from 'shared/contracts';
import type { BookingGuest } from '../../account/index.ts';
import type { StoredProperty } from '../../property/index.ts';
import type { Holder } from './held-nights.ts';
import type { BodyHash } from './body-hash.ts';
import type { Attempt } from './idempotency-repository.ts';

/** One call of Create, parsed: what is booked or paid for, by whom, and under which key. */
export interface Creation {
  readonly request: CreateRequest;
  readonly property: StoredProperty;
  readonly attempt: Attempt;
  readonly bodyHash: BodyHash;
  /** Who is logged in. */
  readonly guest: BookingGuest | null;
  readonly holder: Holder | null;
}
