import * as z from 'zod/mini';
import { pageDeclarationSchema } from './page-declaration.ts';
import {
  assetAddressSchema,
  releaseFilePathSchema,
  remoteNameSchema,
  versionSchema,
} from './release-names.ts';

const integritySchema = z.string().check(z.regex(/^sha384-/));

/** One file that a page asks for: its address (from the site's root, or whole) and its hash. */
const releaseAssetSchema = z.object({ href: assetAddressSchema, integrity: integritySchema });
export type ReleaseAsset = z.output<typeof releaseAssetSchema>;

/** A file to preload. */
const preloadedAssetSchema = z.object({
  ...releaseAssetSchema.shape,
  /** The hash with which the release's own scripts ask for it, where that is another one; servers of an earlier release do not read it. */
  requestIntegrity: z.optional(z.string().check(z.regex(/^sha256-/))),
});
export type PreloadedAsset = z.output<typeof preloadedAssetSchema>;

/** A remote's declaration in its package.json under "remote". Other fields of earlier releases are ignored. */
export const remoteManifestSchema = z.object({
  sharedApi: z.string(),
  pages: z.array(z.string()),
  slots: z.array(z.string()),
});
export type RemoteManifest = z.output<typeof remoteManifestSchema>;

/**
 * `release.json` in the folder of every release: its files, and those that a page should preload. Shell: `preload.scripts` and `preload.styles` are its entry, in order. Remote: the entry first, then the
 * chunks of its exposed module.
 */
export const releaseManifestSchema = z.object({
  schemaVersion: z.literal(1),
  name: z.union([z.literal('shell'), remoteNameSchema]),
  version: versionSchema,
  /** Shell: the version of the shared doors that it gives. Remote: the range that it needs. */
  sharedApi: z.string(),
  /** The remote's container; null for the shell. */
  container: z.nullable(z.string()),
  entry: z.nullable(releaseAssetSchema),
  preload: z.object({ scripts: z.array(preloadedAssetSchema), styles: z.array(preloadedAssetSchema) }),
  /** The remote's manifest; null for the shell. */
  remote: z.nullable(remoteManifestSchema),
  /** The pages that the remote declares beside those of product.md 2. */
  declares: z.optional(z.array(pageDeclarationSchema)),
  /** The script that draws the remote's pages on the server, in a realm of its own; left out when they are not drawn there. */
  renderer: z.optional(z.object({ ...releaseAssetSchema.shape, version: z.int() })),
  /** Its changelog, the newest first, a line each; which are new is known where it replaces another. */
  changes: z._default(z.array(z.string()), []),
  files: z.array(
    z.object({ path: releaseFilePathSchema, bytes: z.int().check(z.minimum(0)), integrity: integritySchema }),
  ),
});
export type ReleaseManifest = z.output<typeof releaseManifestSchema>;
