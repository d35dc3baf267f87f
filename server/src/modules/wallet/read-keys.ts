import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import type { WalletSettings } from '../../wallet-settings.ts';
import type { AppleKeys } from './apple-pass.ts';
import type { GoogleKeys } from './google-link.ts';

export interface WalletKeys {
  readonly apple: AppleKeys | null;
  readonly google: GoogleKeys | null;
}

const serviceAccount = z.object({ client_email: z.string(), private_key: z.string() });

/** Reads the files that the settings name; throws at the start where one is missing or is something else. */
export function readWalletKeys({ apple, google }: WalletSettings): WalletKeys {
  const text = (file: string): string => readFileSync(file, 'utf8');
  const account = google && serviceAccount.parse(JSON.parse(text(google.keyFile)));
  return {
    apple: apple && {
      certificate: text(apple.certificateFile),
      key: text(apple.keyFile),
      keyPassword: apple.keyPassword,
      wwdr: text(apple.wwdrFile),
      passType: apple.passType,
      team: apple.team,
    },
    google:
      google && account
        ? { email: account.client_email, privateKey: account.private_key, issuer: google.issuer }
        : null,
  };
}
