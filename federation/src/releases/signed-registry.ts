import canonicalize from 'canonicalize';
import { registrySchema, type Registry } from 'shared/contracts';
import * as z from 'zod/mini';
import { isReleaseName } from './release-names.ts';
import { signatureSchema, signersOf, signStatement, type Signer } from './signature.ts';
import { mayDo, type Trusted, type TrustedKey } from './trust.ts';
import { UntrustedError, whyUntrusted } from './untrusted.ts';

const switchSchema = z.object({
  /** Grows with every switch of its name: the time in milliseconds, and more when that would not be more. */
  sequence: z.int().check(z.minimum(1)),
  signatures: z.array(signatureSchema),
});
const switchesSchema = z._default(z.record(z.string(), switchSchema), {});
export type Switches = z.output<typeof switchesSchema>;
export type Sequences = Readonly<Record<string, number>>;

/** The parts of `registry.json` that are signed, as they are written: a field that is newer than this program is signed too. */
const writtenSchema = z.object({
  shell: z.unknown(),
  remotes: z.record(z.string(), z.unknown()),
  pins: z._default(z.record(z.string(), z.record(z.string(), z.unknown())), {}),
  absent: z._default(z.record(z.string(), z.array(z.string())), {}),
  switches: switchesSchema,
});
export type WrittenRegistry = z.output<typeof writtenSchema>;

export interface CheckedRegistry {
  readonly registry: Registry;
  readonly sequences: Sequences;
  /** The keys that signed what the registry says of a name and may do so. */
  readonly signersOf: (name: string) => readonly TrustedKey[];
}

/** What a switch says of one name: its release for all (null: withdrawn), the pinned ones of single hotels, and the hotels without it. */
function contentOf(written: Omit<WrittenRegistry, 'switches'>, name: string): object {
  const pins = Object.entries(written.pins).flatMap(([property, pinned]) =>
    name in pinned ? [[property, pinned[name]]] : [],
  );
  const current = name === 'shell' ? written.shell : (written.remotes[name] ?? null);
  const absent = Object.keys(written.absent)
    .filter((property) => written.absent[property]?.includes(name) === true)
    .sort();
  return { name, current, pins: Object.fromEntries(pins), absent };
}

const namesOf = ({ remotes, pins, absent, switches }: WrittenRegistry, seen: Sequences): string[] => [
  ...new Set([
    'shell',
    ...Object.keys(remotes),
    ...Object.values(pins).flatMap((pinned) => Object.keys(pinned)),
    ...Object.values(absent).flat(),
    ...Object.keys(switches),
    ...Object.keys(seen),
  ]),
];

/** The text of a registry; what is wrong with it is said with the place that it came from. Nothing of it is checked yet. */
export function parseStored(
  text: string,
  place: string,
): { readonly registry: Registry; readonly written: WrittenRegistry } {
  try {
    const json: unknown = JSON.parse(text);
    return { registry: registrySchema.parse(json), written: writtenSchema.parse(json) };
  } catch (error) {
    throw new Error(
      `${place}/registry.json cannot be read. Put a copy of it back, or move it away and publish anew (docs/runbooks/bad-shell.md).`,
      { cause: error },
    );
  }
}

/** Whether the registry has any signature. */
export const isSigned = ({ switches }: WrittenRegistry): boolean => Object.keys(switches).length > 0;

const instant = (sequence: number): string => new Date(sequence).toISOString();

/**
 * The registry in `text`. Throws an UntrustedError with a sentence for each name without a signature of a key that may switch it, and for
 * each that is missing or older than what was seen before.
 */
export function checkRegistry(
  text: string,
  place: string,
  { keys, notBefore }: Trusted,
  seen: Sequences,
): CheckedRegistry {
  const { registry, written } = parseStored(text, place);
  const signers = new Map<string, readonly TrustedKey[]>();
  const problems = namesOf(written, seen).flatMap((name): string[] => {
    const what = `What the registry says of ${name}`;
    const made = written.switches[name];
    if (made === undefined || !isReleaseName(name)) return [`${what} is not signed.`];
    const { sequence, signatures } = made;
    const all = signersOf('switch', { ...contentOf(written, name), sequence }, signatures, keys);
    const entitled = all.filter((key) => mayDo(key, 'switch', name));
    if (entitled.length === 0)
      return [whyUntrusted(what, { right: 'switch', name }, signatures, { signers: all, keys })];
    signers.set(name, entitled);
    const least = Math.max(seen[name] ?? 0, notBefore);
    return sequence < least ? [`${what} is of ${instant(sequence)}, before ${instant(least)}.`] : [];
  });
  if (problems.length > 0) throw new UntrustedError(problems.join(' '));
  return {
    registry,
    sequences: sequencesOf(written),
    signersOf: (name) => signers.get(name) ?? [],
  };
}

export const sequencesOf = ({ switches }: WrittenRegistry): Sequences =>
  Object.fromEntries(Object.entries(switches).map(([name, { sequence }]) => [name, sequence]));

export interface SignRegistry {
  /** The registry that was read before; null when there was none. */
  readonly before: WrittenRegistry | null;
  readonly seen: Sequences;
  readonly now: number;
  /** Signs also what stays as it is. */
  readonly reSign?: boolean;
  /** Which names this signer may sign; others keep the signatures that they have. */
  readonly maySign: (name: string) => boolean;
}

/** The text of `registry.json` with a signature for each name of which it says something else than before, or than others have said since. */
export function signRegistry(
  registry: Registry,
  signer: Signer,
  { before, seen, now, reSign = false, maySign }: SignRegistry,
): string {
  const { switches: signed = {} } = before ?? {};
  const json: unknown = JSON.parse(JSON.stringify(z.encode(registrySchema, registry)));
  const written = { ...writtenSchema.parse(json), switches: signed };
  const switches = namesOf(written, seen).map((name): [string, Switches[string] | undefined] => {
    const content = contentOf(written, name);
    const isSame = before !== null && canonicalize(content) === canonicalize(contentOf(before, name));
    const kept = signed[name];
    // Another process may have switched the name and back since this one read: its signature would be older than what was seen.
    const isNew = !isSame || kept === undefined || kept.sequence < (seen[name] ?? 0);
    if (!isNew && !(reSign && maySign(name))) return [name, kept];
    if (!maySign(name)) {
      if (reSign) return [name, signed[name]];
      throw new UntrustedError(`The key ${signer.key} of this place may not switch ${name}.`);
    }
    const sequence = Math.max(now, (signed[name]?.sequence ?? 0) + 1, (seen[name] ?? 0) + 1);
    return [name, { sequence, signatures: [signStatement('switch', { ...content, sequence }, signer)] }];
  });
  const present = Object.fromEntries(switches.filter(([, made]) => made !== undefined));
  return `${JSON.stringify({ ...z.encode(registrySchema, registry), switches: present }, null, 2)}\n`;
}
