import { acceptInvitation } from 'shared/contracts/desk';
import * as z from 'zod/mini';
import { runOn } from './data-dir.ts';
import type { Site } from './site.ts';

export interface Invited {
  readonly role: 'owner' | 'revenue' | 'front-desk' | 'read-only';
  readonly email: string;
  /** HARBOUR unless said. */
  readonly code?: string;
}

/** The address that an operator's invitation to the desk opens. */
export async function inviteStaff(
  { url, dataDir }: Pick<Site, 'url' | 'dataDir'>,
  { role, email, code = 'HARBOUR' }: Invited,
  environment: NodeJS.ProcessEnv = {},
): Promise<string> {
  const command = ['server/src/import/staff-cli.ts', 'invite', '--property', code, '--role', role];
  const said = await runOn(dataDir, [...command, '--email', email], environment);
  const { pathname, hash } = new URL(/https?:\/\/\S+#invitation=\S+/.exec(said)?.[0] ?? '');
  return `${url}${pathname}${hash}`;
}

export const staffPassword = 'a desk of its own';

export interface StaffMember {
  /** Of the desk. */
  readonly address: string;
  /** Of their session, as the browser sends it. */
  readonly cookie: { readonly name: string; readonly value: string; readonly url: string };
}

/** Somebody who has accepted an invitation, by the desk's own call. */
export async function joinStaff(site: Pick<Site, 'url' | 'dataDir'>, invited: Invited): Promise<StaffMember> {
  const [address = '', token = ''] = (await inviteStaff(site, invited)).split('#invitation=');
  const accepted = { token: decodeURIComponent(token), name: 'Ada Byron', password: staffPassword };
  const response = await fetch(site.url + acceptInvitation.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: site.url },
    body: JSON.stringify(z.encode(acceptInvitation.body, accepted)),
  });
  if (!response.ok) throw new Error(`${acceptInvitation.path}: ${await response.text()}`);
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(response.headers.getSetCookie()[0] ?? '') ?? [];
  return { address, cookie: { name, value, url: site.url } };
}
