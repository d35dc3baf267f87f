import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Env } from '../../env.ts';

export interface Message extends Pick<
  SendMailOptions,
  'to' | 'bcc' | 'replyTo' | 'subject' | 'text' | 'html' | 'attachments' | 'from'
> {
  /** Ends mails of this kind by one press (RFC 8058). */
  readonly unsubscribeUrl?: string;
  /** The same for every attempt to send it, so that a second copy can be recognised. */
  readonly id: string;
}

export interface Mailer {
  readonly send: (message: Message) => Promise<void>;
}

const optionsOf = ({ id, unsubscribeUrl, ...message }: Message, from: string): SendMailOptions => ({
  from,
  ...message,
  messageId: `<${id}@${from.split('@').at(-1) ?? 'localhost'}>`,
  headers: {
    // No out-of-office notes and other automatic replies (RFC 3834; the second is Exchange's).
    'Auto-Submitted': 'auto-generated',
    'X-Auto-Response-Suppress': 'All',
    ...(unsubscribeUrl === undefined ? {} : { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
  },
  ...(unsubscribeUrl === undefined ? {} : { list: { unsubscribe: unsubscribeUrl } }),
});

type MailEnv = Pick<Env, 'mail' | 'dataDir'>;

const mailFolder = (env: MailEnv): string => join(env.dataDir, 'mail');

/** Where mails go, for people: decisions 5 wants the log to say it. */
export const mailDestination = (env: MailEnv): string =>
  env.mail.smtpUrl === undefined
    ? `.eml files in ${mailFolder(env)} (set SMTP_URL to send them)`
    : `SMTP (${new URL(env.mail.smtpUrl).host})`;

function smtpMailer(smtpUrl: string, from: string): Mailer {
  // Options of the address (`?pool=true`) still hold. The limits keep a mail well within its lease (`send-mails.ts`).
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  });
  return {
    send: async (message) => {
      await transport.sendMail(optionsOf(message, from));
    },
  };
}

/** Decisions 5: without a mail server every mail is a file. Written beside and renamed, so that a reader never sees half of one. */
function fileMailer(folder: string, from: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    send: async (message) => {
      const { message: content } = await transport.sendMail(optionsOf(message, from));
      const file = join(folder, `${message.id}.eml`);
      // Mails carry links that open bookings and accounts.
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // With `buffer` the transport gives a Buffer.
      await writeFile(`${file}.part`, content as Buffer);
      await rename(`${file}.part`, file);
    },
  };
}

export const createMailer = (env: MailEnv): Mailer =>
  env.mail.smtpUrl === undefined
    ? fileMailer(mailFolder(env), env.mail.from)
    : smtpMailer(env.mail.smtpUrl, env.mail.from);
