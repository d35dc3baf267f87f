import type { RequestContext } from '../../http/register-endpoint.ts';

export type SecurityEvent =
  | 'log-in'
  | 'log-in-refused'
  | 'second-factor-refused'
  | 'recovery-code-used'
  | 'second-factor-set'
  | 'password-changed'
  | 'invitation-accepted'
  | 'call-refused';

/** A line of the log for who watches over the site: what, by whom (an id), from where. Never an address of mail. */
export function logSecurity(
  context: Pick<RequestContext, 'log' | 'clientIp'>,
  event: SecurityEvent,
  staffId: string | null,
  more: Readonly<Record<string, string>> = {},
): void {
  const line = { security: `staff.${event}`, staffId, address: context.clientIp, ...more };
  const isBad = event.endsWith('refused') || event === 'recovery-code-used';
  context.log[isBad ? 'warn' : 'info'](line, 'security');
}
