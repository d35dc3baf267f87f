import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod/mini';
import { workspaceRoot } from './workspace.ts';

const run = promisify(execFile);

const licenseSchema = z.object({
  expression: z.optional(z.string()),
  license: z.optional(z.object({ id: z.optional(z.string()), name: z.optional(z.string()) })),
});
const componentSchema = z.looseObject({
  name: z.string(),
  group: z.optional(z.string()),
  version: z.optional(z.string()),
  purl: z.string(),
  licenses: z.optional(z.array(licenseSchema)),
});
/** A software bill of materials in CycloneDX, as far as it is read here. */
const sbomSchema = z.looseObject({
  bomFormat: z.literal('CycloneDX'),
  specVersion: z.string(),
  metadata: z.looseObject({}),
  components: z.array(componentSchema),
});
export type Sbom = z.output<typeof sbomSchema>;

export type Component = z.output<typeof componentSchema>;

/**
 * Everything that is installed for the project; with `production` only what guests and servers get. Without the time and the number that
 * would make each one another.
 */
export async function readSbom({ production }: { readonly production: boolean }): Promise<Sbom> {
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application'];
  const { stdout } = await run(
    join(workspaceRoot, 'node_modules/.bin/pnpm'),
    [...args, ...(production ? ['--prod'] : [])],
    { cwd: workspaceRoot, maxBuffer: 64 * 1024 * 1024, shell: process.platform === 'win32' },
  );
  const { serialNumber: _chance, ...sbom } = sbomSchema.parse(JSON.parse(stdout));
  const { timestamp: _now, ...metadata } = sbom.metadata;
  const components = sbom.components.toSorted((a, b) => (a.purl < b.purl ? -1 : 1));
  return { ...sbom, metadata, components };
}

const nameOf = ({ group, name }: Component): string => (group ? `${group}/${name}` : name);

/** Of the packages of a bill of materials, versions by name; our own have none. */
export function packagesOf({ components }: Sbom): ReadonlyMap<string, readonly string[]> {
  const packages = new Map<string, string[]>();
  for (const component of components) {
    const { version, purl } = component;
    if (version === undefined || !purl.startsWith('pkg:npm/')) continue;
    const name = nameOf(component);
    packages.set(name, [...(packages.get(name) ?? []), version]);
  }
  return packages;
}

/** Licences that this product may be shipped with: all of them let it be used and passed on in a closed product. */
const allowed: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'CC-BY-3.0',
  'CC-BY-4.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Python-2.0',
  'Unlicense',
  // Of tools and of files that this project does not change: only changes to such a file would have to be published.
  'MPL-2.0',
]);

/**
 * Licences that are right for some packages only, by the beginning of their names. libvips is a library of its own file that sharp loads when
 * it runs: it is passed on unchanged, beside its licence, and the user of the product may replace it by another build.
 */
const allowedFor: readonly (readonly [prefix: string, license: string])[] = [
  ['@img/sharp-libvips-', 'LGPL-3.0-or-later'],
  // The same library within the build for the browser's machine code, on systems that have no build of their own.
  ['@img/sharp-wasm32', 'LGPL-3.0-or-later'],
  ['@img/sharp-win32-', 'LGPL-3.0-or-later'],
];

/** Packages without a licence in package.json, each with the licence of its own text. All but png-js, which reads pictures for receipts, are tools of tests. */
const licensesByText: Readonly<Record<string, string>> = {
  'busboy 0.3.1': 'MIT',
  'dicer 0.3.0': 'MIT',
  'humanize-number 0.0.2': 'MIT',
  'only 0.0.2': 'MIT',
  'png-js 2.0.0': 'MIT',
  'streamsearch 0.1.2': 'MIT',
};

/** One of the licences of "A OR B" is enough; of "A AND B" each is needed. */
const isAllowed = (name: string, expression: string): boolean =>
  expression
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((license) => isAllowedFor(name, license.trim())));

const isAllowedFor = (name: string, license: string): boolean =>
  allowed.has(license) || allowedFor.some(([prefix, also]) => name.startsWith(prefix) && license === also);

function licensesOf(component: Component): string[] {
  const { licenses = [], version = '' } = component;
  const said = licenses.flatMap(
    ({ expression, license }) => expression ?? license?.id ?? license?.name ?? [],
  );
  const read = licensesByText[`${nameOf(component)} ${version}`];
  return said.length > 0 || read === undefined ? said : [read];
}

/** The packages whose licence is not known, or not one that the product may be shipped with. */
export function licenseProblems({ components }: Sbom, own: readonly string[]): string[] {
  return components
    .filter(({ name, group }) => group !== undefined || !own.includes(name))
    .flatMap((component) => {
      const licenses = licensesOf(component);
      if (licenses.length > 0 && licenses.every((license) => isAllowed(nameOf(component), license)))
        return [];
      const said = licenses.length === 0 ? 'no licence' : licenses.join(', ');
      return [`${nameOf(component)} ${component.version ?? ''}: ${said}`];
    });
}
