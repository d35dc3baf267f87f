import * as z from 'zod/mini';
import { assetAddressSchema, remoteNameSchema, versionSchema } from './release-names.ts';

export const remoteNames = [
  'mf-search',
  'mf-rooms-rates',
  'mf-checkout',
  'mf-account',
  'mf-precheckin',
  'mf-restaurant',
  'mf-group',
] as const;
/** The seven remotes of the product; `pnpm new-remote` makes others, so the registry takes any `mf-…` name. */
export type RemoteName = `mf-${string}`;

/** In place of the hash of what a development server gives: its files change under their names. */
export const developmentIntegrity = 'sha384-development';

/** Where one version of a remote is and how it may be trusted. `previous` is what a rollback or a failed load takes. */
export const remoteReleaseSchema = z.object({
  version: versionSchema,
  entry: assetAddressSchema,
  /** The name under which the container registers itself; differs from version to version. */
  container: z.string(),
  integrity: z.string().check(z.regex(/^sha384-/)),
  sharedApi: z.string(),
  previous: z.nullable(
    z.object({
      version: versionSchema,
      entry: assetAddressSchema,
      container: z.string(),
      integrity: z.string().check(z.regex(/^sha384-/)),
      sharedApi: z.string(),
    }),
  ),
});
export type RemoteRelease = z.output<typeof remoteReleaseSchema>;

/** The release registry (architecture: one file beside the releases, `no-store`). */
export const registrySchema = z.object({
  schemaVersion: z.literal(1),
  shell: z.object({ version: versionSchema }),
  remotes: z.record(remoteNameSchema, remoteReleaseSchema),
  /** Property code → remote → version: one hotel tries a version first. */
  pins: z._default(z.record(z.string(), z.record(remoteNameSchema, remoteReleaseSchema)), {}),
});
export type Registry = z.output<typeof registrySchema>;
