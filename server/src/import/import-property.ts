import { todayIn, toUrlDate } from 'shared/domain';
import * as z from 'zod/mini';
import type { Clock } from '../clock.ts';
import type { Db, DbTransaction } from '../db/database.ts';
import type { Env } from '../env.ts';
import { inTransaction } from '../db/transaction.ts';
import { bumpContentVersion } from '../modules/property/index.ts';
import {
  type ByHandConflict,
  keepRatesByHand,
  keepStockByHand,
  noteRoomsOfFile,
} from '../modules/desk-calendar/index.ts';
import { listLimitedServiceIds } from '../modules/service/index.ts';
import { auditCommand } from '../modules/staff/index.ts';
import { divideStock } from '../modules/stock/index.ts';
import { checkAllotments } from './check-allotments.ts';
import { checkFile, warningsOf } from './check-file.ts';
import { propertyIdOf } from './content-of-file.ts';
import {
  findBookedCurrency,
  findOtherOwner,
  writeProperty,
  writeRoomRates,
  writeSold,
} from './content-repository.ts';
import { horizonOf } from './days.ts';
import { expandRates } from './expand-rates.ts';
import { expandAllotments, expandServiceStock, expandStock } from './expand-stock.ts';
import { writeLists, writeVouchers } from './lists-repository.ts';
import { type MediaPlan, planMedia } from './media.ts';
import { parseFile } from './parse-file.ts';
import { requireShape } from './shape-problems.ts';
import { ImportError, type Problem } from './problems.ts';
import { propertyFileSchema, type PropertyFile } from './property-file.ts';
import { markupWarnings, placeTexts, readTexts, textWarnings, type TextsOfFile } from './texts-of-file.ts';
import { withWhatFollows } from './usual.ts';
import { mediaOf, withMediaUrls } from './property-media.ts';
import { publishShareImage } from './share-image.ts';
import { replaceRateNights, takenRooms, writeStock, type TakenStock } from './stock-repository.ts';

export interface ImportContext {
  readonly db: Db;
  readonly clock: Clock;
  readonly releasesDir: string;
  /** Of this deployment; absent: nothing is said of what it lacks. */
  readonly env?: Pick<Env, 'challenge'>;
  /** Checks everything, also against the database, and writes nothing. */
  readonly dryRun: boolean;
  /** Values that the desk has set give way to the file's; absent: they are kept. */
  readonly overwriteByHand?: boolean | undefined;
}

export interface ImportSummary {
  readonly title: string;
  readonly warnings: readonly Problem[];
  /** Where the desk has set another value than the file has; absent for files of other kinds. */
  readonly byHand?: readonly ByHandConflict[];
}

const takenProblem = (what: string, { id, night, taken, total }: TakenStock): Problem => ({
  path: 'Stock',
  message: `${what} “${id}” has ${String(taken)} sold or held on ${toUrlDate(night)}, so there cannot be only ${String(total)}`,
});

/** A code leads to one property. */
async function ownerProblems(db: Db, file: PropertyFile): Promise<Problem[]> {
  const owner = await findOtherOwner(db, propertyIdOf(file), file.property.propertyCode);
  if (owner === null) return [];
  const message = `The property with id “${owner}” has this code already; give that as PropertyId, or choose another code`;
  return [{ path: 'Property.PropertyCode', message }];
}

/** A hotel cannot change its currency: its bookings and refunds are in the old one. */
async function currencyProblems(db: Db, file: PropertyFile): Promise<Problem[]> {
  const booked = await findBookedCurrency(db, propertyIdOf(file));
  if (booked === null || booked === file.property.currency) return [];
  const message = `There are bookings in ${booked}, so the currency cannot become ${file.property.currency}`;
  return [{ path: 'Property.Currency', message }];
}

/** What only the database knows. */
const storedProblems = async (db: Db, file: PropertyFile): Promise<Problem[]> => [
  ...(await ownerProblems(db, file)),
  ...(await currencyProblems(db, file)),
];

/** What a file asks for and this deployment does not have. */
const deploymentWarnings = ({ env }: ImportContext, file: PropertyFile): Problem[] =>
  file.challengeCards && env?.challenge === null
    ? [
        {
          path: 'ChallengeCards',
          message: 'This deployment has no CHALLENGE_PROVIDER, so guests are asked nothing',
        },
      ]
    : [];

/** Thrown to roll a dry run back. */
class DryRun extends Error {}

interface CheckedFile {
  readonly source: string;
  /** With the addresses of its pictures. */
  readonly file: PropertyFile;
  readonly texts: TextsOfFile;
  readonly shareImageUrl: string | null;
}

async function write(
  tx: DbTransaction,
  { source, file, texts, shareImageUrl }: CheckedFile,
  now: Date,
  overwriteByHand: boolean,
): Promise<ByHandConflict[]> {
  const propertyId = propertyIdOf(file);
  const today = todayIn(file.property.timeZone, now);
  const nights = horizonOf(today, file.horizonMonths);
  const owned = await storedProblems(tx, file);
  if (owned.length > 0) throw new ImportError(source, owned);
  const placed = placeTexts(texts);
  await writeProperty(tx, file, placed, { languages: texts.languages, shareImageUrl, now });
  await writeSold(tx, file, placed, today);
  await writeLists(tx, file, placed, today);
  await writeRoomRates(tx, file);
  await writeVouchers(tx, file, today);
  await replaceRateNights(tx, propertyId, today, expandRates(file, nights, today));
  const { currency } = file.property;
  const keeping = { propertyId, currency, from: today, overwrite: overwriteByHand };
  const rates = await keepRatesByHand(tx, keeping);
  // Contended rows last, so that bookings wait for a moment only.
  const limited = await listLimitedServiceIds(tx, propertyId);
  const taken = await takenRooms(tx, propertyId, today, file.allotments.length > 0);
  const ofFile = expandStock(file, nights, today);
  const allotments = expandAllotments(file, nights, today);
  const stock = await keepStockByHand(tx, keeping, ofFile);
  await noteRoomsOfFile(tx, keeping, divideStock(ofFile, allotments, taken));
  const rooms = divideStock(stock.stock, allotments, taken);
  const missingRooms = await writeStock(tx, 'rooms', propertyId, rooms);
  const takenExtras = await writeStock(
    tx,
    'extras',
    propertyId,
    expandServiceStock(file.services, nights, limited),
  );
  const problems = [
    ...missingRooms.map((row) => takenProblem('Room type', row)),
    ...takenExtras.map((row) => takenProblem('Service', row)),
  ];
  if (problems.length > 0) throw new ImportError(source, problems);
  await bumpContentVersion(tx, propertyId);
  return [...rates, ...stock.conflicts];
}

/**
 * Brings a property file into the database, all of it or nothing, as often as wished. Throws an ImportError that names every problem with the path
 * of its field. `source` is the file's path: its pictures are relative to it.
 */
export async function importProperty(
  context: ImportContext,
  source: string,
  given: unknown,
): Promise<ImportSummary> {
  requireShape(source, given);
  const written = withWhatFollows(given);
  const parsed = parseFile(propertyFileSchema, written);
  const read = parsed.kind === 'valid' ? parsed.value : parsed.readable;
  const texts = readTexts(propertyFileSchema, written, read?.property.languages);
  // The same file in its first language: it is valid as it was.
  const file = parsed.kind === 'valid' ? z.decode(propertyFileSchema, texts.plain as never) : parsed.readable;
  const media = await planMedia(source, context.releasesDir, file === null ? [] : mediaOf(file));
  const owned = file === null ? [] : await storedProblems(context.db, file);
  const all = (checked: PropertyFile) => [...checkFile(checked), ...media.problems, ...owned];
  const problems =
    parsed.kind === 'valid'
      ? file === null
        ? []
        : all(file)
      : [...parsed.problems, ...parsed.problemsOf(all)];
  if (file === null || problems.length > 0) throw new ImportError(source, problems);
  const today = todayIn(file.property.timeZone, context.clock.now());
  const tooMany = checkAllotments(file, horizonOf(today, file.horizonMonths), today);
  if (tooMany.length > 0) throw new ImportError(source, tooMany);
  const checked = { source, file: withMediaUrls(file, media.urlOf), texts };
  return writeChecked(context, checked, media);
}

/** The activity log of the desk, whose own values give way, says so. */
const auditOverwriting = (
  tx: DbTransaction,
  { clock }: ImportContext,
  file: PropertyFile,
  values: number,
): Promise<void> => {
  const propertyId = propertyIdOf(file);
  const action = 'property.by-hand-overwritten';
  return auditCommand(tx, { now: clock.now(), propertyId, action, subject: propertyId, after: { values } });
};

/** All of it or nothing; nothing when it is only tried. */
async function writeChecked(
  context: ImportContext,
  { source, file, texts }: Omit<CheckedFile, 'shareImageUrl'>,
  media: MediaPlan,
): Promise<ImportSummary> {
  if (!context.dryRun) await media.publish();
  const shareImageUrl = context.dryRun
    ? null
    : await publishShareImage(context.releasesDir, file.property.propertyImageUrl?.url ?? null);
  let byHand: ByHandConflict[] = [];
  try {
    await inTransaction(context.db, async (tx) => {
      const checked = { source, file, texts, shareImageUrl };
      byHand = await write(tx, checked, context.clock.now(), context.overwriteByHand ?? false);
      if (context.overwriteByHand === true) await auditOverwriting(tx, context, file, byHand.length);
      if (context.dryRun) throw new DryRun();
    });
  } catch (error) {
    if (!(error instanceof DryRun)) throw error;
  }
  return {
    title: `${file.property.propertyCode} ${file.property.propertyName}`,
    warnings: [
      ...warningsOf(file),
      ...textWarnings(texts, ['Property', 'Languages']),
      ...markupWarnings(texts),
      ...deploymentWarnings(context, file),
    ],
    byHand,
  };
}
