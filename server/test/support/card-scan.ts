import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isLuhnValid } from 'shared/domain';
import { sql } from 'kysely';
import type { Db } from '../../src/db/database.ts';

/** Every file under a folder, byte for byte as text. */
export async function readFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return Promise.all(files.map((file) => readFile(join(file.parentPath, file.name), 'latin1')));
}

/** Every row of every table as text: what a file holds compressed is plain here. */
export async function dumpRows(db: Db): Promise<string[]> {
  const { rows: tables } = await sql<{
    name: string;
  }>`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db);
  const dumps: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(name)} t`.execute(db);
    dumps.push(...rows.map(({ row }) => row));
  }
  return dumps;
}

/** A mail as it is read: quoted-printable and base64 parts decoded, beside what was sent. */
export function readableMail(mail: string): string {
  const parts = [...mail.matchAll(/base64\r\n(?:[\w-]+:.*\r\n)*\r\n([\w+/=\r\n]+)/g)];
  const unfolded = mail
    .replaceAll('=\r\n', '')
    .replace(/(=[0-9A-F]{2})+/g, (codes) => Buffer.from(codes.replaceAll('=', ''), 'hex').toString());
  return [mail, unfolded, ...parts.map(([, part = '']) => Buffer.from(part, 'base64').toString())].join('\n');
}

/** Random ids of our own: their last group may be digits only, and stand beside another digit. */
const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
/** A hash, a key or the id of a trace in hexadecimal digits: now and then thirteen decimal ones of them stand together. */
const digest = /(?<![0-9a-f])(?=\d*[a-f])[0-9a-f]{32,}(?![0-9a-f])/g;
const runs = /(?<!\d)\d{13,19}(?!\d)/g;
const groups = /(?<![\d-])\d{4}([ -])\d{4}\1\d{4}\1\d{1,7}(?![\d-])/g;

/** Whatever could be a card's number: runs of 13 to 19 digits, plain or in fours, with a right check digit. */
export function cardNumbersIn(text: string): string[] {
  const plain = text.replace(uuid, '#').replace(digest, '#');
  const found = [...(plain.match(runs) ?? []), ...(plain.match(groups) ?? [])];
  return [...new Set(found.filter((number) => isLuhnValid(number.replace(/\D/g, ''))))];
}

/** A number as it may be written. */
export const spellings = (number: string): string[] => [
  number,
  number.replace(/(\d{4})(?=\d)/g, '$1 '),
  number.replace(/(\d{4})(?=\d)/g, '$1-'),
];

/** A security code as a value of its own, or in the words of who keeps one. */
export const showsCode = (text: string, code: string): boolean =>
  new RegExp(`(?<![\\w.:+-])${code}(?![\\w.:+-])`).test(text) ||
  new RegExp(`(security.?code|cvv|cvc)[^\\d]{0,40}${code}(?!\\d)`, 'i').test(text);
