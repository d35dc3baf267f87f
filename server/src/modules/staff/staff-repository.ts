import { type RawBuilder, sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { StaffRole } from 'shared/contracts/desk';
import type { Db, DbTransaction } from '../../db/database.ts';
import type { Tables } from '../../db/schema.ts';

export type StaffRow = Selectable<Tables['staff']>;

export const findStaff = (db: Db, staffId: string): Promise<StaffRow | undefined> =>
  db.selectFrom('staff').selectAll().where('staff_id', '=', staffId).executeTakeFirst();

export const findStaffByEmail = (db: Db, emailKey: string): Promise<StaffRow | undefined> =>
  db.selectFrom('staff').selectAll().where('email_key', '=', emailKey).executeTakeFirst();

export async function insertStaff(db: Db, row: Insertable<Tables['staff']>): Promise<void> {
  await db.insertInto('staff').values(row).execute();
}

export async function changeStaff(
  db: Db,
  staffId: string,
  change: Updateable<Tables['staff']>,
): Promise<void> {
  await db.updateTable('staff').set(change).where('staff_id', '=', staffId).execute();
}

/** Who has a second factor, or has begun to set one up. */
export const listSealed = (db: Db) =>
  db
    .selectFrom('staff')
    .select(['staff_id', 'email', 'totp_sealed', 'totp_pending'])
    .where((eb) => eb.or([eb('totp_sealed', 'is not', null), eb('totp_pending', 'is not', null)]))
    .orderBy('email_key')
    .execute();

/** The same secret sealed anew; nothing where another one was set up meanwhile. */
export async function resealStaff(
  db: Db,
  staffId: string,
  {
    column,
    before,
    after,
  }: { readonly column: 'totp_sealed' | 'totp_pending'; readonly before: string; readonly after: string },
): Promise<void> {
  await db
    .updateTable('staff')
    .set({ [column]: after })
    .where('staff_id', '=', staffId)
    .where(column, '=', before)
    .execute();
}

/** Whether a code of this period was not used before: of two log-ins with one code, one goes. */
export async function takePeriod(db: Db, staffId: string, period: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('staff')
    .set({ totp_step: period })
    .where('staff_id', '=', staffId)
    .where((eb) => eb.or([eb('totp_step', 'is', null), eb('totp_step', '<', period)]))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function replaceRecoveryCodes(
  db: Db,
  staffId: string,
  hashes: readonly string[],
): Promise<void> {
  await db.deleteFrom('staff_recovery_code').where('staff_id', '=', staffId).execute();
  if (hashes.length === 0) return;
  const rows = hashes.map((code_hash) => ({ staff_id: staffId, code_hash }));
  await db.insertInto('staff_recovery_code').values(rows).execute();
}

/** Whether the code was good, which it is once. */
export async function takeRecoveryCode(db: Db, staffId: string, hash: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('staff_recovery_code')
    .set({ used_at: now })
    .where('staff_id', '=', staffId)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Where a role is given: at a hotel, at a group, or (both null) at the site. */
export interface Place {
  readonly propertyId: string | null;
  readonly propertyGroupId: string | null;
}

/** The role at a place; null takes it away. Gives the role before. */
export async function setRole(
  db: Db,
  staffId: string,
  { propertyId, propertyGroupId }: Place,
  role: StaffRole | null,
  now: Date,
): Promise<StaffRole | null> {
  const before = await db
    .deleteFrom('staff_role')
    .where('staff_id', '=', staffId)
    .where('property_id', propertyId === null ? 'is' : '=', propertyId)
    .where('property_group_id', propertyGroupId === null ? 'is' : '=', propertyGroupId)
    .returning('role')
    .executeTakeFirst();
  if (role !== null) {
    const place = { property_id: propertyId, property_group_id: propertyGroupId };
    await db
      .insertInto('staff_role')
      .values({ staff_id: staffId, ...place, role, created_at: now })
      .execute();
  }
  // An account without a role is kept for a time that begins now.
  await changeStaff(db, staffId, { updated_at: now });
  return before?.role ?? null;
}

export interface RoleAtHotel {
  readonly propertyId: string;
  readonly propertyCode: string;
  readonly propertyName: string;
  readonly role: StaffRole;
}

/** Every hotel at which somebody has a role, with each of the roles there, in the order of the hotels' codes. */
export async function listHotelRoles(db: Db, staffId: string): Promise<RoleAtHotel[]> {
  const { rows } = await sql<RoleAtHotel>`
    select p.property_id as "propertyId", p.code as "propertyCode", p.name as "propertyName", r.role
    from staff_role r
    left join property_group_member m on m.property_group_id = r.property_group_id
    join property p on p.property_id = coalesce(r.property_id, m.property_id)
    where r.staff_id = ${staffId}
    order by p.code`.execute(db);
  return rows;
}

export async function listRoles(db: Db, staffId: string): Promise<StaffRole[]> {
  const rows = await db.selectFrom('staff_role').select('role').where('staff_id', '=', staffId).execute();
  return rows.map(({ role }) => role);
}

async function rolesAt(
  db: Db,
  staffId: string,
  propertyId: string,
  lock: RawBuilder<unknown>,
): Promise<StaffRole[]> {
  const { rows } = await sql<{ role: StaffRole }>`
    select role from staff_role where staff_id = ${staffId} and (
      property_id = ${propertyId} or property_group_id in (
        select property_group_id from property_group_member where property_id = ${propertyId})) ${lock}`.execute(
    db,
  );
  return rows.map(({ role }) => role);
}

/** The roles at one hotel, its own and its group's. */
export const listRolesAt = (db: Db, staffId: string, propertyId: string): Promise<StaffRole[]> =>
  rolesAt(db, staffId, propertyId, sql``);

/** The same, and none is taken away before the transaction ends. */
export const keepRolesAt = (tx: DbTransaction, staffId: string, propertyId: string): Promise<StaffRole[]> =>
  rolesAt(tx, staffId, propertyId, sql`for key share`);

/** Of two who take each other's role at a hotel in the same moment one waits here, and then has none. */
export async function lockRolesOf(tx: DbTransaction, propertyId: string): Promise<void> {
  await tx
    .selectFrom('staff_role')
    .select('staff_id')
    .where('property_id', '=', propertyId)
    .orderBy('staff_id')
    .forUpdate()
    .execute();
}

export interface MemberRow {
  readonly staffId: string;
  readonly name: string;
  readonly email: string;
  readonly role: StaffRole;
  readonly isOfGroup: boolean;
  readonly hasSecondFactor: boolean;
  readonly lastSeenAt: Date | null;
}

/** All who have a role at a hotel, its own or its group's, by name. */
export async function listMembers(db: Db, propertyId: string): Promise<MemberRow[]> {
  const { rows } = await sql<MemberRow>`
    select s.staff_id as "staffId", s.name, s.email, r.role, r.property_id is null as "isOfGroup",
      s.totp_sealed is not null as "hasSecondFactor",
      (select max(seen_at) from staff_session x where x.staff_id = s.staff_id) as "lastSeenAt"
    from staff_role r join staff s using (staff_id)
    where r.property_id = ${propertyId} or r.property_group_id in (
      select property_group_id from property_group_member where property_id = ${propertyId})
    order by s.name, s.staff_id`.execute(db);
  return rows;
}
