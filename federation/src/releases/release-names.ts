import { releaseManifestSchema, type ReleaseManifest } from 'shared/contracts';

const { name: nameSchema, version: versionSchema } = releaseManifestSchema.shape;

/** Whether a folder of the store holds releases; others hold what is no release, such as the hotels' pictures. */
export const isReleaseName = (name: string): boolean => nameSchema.safeParse(name).success;

/** Whether a release of that name and version has a folder of its own, below that of its name and nowhere else. */
export const isRelease = (name: string, version: string): boolean =>
  isReleaseName(name) && versionSchema.safeParse(version).success;

/** The folder of a release, relative to the store. Throws for what would lie elsewhere. */
export function releaseFolder(name: string, version: string): string {
  if (!isRelease(name, version)) throw new Error(`"${name} ${version}" is not the name of a release.`);
  return `ClientApp/${name}/${version}`;
}

/** Reads the `release.json` of a release. Throws when it does not fit its schema, or is another release's. */
export function parseManifest(
  text: string,
  expected: { readonly name: string; readonly version: string } | null,
): ReleaseManifest {
  const release = releaseManifestSchema.parse(JSON.parse(text));
  if (expected !== null && (release.name !== expected.name || release.version !== expected.version))
    throw new Error(
      `The release.json of ${expected.name} ${expected.version} is that of ${release.name} ${release.version}.`,
    );
  return release;
}
