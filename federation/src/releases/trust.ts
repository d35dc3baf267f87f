import { createPublicKey, type KeyObject } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import * as z from 'zod/mini';
import { keyIdOf } from './signature.ts';

const namesSchema = z._default(z.array(z.string().check(z.regex(/^(?:\*|shell|mf-[a-z0-9-]{1,60})$/))), []);

/** `release-keys.json`: whose releases run here. It lies beside the server, never in the store that it judges. */
export const trustFileSchema = z.strictObject({
  schemaVersion: z.literal(1),
  /** Switches from before this instant do not count, also on a machine that has seen no switch yet. */
  notBefore: z._default(z.nullable(z.iso.datetime()), null),
  keys: z.array(
    z.strictObject({
      owner: z.string().check(z.minLength(1), z.maxLength(80)),
      /** SPKI in base64, as `pnpm release keygen` prints it. */
      publicKey: z.string(),
      /** Names whose releases this key may sign and switch to; `*` for all. */
      publish: namesSchema,
      /** Names that this key may switch among releases that others have signed; `*` for all. */
      switch: namesSchema,
    }),
  ),
});
export type TrustFile = z.output<typeof trustFileSchema>;

export type Right = 'publish' | 'switch';

export interface TrustedKey {
  readonly id: string;
  readonly owner: string;
  readonly publicKey: KeyObject;
  readonly publish: readonly string[];
  readonly switch: readonly string[];
}

export interface Trusted {
  readonly keys: readonly TrustedKey[];
  /** Milliseconds since 1970; 0 when there is no such limit. */
  readonly notBefore: number;
}

/** Who is trusted now. */
export interface Trust {
  /** For people: where it is written. */
  readonly place: string;
  /** Differs when who is trusted may have changed. */
  readonly stamp: () => string;
  /** Throws when what is written cannot be read. */
  readonly current: () => Trusted;
}

const covers = (names: readonly string[], name: string): boolean =>
  names.includes('*') || names.includes(name);

/** The right to publish a remote includes the right to switch it. */
export const mayDo = (key: TrustedKey, right: Right, name: string): boolean =>
  covers(key.publish, name) || (right === 'switch' && covers(key.switch, name));

export function parsePublicKey(base64: string): KeyObject {
  const key = createPublicKey({ key: Buffer.from(base64, 'base64'), format: 'der', type: 'spki' });
  if (key.asymmetricKeyType !== 'ed25519') throw new Error('A key that signs releases is one of Ed25519.');
  return key;
}

export function trustedOf(file: TrustFile): Trusted {
  const keys = file.keys.map(({ publicKey, ...rest }) => {
    const key = parsePublicKey(publicKey);
    return { ...rest, publicKey: key, id: keyIdOf(key) };
  });
  return { keys, notBefore: file.notBefore === null ? 0 : Date.parse(file.notBefore) };
}

/** Trust that never changes. */
export const fixedTrust = (trusted: Trusted, place = 'the given keys'): Trust => ({
  place,
  stamp: () => '',
  current: () => trusted,
});

/** The keys of a file, read when it changes, so that a new key needs no restart. Without a file no key is trusted. */
export function fileTrust(path: string): Trust {
  let read: { readonly stamp: string; readonly trusted: Trusted } | null = null;
  const stamp = (): string => {
    const stat = statSync(path, { bigint: true, throwIfNoEntry: false });
    return stat === undefined ? 'none' : [stat.ino, stat.size, stat.mtimeNs].join('/');
  };
  return {
    place: path,
    stamp,
    current() {
      const now = stamp();
      if (read?.stamp !== now) read = { stamp: now, trusted: readTrusted(path, now === 'none') };
      return read.trusted;
    },
  };
}

function readTrusted(path: string, isMissing: boolean): Trusted {
  if (isMissing) return { keys: [], notBefore: 0 };
  try {
    return trustedOf(trustFileSchema.parse(JSON.parse(readFileSync(path, 'utf8'))));
  } catch (error) {
    throw new Error(
      `${path} cannot be read: it should list the keys of releases (docs/runbooks/release.md).`,
      {
        cause: error,
      },
    );
  }
}
