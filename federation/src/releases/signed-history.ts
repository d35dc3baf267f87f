import * as z from 'zod/mini';
import { historyEntrySchema, type HistoryEntry } from './history.ts';
import { signatureSchema, signersOf, signStatement, type Signature, type Signer } from './signature.ts';
import { mayDo, type Trusted } from './trust.ts';

const signedSchema = z.looseObject({ signatures: z._default(z.array(signatureSchema), []) });

/** A line of `history.jsonl` as it is written, and what it says. */
interface Line {
  readonly entry: HistoryEntry;
  readonly statement: object;
  readonly signatures: readonly Signature[];
}

/** The lines of a history; a last one that was cut off by a crash is left out. Throws when another line is invalid. */
function linesOf(text: string): Line[] {
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  return whole
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const written: unknown = JSON.parse(line);
      const { signatures, ...statement } = signedSchema.parse(written);
      return { entry: historyEntrySchema.parse(written), statement, signatures };
    });
}

/** A line counts, has no signature, or has only signatures of keys without the right to switch. */
export type LineState = 'counts' | 'unsigned' | 'foreign';

const counts = ({ entry, statement, signatures }: Line, { keys }: Trusted): boolean =>
  signersOf('history', statement, signatures, keys).some((key) => mayDo(key, 'switch', entry.name));

/** The entries signed by a key that may switch their name, and how many lines are not. */
export function readSignedHistory(
  text: string,
  trusted: Trusted,
): { readonly entries: HistoryEntry[]; readonly unsigned: number } {
  const lines = linesOf(text);
  const entries = lines.filter((line) => counts(line, trusted)).map(({ entry }) => entry);
  return { entries, unsigned: lines.length - entries.length };
}

const lineOf = (statement: object, signatures: readonly Signature[]): string =>
  `${JSON.stringify({ ...statement, signatures })}\n`;

/** The history with one more entry; a line that a crash cut off is removed. */
export function appendSigned(text: string | null, entry: HistoryEntry, signer: Signer): string {
  const whole = text === null ? '' : text.slice(0, text.lastIndexOf('\n') + 1);
  return whole + lineOf(entry, [signStatement('history', entry, signer)]);
}

/** The history with one more signature under each line that `maySign` says. */
export function countersignHistory(
  text: string,
  signer: Signer,
  maySign: (entry: HistoryEntry, state: LineState) => boolean,
  trusted: Trusted,
): string {
  return linesOf(text)
    .map((line) => {
      const others = line.signatures.filter(({ key }) => key !== signer.key);
      const state = line.signatures.length === 0 ? 'unsigned' : 'foreign';
      return maySign(line.entry, counts(line, trusted) ? 'counts' : state)
        ? lineOf(line.statement, [...others, signStatement('history', line.statement, signer)])
        : lineOf(line.statement, line.signatures);
    })
    .join('');
}
