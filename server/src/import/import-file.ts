import { isUtf8 } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { importExchangeRates, importGroup } from './import-group.ts';
import { importProperty, type ImportContext, type ImportSummary } from './import-property.ts';
import { parseJson } from './parse-json.ts';
import { ImportError } from './problems.ts';

const mostBytes = 20_000_000;

async function readJson(source: string): Promise<unknown> {
  const refuse = (message: string) => new ImportError(source, [{ path: '', message }]);
  const bytes = await readFile(source).catch(() => {
    throw refuse('This file cannot be read');
  });
  if (bytes.length > mostBytes) throw refuse(`This file is larger than ${String(mostBytes / 1_000_000)} MB`);
  // A file in another encoding would be read with wrong letters.
  if (!isUtf8(bytes)) throw refuse('This file is not in UTF-8; save it in that encoding');
  const parsed = parseJson(new TextDecoder().decode(bytes));
  if (parsed.kind === 'unreadable') throw new ImportError(source, parsed.problems);
  return parsed.value;
}

const has = (written: unknown, field: string): boolean =>
  typeof written === 'object' && written !== null && field in written;

/** Imports a file of any kind: a group has `PropertyGroupCode`, exchange rates have `ExchangeRates`, all else is a property. */
export async function importFile(context: ImportContext, source: string): Promise<ImportSummary> {
  const written = await readJson(source);
  if (has(written, 'PropertyGroupCode')) return importGroup(context, source, written);
  if (has(written, 'ExchangeRates')) return importExchangeRates(context, source, written);
  return importProperty(context, source, written);
}
