import { resolve } from 'node:path';
import * as z from 'zod/mini';

const file = z.optional(z.string().check(z.minLength(1)));

/** The files hold the keys; the environment only names them. */
export const walletVariables = {
  /** Signs passes of Apple Wallet: a certificate of a pass type, its key, and Apple's certificate above it, all PEM. */
  APPLE_WALLET_CERTIFICATE: file,
  APPLE_WALLET_KEY: file,
  APPLE_WALLET_KEY_PASSWORD: z.optional(z.string().check(z.minLength(1))),
  APPLE_WALLET_WWDR: file,
  APPLE_WALLET_PASS_TYPE: z.optional(z.string().check(z.regex(/^pass\.[\w.-]+$/))),
  APPLE_WALLET_TEAM: z.optional(z.string().check(z.regex(/^[A-Z0-9]{10}$/))),
  /** The key of a service account of Google, as JSON, and the issuer that it may write passes for. */
  GOOGLE_WALLET_KEY: file,
  GOOGLE_WALLET_ISSUER: z.optional(z.string().check(z.regex(/^\d{5,30}$/))),
} as const;

export const walletForms = {
  APPLE_WALLET_CERTIFICATE: 'a file',
  APPLE_WALLET_KEY: 'a file',
  APPLE_WALLET_KEY_PASSWORD: 'the password of the key',
  APPLE_WALLET_WWDR: 'a file',
  APPLE_WALLET_PASS_TYPE: 'a pass type, such as pass.com.example.stay',
  APPLE_WALLET_TEAM: 'a team of ten capital letters and digits',
  GOOGLE_WALLET_KEY: 'a file',
  GOOGLE_WALLET_ISSUER: 'the number of an issuer',
} as const satisfies Readonly<Record<keyof typeof walletVariables, string>>;

type Variables = { readonly [Name in keyof typeof walletVariables]?: string | undefined };

export interface AppleWalletSettings {
  readonly certificateFile: string;
  readonly keyFile: string;
  readonly keyPassword: string | undefined;
  readonly wwdrFile: string;
  readonly passType: string;
  readonly team: string;
}

export interface GoogleWalletSettings {
  readonly keyFile: string;
  readonly issuer: string;
}

/** Null: no pass of that wallet is offered. */
export interface WalletSettings {
  readonly apple: AppleWalletSettings | null;
  readonly google: GoogleWalletSettings | null;
}

const groups = [
  [
    'APPLE_WALLET_CERTIFICATE',
    'APPLE_WALLET_KEY',
    'APPLE_WALLET_WWDR',
    'APPLE_WALLET_PASS_TYPE',
    'APPLE_WALLET_TEAM',
  ],
  ['GOOGLE_WALLET_KEY', 'GOOGLE_WALLET_ISSUER'],
] as const;

/** Of each wallet all settings are there, or none. */
export const walletProblems = (variables: Variables): string[] =>
  groups.flatMap((group) => {
    const missing = group.filter((name) => variables[name] === undefined);
    return missing.length === 0 || missing.length === group.length
      ? []
      : [`${missing.join(' and ')} is not set; passes of this wallet need ${group.join(', ')}.`];
  });

export function walletSettings(variables: Variables): WalletSettings {
  const {
    APPLE_WALLET_CERTIFICATE: certificate,
    APPLE_WALLET_KEY: key,
    APPLE_WALLET_KEY_PASSWORD: keyPassword,
    APPLE_WALLET_WWDR: wwdr,
    APPLE_WALLET_PASS_TYPE: passType,
    APPLE_WALLET_TEAM: team,
    GOOGLE_WALLET_KEY: googleKey,
    GOOGLE_WALLET_ISSUER: issuer,
  } = variables;
  const hasApple = certificate && key && wwdr && passType && team;
  return {
    apple: hasApple
      ? {
          certificateFile: resolve(certificate),
          keyFile: resolve(key),
          keyPassword,
          wwdrFile: resolve(wwdr),
          passType,
          team,
        }
      : null,
    google: googleKey && issuer ? { keyFile: resolve(googleKey), issuer } : null,
  };
}
