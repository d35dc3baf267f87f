import { readFile } from 'node:fs/promises';
import semver from 'semver';
import * as z from 'zod/mini';

const advisorySchema = z.object({
  /** Its address, which is also its name. */
  url: z.string(),
  title: z.string(),
  severity: z.string(),
  vulnerable_versions: z.string(),
});
const byPackageSchema = z.record(z.string(), z.array(advisorySchema));
/** Advisories by the package that they are about, as the registry's bulk call gives them. */
export type Advisories = z.output<typeof byPackageSchema>;

const savedSchema = z.object({
  /** Instant of the last response, ISO 8601; null before the first one. */
  askedAt: z.nullable(z.string()),
  advisories: byPackageSchema,
});
export type SavedAdvisories = z.output<typeof savedSchema>;

type Packages = ReadonlyMap<string, readonly string[]>;

/** The list that is saved with the sources, for machines that reach no registry. */
export const readSavedAdvisories = async (path: string): Promise<SavedAdvisories> =>
  savedSchema.parse(JSON.parse(await readFile(path, 'utf8')));

/** Which of the packages are affected, as sentences. */
export function advisoriesFor(packages: Packages, advisories: Advisories): string[] {
  return Object.entries(advisories).flatMap(([name, about]) =>
    about.flatMap(({ url, title, severity, vulnerable_versions: range }) =>
      (packages.get(name) ?? [])
        .filter((version) => semver.satisfies(version, range, { includePrerelease: true }))
        .map((version) => `${name} ${version} (${severity}): ${title} ${url}`),
    ),
  );
}

/** The advisories that a registry has for these packages. Throws when it does not respond, or has no such call. */
export async function askAdvisories(registry: string, packages: Packages): Promise<Advisories> {
  const response = await fetch(new URL('-/npm/v1/security/advisories/bulk', registry), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(Object.fromEntries(packages)),
    signal: AbortSignal.timeout(20_000),
  });
  if (!response.ok) throw new Error(`${registry} answered ${response.status}.`);
  return byPackageSchema.parse(await response.json());
}
