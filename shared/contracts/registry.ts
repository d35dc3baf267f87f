import * as z from 'zod/mini';
import { pageDeclarationSchema } from './page-declaration.ts';
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

/** Instead of a hash for a development server: its files change without new names. */
export const developmentIntegrity = 'sha384-development';

const releaseRecordShape = {
  version: versionSchema,
  entry: assetAddressSchema,
  /** The name under which the container registers itself; differs from version to version. */
  container: z.string(),
  integrity: z.string().check(z.regex(/^sha384-/)),
  sharedApi: z.string(),
  /** Pages that this version brings beside those of product.md 2; left out when it brings no pages. */
  pages: z.optional(z.array(pageDeclarationSchema)),
  /** Names of the parts that this version brings to other pages; left out when it brings no parts. */
  slots: z.optional(z.array(z.string())),
} as const;

/** Where one version of a remote is and how it may be trusted. `previous` is what a rollback or a failed load takes. */
export const remoteReleaseSchema = z.object({
  ...releaseRecordShape,
  previous: z.nullable(z.object(releaseRecordShape)),
});
export type RemoteRelease = z.output<typeof remoteReleaseSchema>;

/** The release registry (architecture: one file beside the releases, `no-store`). */
export const registrySchema = z.object({
  schemaVersion: z.literal(1),
  shell: z.object({ version: versionSchema }),
  remotes: z.record(remoteNameSchema, remoteReleaseSchema),
  /** Property code → remote → version: one hotel tries a version first. */
  pins: z._default(z.record(z.string(), z.record(remoteNameSchema, remoteReleaseSchema)), {}),
  /** Property code → remotes that this hotel does not have. */
  absent: z.optional(z.record(z.string(), z.array(remoteNameSchema))),
});
export type Registry = z.output<typeof registrySchema>;
