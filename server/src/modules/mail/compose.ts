import { relativeLuminance } from 'shared/domain';
import { asStored } from '../../language/index.ts';
import { findProperty, propertyInGuestTexts, type StoredProperty } from '../property/index.ts';
import type { ComposeDeps, Composer, Composers } from './composer.ts';
import type { MailKind } from './kinds.ts';
import { htmlBody, textBody } from './letter-bodies.ts';
import type { Message } from './mailer.ts';
import type { OutboxRow } from './outbox-repository.ts';

/** As the pages have it (product.md 9); their own door brings components, which the commands on the machine cannot load. */
const textOn = (colour: string): string => (relativeLuminance(colour) > 0.5 ? '#111111' : '#ffffff');

const isMailKind = (composers: Composers, kind: string): kind is MailKind => Object.hasOwn(composers, kind);

function draftOf(deps: ComposeDeps, property: StoredProperty, compose: Composer<never>, row: OutboxRow) {
  // Written by `insertMail`, which takes the payload of the kind only.
  return compose(deps, property, row.payload as never);
}

/** The mail of an outbox row, from the present data; null when it has no recipient. */
export async function composeMail(
  deps: ComposeDeps,
  composers: Composers,
  row: OutboxRow,
): Promise<Message | null> {
  // Perhaps a newer server beside this one knows it: the mail stays in the outbox.
  if (!isMailKind(composers, row.kind)) throw new Error(`There is no mail of the kind “${row.kind}”`);
  const stored = await asStored(() => findProperty(deps.db, row.property_id));
  const property = stored && propertyInGuestTexts(stored);
  const draft = property && (await draftOf(deps, property, composers[row.kind], row));
  // Each is one address, whatever signs it has: as text it could be read as several.
  const to = [draft?.to ?? []].flat().flatMap((address) => (address === '' ? [] : { name: '', address }));
  const [first, ...others] = to;
  if (!draft || !first) return null;
  const { letter, bcc, attachments = [], unsubscribeUrl } = draft;
  const { primary } = property.content.theme;
  return {
    id: row.outbox_id,
    to: others.length === 0 ? first : to,
    ...(bcc === undefined ? {} : { bcc: { name: '', address: bcc } }),
    replyTo: property.content.email,
    subject: letter.subject,
    text: textBody(letter),
    html: htmlBody(letter, { brand: primary, onBrand: textOn(primary) }),
    attachments,
    ...(unsubscribeUrl === undefined ? {} : { unsubscribeUrl }),
  };
}
