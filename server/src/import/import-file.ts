import { readFile } from 'node:fs/promises';
import { importExchangeRates, importGroup } from './import-group.ts';
import { importProperty, type ImportContext, type ImportSummary } from './import-property.ts';
import { ImportError } from './problems.ts';

async function readJson(source: string): Promise<unknown> {
  const text = await readFile(source, 'utf8').catch(() => {
    throw new ImportError(source, [{ path: '', message: 'This file cannot be read' }]);
  });
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ImportError(source, [
      { path: '', message: `This is not JSON: ${error instanceof Error ? error.message : ''}` },
    ]);
  }
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
