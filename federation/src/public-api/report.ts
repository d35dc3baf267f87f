import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import semver from 'semver';
import * as z from 'zod/mini';
import type { Change } from './change.ts';
import { compareContracts, withoutWords, type ContractsDocument } from './compare-contracts.ts';
import { compareDoor } from './compare-doors.ts';
import { doorNames, readDoors, type DoorName } from './read-doors.ts';
import { exportSchema, type Door, type Exported } from './shape.ts';
import { withoutWithdrawn } from './withdrawn.ts';

const reportSchema = z.object({
  /** The version of the doors that this describes. */
  sharedApi: z.string(),
  doors: z.record(z.string(), z.record(z.string(), exportSchema)),
});
export type Report = z.output<typeof reportSchema>;

/** What remotes can rely on now: the doors' exports, and the calls. */
export interface PublicApi {
  readonly doors: Readonly<Record<DoorName, Readonly<Record<string, Exported>>>>;
  readonly contracts: ContractsDocument;
}

const folder = 'docs/public-api';
const readJson = async <T>(path: string): Promise<T> => JSON.parse(await readFile(path, 'utf8')) as T; // Written by this program, or by `pnpm openapi`.

/** The report that is checked in; null before the first one. */
export async function readReport(
  root: string,
): Promise<{ readonly report: Report; readonly contracts: ContractsDocument } | null> {
  try {
    return {
      report: reportSchema.parse(await readJson<unknown>(join(root, folder, 'doors.json'))),
      contracts: await readJson<ContractsDocument>(join(root, folder, 'contracts.json')),
    };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/** The calls of `docs/openapi.json`, which a test keeps true. */
export async function readContracts(root: string): Promise<ContractsDocument> {
  const { paths, components } = await readJson<ContractsDocument>(join(root, 'docs/openapi.json'));
  return withoutWords({ paths, components: { schemas: components.schemas } }) as ContractsDocument; // The same document with fewer keys.
}

/** What the sources below `root` give. */
export async function readPublicApi(root: string): Promise<PublicApi> {
  return { doors: readDoors(root), contracts: await readContracts(root) };
}

/** Everything in which the sources differ from the report. */
export function compareApi(
  before: { readonly report: Report; readonly contracts: ContractsDocument },
  now: PublicApi,
): Change[] {
  return [
    ...doorNames.flatMap((door) =>
      withoutWithdrawn(compareDoor(door, before.report.doors[door] ?? {}, now.doors[door])),
    ),
    ...compareContracts(before.contracts, now.contracts),
  ];
}

/** The least version that may follow `before` with these changes. */
export function leastVersion(before: string, changes: readonly Change[]): string {
  if (changes.some(({ is }) => is === 'breaking')) return semver.inc(before, 'major') ?? before;
  return changes.length > 0 ? (semver.inc(before, 'minor') ?? before) : before;
}

/** The breaking changes that `sharedApi` does not own up to, as sentences. */
export function hiddenBreaks(before: string, sharedApi: string, changes: readonly Change[]): string[] {
  if (semver.major(sharedApi) > semver.major(before)) return [];
  return changes.filter(({ is }) => is === 'breaking').map(({ what }) => `${what}.`);
}

/** The report of what is now; names that were in the one before keep since when they are there. */
export function reportOf(
  before: Report | null,
  now: PublicApi,
  sharedApi: string,
  first = sharedApi,
): Report {
  const doors = doorNames.map((door): [string, Door] => {
    const known = before?.doors[door] ?? {};
    const exports = Object.entries(now.doors[door]).map(
      ([name, each]) => [name, { since: known[name]?.since ?? first, ...each }] as const,
    );
    return [door, Object.fromEntries(exports)];
  });
  return { sharedApi, doors: Object.fromEntries(doors) };
}

/** One export a line: a change is seen in review. */
function reportText({ sharedApi, doors }: Report): string {
  const doorTexts = Object.entries(doors).map(([door, exports]) => {
    const lines = Object.entries(exports).map(
      ([name, each]) => `      ${JSON.stringify(name)}: ${JSON.stringify(each)}`,
    );
    return `    ${JSON.stringify(door)}: {\n${lines.join(',\n')}\n    }`;
  });
  return `{\n  "sharedApi": ${JSON.stringify(sharedApi)},\n  "doors": {\n${doorTexts.join(',\n')}\n  }\n}\n`;
}

/** A line for each call and each schema. */
function contractsText({ paths, components }: ContractsDocument): string {
  const lines = (record: Readonly<Record<string, unknown>>, indent: string): string =>
    Object.entries(record)
      .map(([name, each]) => `${indent}${JSON.stringify(name)}: ${JSON.stringify(each)}`)
      .join(',\n');
  return `{\n  "paths": {\n${lines(paths, '    ')}\n  },\n  "components": {\n    "schemas": {\n${lines(components.schemas, '      ')}\n    }\n  }\n}\n`;
}

export async function writeReport(root: string, report: Report, contracts: ContractsDocument): Promise<void> {
  await writeFile(join(root, folder, 'doors.json'), reportText(report));
  await writeFile(join(root, folder, 'contracts.json'), contractsText(contracts));
}
