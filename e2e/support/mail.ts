import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  /** Its plain text. */
  readonly text: string;
  readonly sentAt: Date;
}

const header = (content: string, name: string): string =>
  new RegExp(`^${name}: (.*)$`, 'im').exec(content)?.[1]?.trim() ?? '';

const decoded = (quotedPrintable: string): string =>
  decodeURIComponent(
    quotedPrintable
      .replace(/=\r?\n/g, '')
      .replace(/%/g, '%25')
      .replace(/=([0-9A-F]{2})/g, '%$1'),
  );

function read(content: string): Mail {
  const [, part = ''] = /^Content-Type: text\/plain[^]*?\r?\n\r?\n([^]*?)\r?\n--/m.exec(content) ?? [];
  return {
    to: header(content, 'To'),
    subject: header(content, 'Subject'),
    text: decoded(part),
    sentAt: new Date(header(content, 'Date')),
  };
}

/** The mails to one address that the site has written into its data directory, oldest first. */
export async function mailsTo(dataDir: string, address: string): Promise<Mail[]> {
  const folder = join(dataDir, 'mail');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  const mails = await Promise.all(
    names.map(async (name) => read(await readFile(join(folder, name), 'utf8'))),
  );
  return mails
    .filter(({ to }) => to.includes(address))
    .sort((one, other) => one.sentAt.getTime() - other.sentAt.getTime());
}

/** Waits for a mail whose subject matches: what writes mails begins within the first minute of a server, and sends them every few seconds. */
export async function mailAbout(
  dataDir: string,
  address: string,
  subject: RegExp,
  number = 1,
): Promise<Mail> {
  const matching = async () => (await mailsTo(dataDir, address)).filter((mail) => subject.test(mail.subject));
  await expect.poll(async () => (await matching()).length, { timeout: 90_000 }).toBe(number);
  const found = (await matching())[number - 1];
  if (found === undefined) throw new Error('The mail has gone again.');
  return found;
}

/** The address in a mail that leads to `path`. */
export function linkTo(mail: Mail, path: string): string {
  const found = mail.text.split(/\s+/).find((word) => word.includes(path));
  if (found === undefined) throw new Error(`No link to ${path} in:\n${mail.text}`);
  return found;
}
