import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { saidShape } from '../error.ts';
import { idSchema, instantSchema, languageCodeSchema } from '../primitives.ts';
import { wireObject } from '../wire.ts';
import { hotelRoleSchema, staffRoleSchema } from './roles.ts';

const secretSchema = z.string().check(z.maxLength(200));
const emailSchema = z.string().check(z.maxLength(200));
const nameSchema = z.string().check(z.maxLength(200));

const outcomeSchema = wireObject({ Success: z.boolean(), Message: z.string(), ...saidShape });
const call = <const Path extends string, const Body extends z.ZodMiniType>(path: Path, body: Body) =>
  defineEndpoint({ method: 'POST', path, body, responses: { 200: outcomeSchema } });
const ofHotel = { PropertyId: idSchema } as const;

/** What a log-in still needs: the code of the second factor, or setting one up, or nothing. */
const sessionStateSchema = z.enum(['code', 'enrol', 'open']);
export type SessionState = z.output<typeof sessionStateSchema>;

/** A hotel at which a member of staff has a role, and the calls that the role may make there. */
const deskHotelSchema = wireObject({
  PropertyId: idSchema,
  PropertyCode: idSchema,
  PropertyName: z.string(),
  Role: staffRoleSchema,
  Calls: z.array(z.string()),
});
export type DeskHotel = z.output<typeof deskHotelSchema>;

const deskSessionSchema = wireObject({
  State: sessionStateSchema,
  StaffId: idSchema,
  Name: z.string(),
  EmailAddress: z.string(),
  HasSecondFactor: z.boolean(),
  ExpiresAtUtc: instantSchema,
  /** Empty until the session is open. */
  Hotels: z.array(deskHotelSchema),
});
export type DeskSession = z.output<typeof deskSessionSchema>;

const logInResponse = z.union([
  wireObject({ Success: z.literal(true), Message: z.string(), State: sessionStateSchema }),
  wireObject({ Success: z.literal(false), Message: z.string(), ...saidShape }),
]);

/** The same answer after the same time for a wrong password and for an address without an account. */
export const logInToDesk = defineEndpoint({
  method: 'POST',
  path: '/api/Desk/LogIn',
  body: wireObject({ EmailAddress: emailSchema, Password: secretSchema }),
  responses: { 200: logInResponse },
});

/** A code of the authenticator app, or one of the recovery codes. */
export const proveSecondFactor = defineEndpoint({
  method: 'POST',
  path: '/api/Desk/SecondFactor',
  body: wireObject({ Code: z.string().check(z.maxLength(40)) }),
  responses: { 200: logInResponse },
});

/** A new secret for an authenticator app; it counts once a code of it was entered. In an open session the password is asked for again. */
export const beginSecondFactor = defineEndpoint({
  method: 'POST',
  path: '/api/Desk/BeginSecondFactor',
  body: wireObject({ Password: z.optional(secretSchema) }),
  responses: {
    200: z.union([
      wireObject({ Success: z.literal(true), Message: z.string(), Secret: z.string(), Url: z.string() }),
      wireObject({ Success: z.literal(false), Message: z.string(), ...saidShape }),
    ]),
  },
});

/** The recovery codes are shown here and never again. */
export const confirmSecondFactor = defineEndpoint({
  method: 'POST',
  path: '/api/Desk/ConfirmSecondFactor',
  body: wireObject({ Code: z.string().check(z.maxLength(40)) }),
  responses: {
    200: z.union([
      wireObject({ Success: z.literal(true), Message: z.string(), RecoveryCodes: z.array(z.string()) }),
      wireObject({ Success: z.literal(false), Message: z.string(), ...saidShape }),
    ]),
  },
});

export const logOutOfDesk = call('/api/Desk/LogOut', wireObject({}));

/** 401 without a log-in. */
export const getDeskSession = defineEndpoint({
  method: 'GET',
  path: '/api/Desk/Session',
  responses: { 200: deskSessionSchema },
});

export const changeDeskPassword = call(
  '/api/Desk/ChangePassword',
  wireObject({ OldPassword: secretSchema, NewPassword: secretSchema }),
);

/** What an invitation is to; `HasAccount`: its address has a password already, which is to be entered. 404 when it is over. */
export const readInvitation = defineEndpoint({
  method: 'POST',
  path: '/api/Desk/Invitation',
  body: wireObject({ Token: secretSchema }),
  responses: {
    200: wireObject({
      EmailAddress: z.string(),
      Role: staffRoleSchema,
      PropertyName: z.string(),
      HasAccount: z.boolean(),
    }),
  },
});

export const acceptInvitation = defineEndpoint({
  method: 'POST',
  path: '/api/Desk/AcceptInvitation',
  body: wireObject({ Token: secretSchema, Name: nameSchema, Password: secretSchema }),
  responses: { 200: logInResponse },
});

/** A log-in that has not ended. */
const staffSessionSchema = wireObject({
  SessionId: idSchema,
  StaffId: idSchema,
  Name: z.string(),
  StartedAtUtc: instantSchema,
  SeenAtUtc: instantSchema,
  ExpiresAtUtc: instantSchema,
  Browser: z.string(),
  Address: z.string(),
  IsThisOne: z.boolean(),
});
export type StaffSession = z.output<typeof staffSessionSchema>;

/** One's own, wherever they were begun. */
export const getOwnSessions = defineEndpoint({
  method: 'GET',
  path: '/api/Desk/Sessions',
  responses: { 200: wireObject({ Sessions: z.array(staffSessionSchema) }) },
});
export const endOwnSession = call('/api/Desk/EndSession', wireObject({ SessionId: idSchema }));

/** Of all whose role is given at this hotel. */
export const getStaffSessions = defineEndpoint({
  method: 'GET',
  path: '/api/Desk/StaffSessions',
  query: z.object({ propertyId: idSchema }),
  responses: { 200: wireObject({ Sessions: z.array(staffSessionSchema) }) },
});
export const endStaffSessions = call(
  '/api/Desk/EndStaffSessions',
  wireObject({ ...ofHotel, StaffId: idSchema }),
);

const staffMemberSchema = wireObject({
  StaffId: idSchema,
  Name: z.string(),
  EmailAddress: z.string(),
  Role: staffRoleSchema,
  /** Given for a group of hotels: it cannot be changed at one of them. */
  IsOfGroup: z.boolean(),
  HasSecondFactor: z.boolean(),
  LastSeenAtUtc: z.nullable(instantSchema),
});
export type StaffMember = z.output<typeof staffMemberSchema>;

const openInvitationSchema = wireObject({
  InvitationId: idSchema,
  EmailAddress: z.string(),
  Role: staffRoleSchema,
  ExpiresAtUtc: instantSchema,
});
export type OpenInvitation = z.output<typeof openInvitationSchema>;

export const getStaff = defineEndpoint({
  method: 'GET',
  path: '/api/Desk/Staff',
  query: z.object({ propertyId: idSchema }),
  responses: {
    200: wireObject({ Staff: z.array(staffMemberSchema), Invitations: z.array(openInvitationSchema) }),
  },
});

export const inviteStaff = call(
  '/api/Desk/Invite',
  wireObject({
    ...ofHotel,
    EmailAddress: emailSchema,
    Role: hotelRoleSchema,
    LanguageCode: languageCodeSchema,
  }),
);
export const withdrawInvitation = call(
  '/api/Desk/WithdrawInvitation',
  wireObject({ ...ofHotel, InvitationId: idSchema }),
);
/** Null takes the role away, with all that it opened. */
export const changeStaffRole = call(
  '/api/Desk/ChangeRole',
  wireObject({ ...ofHotel, StaffId: idSchema, Role: z.nullable(hotelRoleSchema) }),
);

const auditEntrySchema = wireObject({
  EntryId: z.int(),
  AtUtc: instantSchema,
  /** Null: no member of staff, or one whose account is deleted. */
  Name: z.nullable(z.string()),
  /** Whether a member of staff did it, or what else did. */
  By: z.optional(z.enum(['staff', 'command', 'token', 'job'])),
  Action: z.string(),
  Subject: z.string(),
  /** The booking's reference, or whose role or log-in it is; null where it is about neither, or that is no longer known. */
  About: z.optional(z.nullable(z.string())),
  Address: z.nullable(z.string()),
});
export type AuditEntry = z.output<typeof auditEntrySchema>;

/** Latest first, fifty at a time; `before` is the last entry of the page before. */
export const getAuditLog = defineEndpoint({
  method: 'GET',
  path: '/api/Desk/AuditLog',
  query: z.object({ propertyId: idSchema, before: z.optional(z.string().check(z.regex(/^\d{1,15}$/))) }),
  responses: { 200: wireObject({ Entries: z.array(auditEntrySchema), Next: z.nullable(z.int()) }) },
});
