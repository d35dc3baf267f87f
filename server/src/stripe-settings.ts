import * as z from 'zod/mini';

export const stripeSecretKey = z.string().check(z.regex(/^(sk|rk)_(test|live)_\w+$/));
export const stripePublishableKey = z.string().check(z.regex(/^pk_(test|live)_\w+$/));
export const stripeWebhookSecrets = z.string().check(z.regex(/^\s*whsec_\w+\s*(,\s*whsec_\w+\s*)*$/));

export const stripeUrl = 'https://api.stripe.com';

/** The keys of one Stripe account. */
export interface StripeKeys {
  /** The setting's ending (`settingOfProperty`) where it is the account of one property; null: of every other. */
  readonly property: string | null;
  readonly secretKey: string;
  readonly publishableKey: string;
  readonly webhookSecrets: readonly string[];
}

export interface StripeSettings {
  /** Empty: Stripe takes no cards here. */
  readonly accounts: readonly StripeKeys[];
  readonly url: string;
}

interface Variables {
  readonly NODE_ENV: string;
  readonly STRIPE_URL: string;
  readonly ALLOW_TEST_KEYS: boolean;
  readonly ALLOW_LIVE_KEYS: boolean;
}

/** How a property's code stands at the end of a setting: HARBOUR-2 as HARBOUR_2. */
export const settingOfProperty = (code: string): string => code.toUpperCase().replace(/[^A-Z0-9]/g, '_');

const parts = {
  STRIPE_SECRET_KEY: { schema: stripeSecretKey, form: 'a secret or restricted key of a Stripe account' },
  STRIPE_PUBLISHABLE_KEY: { schema: stripePublishableKey, form: 'a publishable key of a Stripe account' },
  STRIPE_WEBHOOK_SECRETS: { schema: stripeWebhookSecrets, form: 'signing secrets of webhooks, with commas' },
} as const;
type Part = keyof typeof parts;

const isPart = (name: string): name is Part => Object.hasOwn(parts, name);

const isLive = (key: string): boolean => key.includes('_live_');
const modeOf = (key: string): string => (isLive(key) ? 'live' : 'test');

type Given = Partial<Record<Part, string>>;

/** What is wrong with the keys of one account; `ending` is empty or a property's. */
function problemsOf(given: Given, ending: string, variables: Variables): string[] {
  const problem = (applies: boolean, text: string) => (applies ? [text] : []);
  const { STRIPE_SECRET_KEY: secret, STRIPE_PUBLISHABLE_KEY: publishable } = given;
  const isProduction = variables.NODE_ENV === 'production';
  const missing = Object.keys(parts).filter((name) => isPart(name) && given[name] === undefined);
  const isSecretNeeded = isProduction || missing.some((name) => name !== 'STRIPE_WEBHOOK_SECRETS');
  const keys = [secret, publishable].filter((key) => key !== undefined);
  return [
    ...problem(
      missing.length > 0 && isSecretNeeded,
      `${missing.map((name) => name + ending).join(' and ')} is not set; an account of Stripe needs STRIPE_SECRET_KEY${ending}, ` +
        `STRIPE_PUBLISHABLE_KEY${ending} and, in production, STRIPE_WEBHOOK_SECRETS${ending}.`,
    ),
    ...problem(
      secret !== undefined && publishable !== undefined && isLive(secret) !== isLive(publishable),
      `STRIPE_SECRET_KEY${ending} is a ${modeOf(secret ?? '')} key, but STRIPE_PUBLISHABLE_KEY${ending} is a ${modeOf(publishable ?? '')} key; ` +
        'take both from the same mode of one account.',
    ),
    ...problem(
      isProduction && !variables.ALLOW_TEST_KEYS && keys.some((key) => !isLive(key)),
      `STRIPE_SECRET_KEY${ending} or STRIPE_PUBLISHABLE_KEY${ending} is a test key, with which no money moves; production needs live keys. ` +
        'ALLOW_TEST_KEYS=true starts with test keys.',
    ),
    ...problem(
      !isProduction && !variables.ALLOW_LIVE_KEYS && keys.some(isLive),
      `STRIPE_SECRET_KEY${ending} or STRIPE_PUBLISHABLE_KEY${ending} is a live key, with which money moves; outside of production take test keys. ` +
        'ALLOW_LIVE_KEYS=true starts with live keys.',
    ),
  ];
}

/** The settings of Stripe, for all properties and for single ones, and every problem with them. */
export function readStripe(
  source: Readonly<Record<string, string | undefined>>,
  variables: Variables,
): { readonly settings: StripeSettings; readonly problems: readonly string[] } {
  const byEnding = new Map<string, Given>();
  const unfit: string[] = [];
  for (const [name, value] of Object.entries(source)) {
    const [, part = '', ending = ''] =
      /^(STRIPE_(?:SECRET_KEY|PUBLISHABLE_KEY|WEBHOOK_SECRETS))(_[A-Z0-9_]+)?$/.exec(name) ?? [];
    if (!isPart(part) || value === undefined) continue;
    if (!parts[part].schema.safeParse(value).success) {
      unfit.push(`${name} does not fit; it should be ${parts[part].form}.`);
    }
    byEnding.set(ending, { ...byEnding.get(ending), [part]: value });
  }
  const problems = [...byEnding].flatMap(([ending, given]) => problemsOf(given, ending, variables));
  const accounts = [...byEnding].map(([ending, given]) => ({
    property: ending === '' ? null : ending.slice(1),
    secretKey: given.STRIPE_SECRET_KEY ?? '',
    publishableKey: given.STRIPE_PUBLISHABLE_KEY ?? '',
    webhookSecrets: (given.STRIPE_WEBHOOK_SECRETS ?? '')
      .split(',')
      .map((secret) => secret.trim())
      .filter((secret) => secret !== ''),
  }));
  return {
    settings: { accounts, url: variables.STRIPE_URL.replace(/(?<!\/)\/+$/, '') },
    problems: [...unfit, ...problems],
  };
}
