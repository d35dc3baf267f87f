import { todayIn } from 'shared/domain';
import * as z from 'zod/mini';
import type { Db } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import { checkTheme } from './check-offer.ts';
import { checkGroupTexts } from './check-texts.ts';
import { checkCurrencies } from './check-values.ts';
import { resolveDay } from './days.ts';
import { findOtherGroup, findPropertyIds, writeExchangeRates, writeGroup } from './group-repository.ts';
import type { ImportContext, ImportSummary } from './import-property.ts';
import { planMedia } from './media.ts';
import { parseFile } from './parse-file.ts';
import { requireShape } from './shape-problems.ts';
import { ImportError, problemAt, type Problem } from './problems.ts';
import {
  type ExchangeRateFile,
  exchangeRateFileSchema,
  groupFileSchema,
  type GroupFile,
} from './property-file.ts';
import { placeOf, placeTexts, readTexts, textWarnings, markupWarnings } from './texts-of-file.ts';

function checkGroup(file: GroupFile): Problem[] {
  const areas = new Set(file.areas.map((area) => area.areaId));
  const codes = file.properties.map((property) => property.propertyCode.toUpperCase());
  const members = file.properties.flatMap(({ areaId }, index) => [
    ...(areaId === null || areas.has(areaId)
      ? []
      : [problemAt(['Properties', index, 'AreaId'], `There is no area “${areaId}”`)]),
    ...(codes.indexOf(codes[index] ?? '') < index
      ? [problemAt(['Properties', index, 'PropertyCode'], 'This property is in the list twice')]
      : []),
  ]);
  return [...members, ...checkGroupTexts(file), ...checkTheme(file.theme, ['Theme'])];
}

async function missingProperties(db: Db, { properties }: GroupFile): Promise<Problem[]> {
  const ids = await findPropertyIds(
    db,
    properties.map(({ propertyCode }) => propertyCode),
  );
  return properties.flatMap(({ propertyCode }, index) =>
    ids.has(propertyCode.toUpperCase())
      ? []
      : [
          problemAt(
            ['Properties', index, 'PropertyCode'],
            `There is no property “${propertyCode}”; import it first`,
          ),
        ],
  );
}

const groupIdOf = ({ propertyGroupId, propertyGroupCode }: GroupFile): string =>
  propertyGroupId ?? propertyGroupCode.toLowerCase();

/** A code leads to one group. */
async function ownerProblems(db: Db, groupId: string, code: string): Promise<Problem[]> {
  const owner = await findOtherGroup(db, groupId, code);
  if (owner === null) return [];
  const message = `The group with id “${owner}” has this code already; give that as PropertyGroupId, or choose another code`;
  return [{ path: 'PropertyGroupCode', message }];
}

/** All texts of a group are stored with its row; those of its areas by their order. */
const inGroup: typeof placeOf = (path) => placeOf(['Group', ...path]);

/** Brings a group file into the database; its properties must be there already. */
export async function importGroup(
  context: ImportContext,
  source: string,
  written: unknown,
): Promise<ImportSummary> {
  requireShape(source, written);
  const parsed = parseFile(groupFileSchema, written);
  const read = parsed.kind === 'valid' ? parsed.value : parsed.readable;
  const texts = readTexts(groupFileSchema, written, read?.languages);
  const group = parsed.kind === 'valid' ? z.decode(groupFileSchema, texts.plain as never) : parsed.readable;
  if (group === null) throw new ImportError(source, parsed.kind === 'valid' ? [] : parsed.problems);
  const media = await planMedia(source, context.releasesDir, [
    { path: ['LogoFileUrl'], url: group.logoFileUrl },
  ]);
  const missing = await missingProperties(context.db, group);
  const groupId = groupIdOf(group);
  const owned = await ownerProblems(context.db, groupId, group.propertyGroupCode);
  const all = () => [...checkGroup(group), ...media.problems, ...missing, ...owned];
  const problems = parsed.kind === 'valid' ? all() : [...parsed.problems, ...parsed.problemsOf(all)];
  if (problems.length > 0) throw new ImportError(source, problems);

  const file = { ...group, logoFileUrl: group.logoFileUrl === null ? null : media.urlOf(group.logoFileUrl) };
  if (!context.dryRun) await media.publish();
  await inTransaction(context.db, async (tx) => {
    const ids = await findPropertyIds(
      tx,
      file.properties.map((property) => property.propertyCode),
    );
    const written = { ...file, languages: texts.languages, texts: placeTexts(texts, inGroup).get('group') };
    if (!context.dryRun) await writeGroup(tx, groupId, written, ids);
  });
  return {
    title: `${file.propertyGroupCode} ${file.name}`,
    warnings: [...textWarnings(texts, ['Languages']), ...markupWarnings(texts)],
  };
}

/** Replaces the table of exchange rates, which are for showing only. */
export async function importExchangeRates(
  context: ImportContext,
  source: string,
  written: unknown,
): Promise<ImportSummary> {
  requireShape(source, written);
  const parsed = parseFile(exchangeRateFileSchema, written);
  const all = ({ baseCurrency, exchangeRates }: ExchangeRateFile) =>
    checkCurrencies([
      [['BaseCurrency'], baseCurrency],
      ...Object.keys(exchangeRates).map((code) => [['ExchangeRates', code], code] as const),
    ]);
  const problems =
    parsed.kind === 'valid' ? all(parsed.value) : [...parsed.problems, ...parsed.problemsOf(all)];
  if (parsed.kind === 'invalid' || problems.length > 0) throw new ImportError(source, problems);
  const file = parsed.value;
  const quotedOn = resolveDay(file.date, todayIn('UTC', context.clock.now()));
  if (!context.dryRun) await inTransaction(context.db, (tx) => writeExchangeRates(tx, file, quotedOn));
  return { title: `exchange rates of ${file.baseCurrency}`, warnings: [] };
}
