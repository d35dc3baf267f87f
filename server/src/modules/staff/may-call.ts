import type { EndpointDefinition } from 'shared/contracts';
import type { StaffRole } from 'shared/contracts/desk';
import { deskCalls } from './permissions.ts';

/** Whether a role at a hotel may make a call about it. */
export function mayCall(role: StaffRole, { method, path }: EndpointDefinition): boolean {
  const access = deskCalls[`${method} ${path}`];
  return typeof access === 'object' && access.includes(role);
}
