import { randomBytes, randomUUID } from 'node:crypto';
import type { Db } from '../../src/db/database.ts';
import { hashOfToken } from '../../src/modules/account/index.ts';
import { insertStaff, setRole } from '../../src/modules/staff/staff-repository.ts';
import { insertStaffSession } from '../../src/modules/staff/staff-session-repository.ts';

/** Somebody who owns the hotel, without an invitation. */
export async function insertOwner(db: Db, staffId: string, now: Date): Promise<void> {
  const email = `${staffId}@hotel.example`;
  await insertStaff(db, {
    staff_id: staffId,
    email,
    email_key: email,
    name: staffId,
    password_hash: '',
    language_code: 'en-GB',
    created_at: now,
    updated_at: now,
  });
  await setRole(db, staffId, { propertyId: 'harbour', propertyGroupId: null }, 'owner', now);
}

/** A log-in with both factors that outlives the server: its cookie. */
export async function insertLogIn(db: Db, staffId: string, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const until = new Date(now.getTime() + 3_600_000);
  await insertStaffSession(db, {
    token_hash: hashOfToken(token),
    session_id: randomUUID(),
    staff_id: staffId,
    second_factor_at: now,
    browser: '',
    address: '',
    created_at: now,
    seen_at: now,
    idle_expires_at: until,
    expires_at: until,
  });
  return `desk=${token}`;
}
