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
