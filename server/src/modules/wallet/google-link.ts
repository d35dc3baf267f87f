import { createSign } from 'node:crypto';
import type { PassFacts, PassField } from './pass-facts.ts';

export interface GoogleKeys {
  readonly email: string;
  /** PEM. */
  readonly privateKey: string;
  readonly issuer: string;
}

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** What Google lets an id have. */
const idOf = (issuer: string, name: string): string => `${issuer}.${name.replace(/[^\w.-]/g, '_')}`;

/** The address at which a guest saves the pass: the whole pass is in it, signed with RS256, and nothing was sent to Google before. */
export function googleLink(
  keys: GoogleKeys,
  facts: PassFacts,
  { origin, now }: { readonly origin: string; readonly now: Date },
): string {
  const text = (value: string) => ({ defaultValue: { language: facts.locale, value } });
  const module = ({ key, label, value }: PassField) => ({ id: key, header: label, body: value });
  const classId = idOf(keys.issuer, 'stay');
  const object = {
    id: idOf(keys.issuer, facts.serial),
    classId,
    state: 'ACTIVE',
    cardTitle: text(facts.hotel),
    header: text(facts.guest.value),
    subheader: text(facts.reference),
    hexBackgroundColor: facts.colour,
    barcode: { type: 'QR_CODE', value: facts.reference, alternateText: facts.reference },
    validTimeInterval: { end: { date: facts.until.toISOString() } },
    textModulesData: [facts.arrival, facts.departure, ...facts.more].map(module),
  };
  const head = part({ alg: 'RS256', typ: 'JWT' });
  const body = part({
    iss: keys.email,
    aud: 'google',
    typ: 'savetowallet',
    iat: Math.floor(now.getTime() / 1000),
    origins: [origin],
    payload: { genericClasses: [{ id: classId }], genericObjects: [object] },
  });
  const signature = createSign('RSA-SHA256').update(`${head}.${body}`).sign(keys.privateKey, 'base64url');
  return `https://pay.google.com/gp/v/save/${head}.${body}.${signature}`;
}
