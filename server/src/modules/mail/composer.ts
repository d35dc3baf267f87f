import type { AppDeps } from '../../deps.ts';
import type { StoredProperty } from '../property/index.ts';
import type { MailKind, MailPayloads } from './kinds.ts';
import type { Letter } from './letter.ts';
import type { Message } from './mailer.ts';

export type ComposeDeps = Pick<AppDeps, 'db' | 'env' | 'secretKey'>;

/** A mail before it has its layout. */
export interface Draft {
  readonly to: string | readonly string[];
  /** A copy for the hotel, where it has something to do. */
  readonly bcc?: string;
  readonly letter: Letter;
  readonly unsubscribeUrl?: string;
  readonly attachments?: Message['attachments'];
}

/** Writes one kind of mail from its payload; null when there is nothing to say (any longer), or no recipient. */
export type Composer<Payload> = (
  deps: ComposeDeps,
  property: StoredProperty,
  payload: Payload,
) => Promise<Draft | null>;

/** Every kind of mail and who writes it: the module that it is about. */
export type Composers = { readonly [Kind in MailKind]: Composer<MailPayloads[Kind]> };
