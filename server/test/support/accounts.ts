import { randomUUID } from 'node:crypto';
import type { CreateRequest } from 'shared/contracts';
import { sendDueMails } from '../../src/jobs/send-mails.ts';
import type { Message } from '../../src/modules/mail/mailer.ts';
import type { TestApp } from './app.ts';
import { type Reply, wireOf } from './bookings.ts';

export const password = 'correct horse!';
export const email = 'ada@example.org';

export interface Browser {
  readonly post: (path: string, body: object, headers?: Record<string, string>) => Promise<Reply>;
  readonly get: (path: string, headers?: Record<string, string>) => Promise<Reply>;
  /** What it would send; null without a session. */
  readonly cookie: () => string | null;
}

let places = 0;
/** Every browser is somewhere else, so that limits by place do not meet. */
function anotherPlace(): string {
  places += 1;
  return `10.${String(places >> 16)}.${String((places >> 8) & 255)}.${String(places & 255)}`;
}

/** Keeps its cookies, and names its origin as browsers do. */
export function openBrowser(
  server: Pick<TestApp, 'app' | 'deps'>,
  remoteAddress: string = anotherPlace(),
): Browser {
  const jar = new Map<string, string>();
  const cookie = () =>
    jar.size === 0 ? null : [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const keep = (header: unknown) => {
    for (const line of [header].flat()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(String(line ?? '')) ?? [];
      if (value === '') jar.delete(name);
      else jar.set(name, value);
    }
  };
  const call = async (method: 'GET' | 'POST', url: string, rest: object, headers: Record<string, string>) => {
    const sent = cookie();
    const response = await server.app.inject({
      method,
      url,
      remoteAddress,
      headers: { ...headers, ...(sent === null ? {} : { cookie: sent }) },
      ...rest,
    });
    keep(response.headers['set-cookie']);
    return { status: response.statusCode, headers: response.headers, body: response.json() } as Reply;
  };
  const origin = server.deps.env.publicUrl;
  return {
    post: (path, payload, headers = {}) => call('POST', path, { payload }, { origin, ...headers }),
    get: (path, headers = {}) => call('GET', path, {}, headers),
    cookie,
  };
}

export const accountCall = (browser: Browser, call: string, body: object): Promise<Reply> =>
  browser.post(`/api/Account/${call}`, { PropertyId: 'harbour', ...body });

export const register = (browser: Browser, changes: object = {}): Promise<Reply> =>
  accountCall(browser, 'Register', {
    LanguageCode: 'en',
    EmailAddress: email,
    Password: password,
    Firstname: 'Ada',
    Lastname: 'Byron',
    MobileNumber: '+44 20 7946 0999',
    ...changes,
  });

export const logIn = (browser: Browser, changes: object = {}): Promise<Reply> =>
  accountCall(browser, 'Authenticate', {
    LanguageCode: 'en',
    EmailAddress: email,
    Password: password,
    ...changes,
  });

export const account = (browser: Browser, propertyId = 'harbour'): Promise<Reply> =>
  browser.get(`/api/Account?propertyId=${propertyId}`);

/** Sends what is due and gives it. */
export async function deliver(server: TestApp): Promise<Message[]> {
  const mails: Message[] = [];
  const send = (mail: Message) => {
    mails.push(mail);
    return Promise.resolve();
  };
  await sendDueMails({ ...server.deps, mailer: { send } });
  return mails;
}

/** Sends what is due and gives what this address got. */
export const deliverTo = async (server: TestApp, address: string): Promise<Message[]> =>
  (await deliver(server)).filter(({ to }) => JSON.stringify(to).includes(address));

/** Path and query of a mail's link; fails without a link. */
export function linkOf(mail: Message | undefined): {
  readonly path: string;
  readonly userId: string;
  readonly token: string;
} {
  const address = /https?:\/\/\S+/.exec(String(mail?.text))?.[0];
  if (address === undefined) throw new Error('There is no link in the mail');
  const { pathname, searchParams } = new URL(address);
  return { path: pathname, userId: searchParams.get('userId') ?? '', token: searchParams.get('token') ?? '' };
}

/** A guest with a confirmed address, logged in. */
export async function aMember(
  server: TestApp,
  { MobileNumber, ...changes }: { readonly EmailAddress?: string; readonly MobileNumber?: null } = {},
): Promise<Browser> {
  const browser = openBrowser(server);
  await register(browser, MobileNumber === null ? { ...changes, MobileNumber } : changes);
  const { userId, token } = linkOf((await deliverTo(server, changes.EmailAddress ?? email))[0]);
  await browser.post('/api/Account/ConfirmEmail', { UserId: userId, Token: token });
  await logIn(browser, changes);
  return browser;
}

/** Books in this browser: with its session, if it has one. */
export const book = (browser: Browser, request: CreateRequest, key: string = randomUUID()): Promise<Reply> =>
  browser.post('/api/Reservation/Create', wireOf(request), { 'idempotency-key': key });
