import * as z from 'zod/mini';

/** What a page could not load or run. */
export interface RemoteFailure {
  readonly remote: string;
  readonly version: string;
  /** The shell's name of the failure, `csp`, or `error` for an uncaught one. */
  readonly reason: string;
}

const remoteSchema = z.string().check(z.regex(/^(mf-[a-z0-9-]{1,40}|shell)$/));
const versionSchema = z.string().check(z.regex(/^[0-9A-Za-z.+-]{1,80}$/));
const messageSchema = z.object({
  remote: remoteSchema,
  version: z._default(z.nullable(versionSchema), null),
  reason: z.optional(z.string().check(z.regex(/^[a-z-]{1,40}$/))),
});

/** The failure that a message of the browser's log reports; null for other messages. */
export function failureOfMessage(line: string): RemoteFailure | null {
  if (!line.startsWith('{')) return null;
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return null;
  }
  const parsed = messageSchema.safeParse(value);
  if (!parsed.success) return null;
  const { remote, version, reason } = parsed.data;
  return { remote, version: version ?? 'none', reason: reason ?? 'error' };
}

/** Whose file an address is: `/ClientApp/<remote>/<version>/…`; null for any other. */
export function releaseOfAddress(address: string): Pick<RemoteFailure, 'remote' | 'version'> | null {
  const [, remote, version] = /\/ClientApp\/([^/]+)\/([^/]+)\//.exec(address) ?? [];
  const parsed = z.safeParse(z.object({ remote: remoteSchema, version: versionSchema }), { remote, version });
  return parsed.success ? parsed.data : null;
}
