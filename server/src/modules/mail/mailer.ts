import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Env } from '../../env.ts';

export interface Message extends Pick<
  SendMailOptions,
  'to' | 'replyTo' | 'subject' | 'text' | 'html' | 'attachments' | 'from'
> {
  /** The same for every attempt to send it, so that a second copy can be recognised. */
  readonly id: string;
}

export interface Mailer {
  /** Where mails go, for the line at start-up. */
  readonly destination: string;
  readonly send: (message: Message) => Promise<void>;
}

const optionsOf = ({ id, ...message }: Message, from: string): SendMailOptions => ({
  from,
  ...message,
  messageId: `<${id}@${from.split('@').at(-1) ?? 'localhost'}>`,
});

function smtpMailer(smtpUrl: string, from: string): Mailer {
  const transport = createTransport(smtpUrl);
  return {
    destination: `SMTP (${new URL(smtpUrl).host})`,
    send: async (message) => {
      await transport.sendMail(optionsOf(message, from));
    },
  };
}

/** Decisions 5: without a mail server every mail is a file. Written beside and renamed, so that a reader never sees half of one. */
function fileMailer(folder: string, from: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    destination: folder,
    send: async (message) => {
      const { message: content } = await transport.sendMail(optionsOf(message, from));
      const file = join(folder, `${message.id}.eml`);
      await mkdir(folder, { recursive: true });
      // With `buffer` the transport gives a Buffer.
      await writeFile(`${file}.part`, content as Buffer);
      await rename(`${file}.part`, file);
    },
  };
}

export const createMailer = (env: Pick<Env, 'mail' | 'dataDir'>): Mailer =>
  env.mail.smtpUrl === undefined
    ? fileMailer(join(env.dataDir, 'mail'), env.mail.from)
    : smtpMailer(env.mail.smtpUrl, env.mail.from);
