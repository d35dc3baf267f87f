import * as z from 'zod/mini';

/** A version names a folder: it has no separators, and no dot at its beginning. */
export const versionSchema = z.string().check(z.regex(/^[0-9A-Za-z][0-9A-Za-z.+-]{0,80}$/));

/** A remote's name is that of its folder. */
export const remoteNameSchema = z.string().check(z.regex(/^mf-[a-z0-9-]{1,60}$/));

/** The address of a release's file: below `/ClientApp/` without a way upwards, or on a development server. */
export const assetAddressSchema = z
  .string()
  .check(z.maxLength(500), z.regex(/^(?:\/ClientApp(?:\/[\w@+~-][\w.@+~-]*){2,}|https?:\/\/[^\s"'<>;,]+)$/));

/**
 * A file of a release, relative to its folder and always inside it: no part begins with a dot, so there is no way upwards and no hidden
 * file, and there is no separator of another system.
 */
export const releaseFilePathSchema = z
  .string()
  .check(z.maxLength(300), z.regex(/^[\w@+~-][\w.@+~-]*(?:\/[\w@+~-][\w.@+~-]*)*$/));
