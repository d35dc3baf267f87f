import { type AddressObject, type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  readonly from: string;
  readonly recipients: readonly string[];
  readonly mail: ParsedMail;
}

export interface TestMailServer {
  readonly url: string;
  readonly received: readonly ReceivedMail[];
  /** Knows this address no more. */
  readonly refuseAddress: (address: string) => void;
  /** Refuses the next mails with this answer, until it is set to null. */
  readonly refuseWith: (answer: string | null) => void;
  readonly close: () => Promise<void>;
}

/** A mail server that keeps what it is sent and reads it as a mail program does. */
export async function startMailServer(): Promise<TestMailServer> {
  const received: ReceivedMail[] = [];
  let refusal: string | null = null;
  const unknown = new Set<string>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => {
      done(unknown.has(address) ? Object.assign(new Error('No such user'), { responseCode: 550 }) : null);
    },
    onData: (stream, session, done) => {
      simpleParser(stream).then((mail) => {
        if (refusal !== null) {
          done(Object.assign(new Error(refusal), { responseCode: 451 }));
          return;
        }
        const { mailFrom, rcptTo } = session.envelope;
        const recipients = rcptTo.map(({ address }) => address);
        received.push({ from: mailFrom === false ? '' : mailFrom.address, recipients, mail });
        done();
      }, done);
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${String(port)}`,
    received,
    refuseAddress: (address) => {
      unknown.add(address);
    },
    refuseWith: (answer) => {
      refusal = answer;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

export const addressesOf = (field: AddressObject | AddressObject[] | undefined): string[] =>
  [field ?? []].flat().flatMap(({ value }) => value.map(({ address = '' }) => address));

/** The calendar file of a mail as text; empty when it has none. */
export const calendarOf = ({ attachments }: ParsedMail): string =>
  attachments.find(({ contentType }) => contentType === 'text/calendar')?.content.toString() ?? '';
