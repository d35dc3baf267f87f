import { todayIn } from 'shared/domain';
import { inTransaction } from '../db/transaction.ts';
import { resolveDay } from './days.ts';
import { findPropertyIds, writeExchangeRates, writeGroup } from './group-repository.ts';
import type { ImportContext, ImportSummary } from './import-property.ts';
import { planMedia } from './media.ts';
import { parseFile } from './parse-file.ts';
import { ImportError, problemAt, type Problem } from './problems.ts';
import { exchangeRateFileSchema, groupFileSchema, type GroupFile } from './property-file.ts';

function checkGroup(file: GroupFile): Problem[] {
  const areas = new Set(file.areas.map((area) => area.areaId));
  const codes = file.properties.map((property) => property.propertyCode.toUpperCase());
  return file.properties.flatMap(({ areaId }, index) => [
    ...(areaId === null || areas.has(areaId)
      ? []
      : [problemAt(['Properties', index, 'AreaId'], `There is no area “${areaId}”`)]),
    ...(codes.indexOf(codes[index] ?? '') < index
      ? [problemAt(['Properties', index, 'PropertyCode'], 'This property is in the list twice')]
      : []),
  ]);
}

/** Brings a group file into the database; its properties must be there already. */
export async function importGroup(
  context: ImportContext,
  source: string,
  written: unknown,
): Promise<ImportSummary> {
  const parsed = parseFile(groupFileSchema, written);
  if (parsed.kind === 'invalid') throw new ImportError(source, parsed.problems);
  const group = parsed.value;
  const media = await planMedia(source, context.releasesDir, [
    { path: ['LogoFileUrl'], url: group.logoFileUrl },
  ]);
  const problems = [...checkGroup(group), ...media.problems];
  if (problems.length > 0) throw new ImportError(source, problems);

  const file = { ...group, logoFileUrl: group.logoFileUrl === null ? null : media.urlOf(group.logoFileUrl) };
  if (!context.dryRun) await media.publish();
  await inTransaction(context.db, async (tx) => {
    const ids = await findPropertyIds(
      tx,
      file.properties.map((property) => property.propertyCode),
    );
    const missing = file.properties.flatMap(({ propertyCode }, index) =>
      ids.has(propertyCode.toUpperCase())
        ? []
        : [
            problemAt(
              ['Properties', index, 'PropertyCode'],
              `There is no property “${propertyCode}”; import it first`,
            ),
          ],
    );
    if (missing.length > 0) throw new ImportError(source, missing);
    if (!context.dryRun)
      await writeGroup(tx, file.propertyGroupId ?? file.propertyGroupCode.toLowerCase(), file, ids);
  });
  return { title: `${file.propertyGroupCode} ${file.name}`, warnings: [] };
}

/** Replaces the table of exchange rates, which are for showing only. */
export async function importExchangeRates(
  context: ImportContext,
  source: string,
  written: unknown,
): Promise<ImportSummary> {
  const parsed = parseFile(exchangeRateFileSchema, written);
  if (parsed.kind === 'invalid') throw new ImportError(source, parsed.problems);
  const file = parsed.value;
  const quotedOn = resolveDay(file.date, todayIn('UTC', context.clock.now()));
  if (!context.dryRun) await inTransaction(context.db, (tx) => writeExchangeRates(tx, file, quotedOn));
  return { title: `exchange rates of ${file.baseCurrency}`, warnings: [] };
}
