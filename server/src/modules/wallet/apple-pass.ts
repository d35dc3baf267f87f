import { passIcons } from './icons.ts';
import type { PassFacts, PassField } from './pass-facts.ts';

/** PEM texts, and what Apple has written into the certificate. */
export interface AppleKeys {
  readonly certificate: string;
  readonly key: string;
  readonly keyPassword: string | undefined;
  readonly wwdr: string;
  readonly passType: string;
  readonly team: string;
}

const rgb = (colour: string): string =>
  `rgb(${[1, 3, 5].map((at) => String(Number.parseInt(colour.slice(at, at + 2), 16))).join(', ')})`;

const fieldOf = ({ key, label, value }: PassField) => ({ key, label, value });

/** A signed pass of a stay: pass.json, pictures, a manifest of their SHA-1 and its detached PKCS #7 signature. `logo` is PNG. */
export async function applePass(keys: AppleKeys, facts: PassFacts, logo: Buffer | null): Promise<Buffer> {
  const { PassType, PKPass } = await import('passkit-generator');
  const icons = await passIcons(facts.colour);
  const pass = new PKPass(
    { ...icons, ...(logo === null ? {} : { 'logo@2x.png': logo, 'logo.png': logo }) },
    {
      wwdr: keys.wwdr,
      signerCert: keys.certificate,
      signerKey: keys.key,
      ...(keys.keyPassword === undefined ? {} : { signerKeyPassphrase: keys.keyPassword }),
    },
    {
      passTypeIdentifier: keys.passType,
      teamIdentifier: keys.team,
      serialNumber: facts.serial,
      organizationName: facts.hotel,
      description: facts.title,
      backgroundColor: rgb(facts.colour),
      foregroundColor: 'rgb(255, 255, 255)',
      labelColor: 'rgb(255, 255, 255)',
    },
  );
  const style = new PassType('generic');
  style.headerFields.push({ key: 'reference', label: '', value: facts.reference });
  style.primaryFields.push({ key: 'hotel', label: '', value: facts.hotel });
  style.secondaryFields.push(fieldOf(facts.arrival), fieldOf(facts.departure));
  style.auxiliaryFields.push(fieldOf(facts.guest));
  style.backFields.push(...facts.more.map(fieldOf));
  pass.types.push(style);
  // On the screen of a locked telephone around the hour of arrival, and near the hotel.
  pass.setRelevantDate(facts.from);
  pass.setExpirationDate(facts.until);
  if (facts.place !== null) pass.setLocations(facts.place);
  pass.setBarcodes({ message: facts.reference, format: 'PKBarcodeFormatQR', messageEncoding: 'utf-8' });
  return pass.getAsBuffer();
}
