import type { FastifyBaseLogger } from 'fastify';
import { HttpError } from './errors.ts';

/** What the log tells of who comes in and who tries to, with the level of its line; docs/runbooks/security-events.md says what each means. */
export const securityEvents = {
  'guest.log-in': 'info',
  'guest.log-in-refused': 'warn',
  'guest.locked-out': 'warn',
  'guest.password-reset-asked': 'info',
  'guest.password-reset': 'info',
  'guest.password-reset-refused': 'warn',
  'guest.password-changed': 'info',
  'guest.password-change-refused': 'warn',
  'staff.log-in': 'info',
  'staff.log-in-refused': 'warn',
  'staff.locked-out': 'warn',
  'staff.second-factor-refused': 'warn',
  'staff.second-factor-set': 'info',
  'staff.recovery-code-used': 'warn',
  'staff.password-changed': 'info',
  'staff.invitation-accepted': 'info',
  'staff.call-refused': 'warn',
  'staff.act': 'info',
  'operator.log-in': 'info',
  'operator.log-out': 'info',
  'operator.token-refused': 'warn',
  'operator.locked-out': 'warn',
  'operator.roll-back': 'warn',
  'webhook.refused': 'warn',
} as const satisfies Record<string, 'info' | 'warn'>;

export type SecurityEvent = keyof typeof securityEvents;

/** Where an event is written, and the address that it came from. */
export interface SecurityContext {
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  readonly clientIp: string;
}

/** A line of the log: what happened, from where, and ids. Never a name or an address of mail. */
export function logSecurity(
  { log, clientIp }: SecurityContext,
  event: SecurityEvent,
  facts: Readonly<Record<string, string | null>> = {},
): void {
  log[securityEvents[event]]({ security: event, address: clientIp, ...facts }, 'security');
}

/** Waits for a limit that may refuse, and logs when it does. */
export async function orLockedOut(
  context: SecurityContext,
  event: Extract<SecurityEvent, 'guest.locked-out' | 'staff.locked-out'>,
  taking: Promise<void>,
): Promise<void> {
  try {
    await taking;
  } catch (error) {
    if (error instanceof HttpError && error.status === 429) logSecurity(context, event);
    throw error;
  }
}
