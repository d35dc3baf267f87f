import { join, resolve } from 'node:path';
import { keyFilesOf, type BucketSettings, type KeyFiles } from 'federation/releases';
import * as z from 'zod/mini';
import {
  type ChallengeSettings,
  challengeProblems,
  challengeSettings,
  turnstileUrl,
} from './challenge-settings.ts';
import { productionProblems } from './production-problems.ts';
import { secretKeyOf, secretKeyProblems } from './secret-key-settings.ts';
import type { SecretKey } from './secret-key.ts';
import {
  readStripe,
  stripePublishableKey,
  stripeSecretKey,
  type StripeSettings,
  stripeUrl,
  stripeWebhookSecrets,
} from './stripe-settings.ts';
import {
  walletForms,
  walletProblems,
  type WalletSettings,
  walletSettings,
  walletVariables,
} from './wallet-settings.ts';
import { readTrustedProxies, type TrustedProxies } from './http/trusted-proxies.ts';

const flag = z.stringbool({ truthy: ['1', 'true', 'on', 'yes'], falsy: ['0', 'false', 'off', 'no'] });
const port = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65_535));
const minutes = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(24 * 60));
const httpUrl = z.url({ protocol: /^https?$/ });

const envSchema = z.object({
  NODE_ENV: z._default(z.enum(['development', 'test', 'production']), 'development'),
  PORT: z._default(port, 3000),
  HOST: z._default(z.string(), '0.0.0.0'),
  PUBLIC_URL: z.optional(httpUrl),
  /** Whether Strict-Transport-Security speaks for the hosts below this one too. */
  HSTS_SUBDOMAINS: z._default(flag, false),
  /** Production without PUBLIC_URL all the same, for example to try it on one machine. */
  ALLOW_NO_PUBLIC_URL: z._default(flag, false),
  /** Behind proxies that append to X-Forwarded-For: how many, or which; the address before theirs then counts as the guest's. */
  TRUST_PROXY: z._default(
    z.string().check(z.refine((setting) => readTrustedProxies(setting) !== null)),
    'off',
  ),
  DATA_DIR: z._default(z.string().check(z.minLength(1)), '.data'),
  RELEASES_DIR: z.optional(z.string().check(z.minLength(1))),
  /** The release store in an S3-compatible bucket, e.g. s3://releases/hotel; RELEASES_DIR is then this instance's copy. */
  RELEASES_BUCKET: z.optional(z.string().check(z.regex(/^s3:\/\/[a-z0-9]/))),
  RELEASES_BUCKET_ENDPOINT: z.optional(httpUrl),
  AWS_REGION: z.optional(z.string().check(z.minLength(1))),
  /** Whose releases run here (docs/runbooks/release.md); outside of the store that it judges. */
  RELEASE_KEYS: z.optional(z.string().check(z.minLength(1))),
  /** The private key with which this server signs when somebody rolls back in /ops. */
  RELEASE_SIGNING_KEY: z.optional(z.string().check(z.minLength(1))),
  /** Where the folders of remotes with a server part of their own are (docs/architecture.md). */
  SERVER_PARTS_DIR: z.optional(z.string().check(z.minLength(1))),
  /** Lets the registry name development servers, which pages then take scripts from: `pnpm dev` sets it. */
  DEVELOPMENT_REMOTES: z._default(flag, false),
  DATABASE_URL: z.optional(z.url({ protocol: /^postgres(ql)?$/ })),
  /** Of the same database, around a pooler: migrations and imports keep a session. */
  DATABASE_DIRECT_URL: z.optional(z.url({ protocol: /^postgres(ql)?$/ })),
  /** Whether the server migrates its database before it serves; otherwise `pnpm database migrate` does. */
  MIGRATE_AT_START: z.optional(flag),
  DATABASE_POOL_SIZE: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(200)), 10),
  SECRET_KEY: z.optional(z.string().check(z.minLength(32))),
  /** The key before, while what was made with it is out (docs/runbooks/secret-key.md). */
  SECRET_KEY_PREVIOUS: z.optional(z.string().check(z.minLength(32))),
  OPERATOR_TOKEN: z.optional(z.string().check(z.minLength(16))),
  /** Lets Prometheus read /metrics; the operator's token does so too. */
  METRICS_TOKEN: z.optional(z.string().check(z.minLength(16))),
  /** State-changing calls a minute for an address and property, over all instances; 0 is no limit. */
  CHANGES_PER_MINUTE: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(1_000_000))),
  /** Bookings on a company's invoice an hour from an address, over all hotels; 0 is no limit. */
  INVOICES_PER_HOUR: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(1_000_000))),
  /** Tables that guests without a stay may book an hour from an address, over all instances; 0 is no limit. */
  TABLES_PER_HOUR: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(1_000_000))),
  /** Codes of gift vouchers that may be checked a minute from an address, over all hotels; 0 is no limit. */
  VOUCHERS_PER_MINUTE: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(1_000_000))),
  /** Calls of the API a second for an address, in each instance, in bursts of four seconds' worth; 0 is no limit. */
  REQUESTS_PER_SECOND: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(1_000_000))),
  /** `info` in production (a line per request), else `warn`. */
  LOG_LEVEL: z.optional(z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'])),
  /** Whether hotels of groups are read into memory after the start, before anybody searches. */
  READ_AHEAD: z._default(flag, true),
  /** How long a process that stops still serves while `/readyz` says so: longer than a load balancer needs to see it. */
  DRAIN_MS: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(60_000))),
  HOLD_MINUTES: z._default(minutes, 15),
  /** The same where few rooms are left. */
  SHORT_HOLD_MINUTES: z.optional(minutes),
  /** Room nights that one network, and one e-mail address, may hold for a payment; a property fifty times as many; 0 is no limit. */
  HELD_NIGHTS: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(1_000_000))),
  /** Whether declined cards are counted, so that more of them have to wait. */
  CARD_DECLINES: z._default(flag, true),
  /** What guests of properties with `ChallengeCards` solve before a card is tried, once cards were declined. */
  CHALLENGE_PROVIDER: z.optional(z.literal('turnstile')),
  CHALLENGE_SITE_KEY: z.optional(z.string().check(z.minLength(1))),
  CHALLENGE_SECRET_KEY: z.optional(z.string().check(z.minLength(1))),
  CHALLENGE_URL: z._default(httpUrl, turnstileUrl),
  PAYMENT_SIMULATOR: z.optional(flag),
  PAYSTACK_SECRET_KEY: z.optional(z.string().check(z.minLength(1))),
  PAYSTACK_URL: z._default(httpUrl, 'https://api.paystack.co'),
  /** Secret and publishable key of the Stripe account, each also for one property: `STRIPE_SECRET_KEY_<CODE>` (`stripe-settings.ts`). */
  STRIPE_SECRET_KEY: z.optional(stripeSecretKey),
  STRIPE_PUBLISHABLE_KEY: z.optional(stripePublishableKey),
  /** Signing secrets of its webhooks, with commas: two while one is changed. */
  STRIPE_WEBHOOK_SECRETS: z.optional(stripeWebhookSecrets),
  STRIPE_URL: z._default(httpUrl, stripeUrl),
  /** Test keys of Stripe in production, where no money would move. */
  ALLOW_TEST_KEYS: z._default(flag, false),
  /** Live keys of Stripe outside of production, where money would move. */
  ALLOW_LIVE_KEYS: z._default(flag, false),
  /** Where traces go, by OTLP over HTTP; without it nothing of OpenTelemetry is loaded. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(httpUrl),
  /** At most so many requests a second are traced; 0 is no limit. */
  TRACES_PER_SECOND: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(1_000_000)), 20),
  ...walletVariables,
  SMTP_URL: z.optional(z.url({ protocol: /^smtps?$/ })),
  /** Production without SMTP_URL all the same: mails stay files. */
  ALLOW_NO_SMTP: z._default(flag, false),
  MAIL_FROM: z._default(z.string().check(z.minLength(3)), 'bookings@localhost'),
});

export interface Env {
  readonly mode: 'development' | 'test' | 'production';
  readonly port: number;
  readonly host: string;
  /** Where guests reach the site, without a slash at the end; goes into links of mails and of gateways. */
  readonly publicUrl: string;
  readonly hstsSubdomains: boolean;
  readonly trustProxy: TrustedProxies | false;
  readonly dataDir: string;
  readonly releasesDir: string;
  /** Null: the releases are in `releasesDir` only. */
  readonly releasesBucket: BucketSettings | null;
  readonly releaseKeyFiles: KeyFiles;
  /** Undefined: beside the server's own folder. */
  readonly serverPartsDir: string | undefined;
  /** Whether the registry may name development servers. */
  readonly developmentRemotes: boolean;
  readonly databaseUrl: string | undefined;
  /** For migrations, imports and commands, which keep a session; the same unless a pooler stands between. */
  readonly databaseDirectUrl: string | undefined;
  /** Otherwise a database that lacks migrations is refused. */
  readonly migrateAtStart: boolean;
  readonly databasePoolSize: number;
  /** Undefined: kept in the data directory (`secret-key.ts`). */
  readonly secretKey: SecretKey | undefined;
  readonly operatorToken: string | undefined;
  readonly metricsToken: string | undefined;
  readonly changesPerMinute: number;
  readonly invoicesPerHour: number;
  readonly tablesPerHour: number;
  readonly vouchersPerMinute: number;
  readonly requestsPerSecond: number;
  readonly logLevel: string;
  readonly readAhead: boolean;
  readonly drainMs: number;
  readonly holdMinutes: number;
  readonly shortHoldMinutes: number;
  readonly heldNights: number;
  readonly cardDeclines: boolean;
  /** Null: no challenge is asked. */
  readonly challenge: ChallengeSettings | null;
  readonly paymentSimulator: boolean;
  readonly paystack: { readonly secretKey: string | undefined; readonly url: string };
  /** Whose Stripe accounts take cards. */
  readonly stripe: StripeSettings;
  /** Undefined: there are no traces. */
  readonly tracesTo: string | undefined;
  /** At most so many requests are traced in each process; 0 is no limit. */
  readonly tracesPerSecond: number;
  /** Which wallets passes are made for. */
  readonly wallet: WalletSettings;
  readonly mail: { readonly smtpUrl: string | undefined; readonly from: string };
}

const wholeNumber = (from: number, to: number): string =>
  `a whole number from ${String(from)} to ${String(to)}`;
const onOrOff = 'on or off';
const webAddress = 'an address that begins with http:// or https://';
const ofLength = (least: number): string => `${String(least)} characters or more`;

/** What each variable should be, for the person who set it. */
const forms: Readonly<Record<keyof typeof envSchema.shape, string>> = {
  NODE_ENV: 'development, test or production',
  PORT: wholeNumber(0, 65_535),
  HOST: 'an address of this machine, such as 0.0.0.0',
  PUBLIC_URL: webAddress,
  HSTS_SUBDOMAINS: onOrOff,
  ALLOW_NO_PUBLIC_URL: onOrOff,
  TRUST_PROXY:
    'off, the number of proxies in front (1), or their addresses and networks (10.0.0.0/8, loopback)',
  DATA_DIR: 'a folder',
  RELEASES_DIR: 'a folder',
  RELEASES_BUCKET: 'a bucket, such as s3://releases/hotel',
  RELEASES_BUCKET_ENDPOINT: webAddress,
  AWS_REGION: 'a region, such as eu-west-1',
  RELEASE_KEYS: 'a file',
  RELEASE_SIGNING_KEY: 'a file',
  SERVER_PARTS_DIR: 'a folder',
  DEVELOPMENT_REMOTES: onOrOff,
  DATABASE_URL: 'an address of PostgreSQL: postgres://user:password@host:5432/name',
  DATABASE_DIRECT_URL: 'an address of PostgreSQL itself: postgres://user:password@host:5432/name',
  MIGRATE_AT_START: onOrOff,
  DATABASE_POOL_SIZE: wholeNumber(1, 200),
  SECRET_KEY: ofLength(32),
  SECRET_KEY_PREVIOUS: ofLength(32),
  OPERATOR_TOKEN: ofLength(16),
  METRICS_TOKEN: ofLength(16),
  CHANGES_PER_MINUTE: wholeNumber(0, 1_000_000),
  INVOICES_PER_HOUR: wholeNumber(0, 1_000_000),
  TABLES_PER_HOUR: wholeNumber(0, 1_000_000),
  VOUCHERS_PER_MINUTE: wholeNumber(0, 1_000_000),
  REQUESTS_PER_SECOND: wholeNumber(0, 1_000_000),
  LOG_LEVEL: 'trace, debug, info, warn, error, fatal or silent',
  READ_AHEAD: onOrOff,
  DRAIN_MS: wholeNumber(0, 60_000),
  HOLD_MINUTES: wholeNumber(1, 24 * 60),
  SHORT_HOLD_MINUTES: wholeNumber(1, 24 * 60),
  HELD_NIGHTS: wholeNumber(0, 1_000_000),
  CARD_DECLINES: onOrOff,
  CHALLENGE_PROVIDER: 'turnstile',
  CHALLENGE_SITE_KEY: 'the site key of a Turnstile widget',
  CHALLENGE_SECRET_KEY: 'the secret key of the same widget',
  CHALLENGE_URL: webAddress,
  PAYMENT_SIMULATOR: onOrOff,
  PAYSTACK_SECRET_KEY: 'the secret key of the Paystack account',
  PAYSTACK_URL: webAddress,
  STRIPE_SECRET_KEY: 'a secret or restricted key of a Stripe account (sk_test_…, sk_live_…, rk_…)',
  STRIPE_PUBLISHABLE_KEY: 'a publishable key of the same Stripe account (pk_test_…, pk_live_…)',
  STRIPE_WEBHOOK_SECRETS: 'one or more signing secrets of webhooks (whsec_…), with commas',
  STRIPE_URL: webAddress,
  ALLOW_TEST_KEYS: onOrOff,
  ALLOW_LIVE_KEYS: onOrOff,
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress,
  TRACES_PER_SECOND: wholeNumber(0, 1_000_000),
  ...walletForms,
  SMTP_URL: 'an address of a mail server: smtp://user:password@host:587',
  ALLOW_NO_SMTP: onOrOff,
  MAIL_FROM: 'an e-mail address',
};
const isVariable = (name: string): name is keyof typeof forms => Object.hasOwn(forms, name);

const secrets = /KEY|TOKEN|SECRET/;
/** An address without its password; an invalid address may also have one before its last @. */
export const withoutPassword = (address: string): string =>
  address.replace(/^(\w+:\/\/)?([^:@]*):.*@/s, '$1$2:***@');

function problemOf(name: string, value: string | undefined): string {
  const is = secrets.test(name) ? 'does not fit' : `is "${withoutPassword(value ?? '')}"`;
  return isVariable(name) ? `${name} ${is}; it should be ${forms[name]}.` : `${name} ${is}.`;
}

/** The environment does not fit; the message lists every variable that is wrong. */
export class EnvError extends Error {
  override readonly name = 'EnvError';
}

/** Reads and checks the environment; an empty variable counts as absent. Throws an EnvError that names every problem. */
export function readEnv(source: Readonly<Record<string, string | undefined>> = process.env): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = envSchema.safeParse(given);
  const stripe = parsed.success ? readStripe(given, parsed.data) : null;
  const problems = parsed.success
    ? [
        ...productionProblems(parsed.data),
        ...secretKeyProblems(parsed.data),
        ...(parsed.data.DATABASE_DIRECT_URL !== undefined && parsed.data.DATABASE_URL === undefined
          ? ['DATABASE_DIRECT_URL goes around the pooler of DATABASE_URL, which is not set; set both.']
          : []),
        ...challengeProblems(parsed.data),
        ...walletProblems(parsed.data),
        ...(stripe?.problems ?? []),
      ]
    : [...new Set(parsed.error.issues.map(({ path }) => path.join('.')))].map((name) =>
        problemOf(name, given[name]),
      );
  if (!parsed.success || !stripe || problems.length > 0) throw new EnvError(problems.join('\n'));
  const variables = parsed.data;
  const dataDir = resolve(variables.DATA_DIR);
  const publicUrl = (variables.PUBLIC_URL ?? `http://localhost:${String(variables.PORT)}`).replace(
    /(?<!\/)\/+$/,
    '',
  );
  return {
    mode: variables.NODE_ENV,
    port: variables.PORT,
    host: variables.HOST,
    publicUrl,
    hstsSubdomains: variables.HSTS_SUBDOMAINS,
    trustProxy: readTrustedProxies(variables.TRUST_PROXY) ?? false,
    dataDir,
    releasesDir: resolve(variables.RELEASES_DIR ?? join(dataDir, 'releases')),
    releasesBucket:
      variables.RELEASES_BUCKET === undefined
        ? null
        : {
            address: variables.RELEASES_BUCKET,
            endpoint: variables.RELEASES_BUCKET_ENDPOINT,
            region: variables.AWS_REGION,
          },
    releaseKeyFiles: keyFilesOf(dataDir, {
      keysFile: variables.RELEASE_KEYS && resolve(variables.RELEASE_KEYS),
      signingKeyFile: variables.RELEASE_SIGNING_KEY && resolve(variables.RELEASE_SIGNING_KEY),
    }),
    serverPartsDir: variables.SERVER_PARTS_DIR && resolve(variables.SERVER_PARTS_DIR),
    developmentRemotes: variables.DEVELOPMENT_REMOTES,
    databaseUrl: variables.DATABASE_URL,
    databaseDirectUrl: variables.DATABASE_DIRECT_URL ?? variables.DATABASE_URL,
    migrateAtStart: variables.MIGRATE_AT_START ?? variables.DATABASE_URL === undefined,
    databasePoolSize: variables.DATABASE_POOL_SIZE,
    secretKey: secretKeyOf(variables),
    operatorToken: variables.OPERATOR_TOKEN,
    metricsToken: variables.METRICS_TOKEN,
    // Tests, whose clock stands still, ask for limits where they mean them.
    changesPerMinute: variables.CHANGES_PER_MINUTE ?? (variables.NODE_ENV === 'test' ? 0 : 120),
    invoicesPerHour: variables.INVOICES_PER_HOUR ?? 60,
    tablesPerHour: variables.TABLES_PER_HOUR ?? (variables.NODE_ENV === 'test' ? 0 : 10),
    vouchersPerMinute: variables.VOUCHERS_PER_MINUTE ?? 5,
    requestsPerSecond: variables.REQUESTS_PER_SECOND ?? (variables.NODE_ENV === 'test' ? 0 : 50),
    logLevel: variables.LOG_LEVEL ?? (variables.NODE_ENV === 'production' ? 'info' : 'warn'),
    readAhead: variables.READ_AHEAD,
    // Ordinary health checks ask every two to five seconds.
    drainMs: variables.DRAIN_MS ?? (variables.NODE_ENV === 'production' ? 10_000 : 500),
    holdMinutes: variables.HOLD_MINUTES,
    shortHoldMinutes:
      variables.SHORT_HOLD_MINUTES ?? (variables.NODE_ENV === 'test' ? variables.HOLD_MINUTES : 5),
    heldNights: variables.HELD_NIGHTS ?? (variables.NODE_ENV === 'test' ? 0 : 60),
    cardDeclines: variables.CARD_DECLINES,
    challenge: challengeSettings(variables, publicUrl),
    // decisions 4: in production, and over a database of one's own, the simulator must be asked for by name.
    paymentSimulator:
      variables.PAYMENT_SIMULATOR ??
      (variables.NODE_ENV !== 'production' && variables.DATABASE_URL === undefined),
    paystack: {
      secretKey: variables.PAYSTACK_SECRET_KEY,
      url: variables.PAYSTACK_URL.replace(/(?<!\/)\/+$/, ''),
    },
    stripe: stripe.settings,
    tracesTo: variables.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/(?<!\/)\/+$/, ''),
    tracesPerSecond: variables.TRACES_PER_SECOND,
    wallet: walletSettings(variables),
    mail: { smtpUrl: variables.SMTP_URL, from: variables.MAIL_FROM },
  };
}
