import { generateKeyPairSync } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import forge from 'node-forge';

interface Issued {
  readonly certificate: forge.pki.Certificate;
  readonly privateKey: forge.pki.rsa.PrivateKey;
}

const nameOf = (value: string) => [{ name: 'commonName', value }];

function issue(subject: string, serial: string, by?: Issued): Issued {
  const pair = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const privateKey = forge.pki.privateKeyFromPem(pair.privateKey);
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = forge.pki.publicKeyFromPem(pair.publicKey);
  certificate.serialNumber = serial;
  certificate.validity.notBefore = new Date('2026-01-01T00:00:00Z');
  certificate.validity.notAfter = new Date('2036-01-01T00:00:00Z');
  certificate.setSubject(nameOf(subject));
  certificate.setIssuer(by ? by.certificate.subject.attributes : nameOf(subject));
  certificate.setExtensions([{ name: 'basicConstraints', cA: by === undefined }]);
  certificate.sign(by?.privateKey ?? privateKey, forge.md.sha256.create());
  return { certificate, privateKey };
}

export interface TestWalletKeys {
  /** Settings that name the files. */
  readonly env: Readonly<Record<string, string>>;
  /** What signatures are checked with: of the pass, and of the link. */
  readonly passKey: string;
  readonly linkKey: string;
}

/** Keys of both wallets, written into a folder as an operator would have them. */
export async function makeWalletKeys(folder: string): Promise<TestWalletKeys> {
  const authority = issue('Authority of the tests', '01');
  const signer = issue('pass.example.stay', '02', authority);
  const google = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const write = async (name: string, text: string): Promise<string> => {
    const file = join(folder, name);
    await writeFile(file, text);
    return file;
  };
  return {
    env: {
      APPLE_WALLET_CERTIFICATE: await write(
        'certificate.pem',
        forge.pki.certificateToPem(signer.certificate),
      ),
      APPLE_WALLET_KEY: await write(
        'key.pem',
        forge.pki.encryptRsaPrivateKey(signer.privateKey, 'a password', { algorithm: 'aes256' }),
      ),
      APPLE_WALLET_KEY_PASSWORD: 'a password',
      APPLE_WALLET_WWDR: await write('wwdr.pem', forge.pki.certificateToPem(authority.certificate)),
      APPLE_WALLET_PASS_TYPE: 'pass.example.stay',
      APPLE_WALLET_TEAM: 'ABCDE12345',
      GOOGLE_WALLET_KEY: await write(
        'google.json',
        JSON.stringify({
          client_email: 'passes@example.iam.gserviceaccount.com',
          private_key: google.privateKey,
        }),
      ),
      GOOGLE_WALLET_ISSUER: '3388000000012345678',
    },
    passKey: forge.pki.publicKeyToPem(signer.certificate.publicKey),
    linkKey: google.publicKey,
  };
}
