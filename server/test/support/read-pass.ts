import { createHash, createVerify } from 'node:crypto';
import forge from 'node-forge';

/** The files of an archive that stores them as they are, by their names. */
export function unpackStored(archive: Buffer): ReadonlyMap<string, Buffer> {
  const files = new Map<string, Buffer>();
  let at = 0;
  while (archive.readUInt32LE(at) === 0x04034b50) {
    if (archive.readUInt16LE(at + 8) !== 0) throw new Error('A file of the archive is compressed');
    const size = archive.readUInt32LE(at + 18);
    const nameLength = archive.readUInt16LE(at + 26);
    const start = at + 30 + nameLength + archive.readUInt16LE(at + 28);
    files.set(archive.toString('utf8', at + 30, at + 30 + nameLength), archive.subarray(start, start + size));
    at = start + size;
  }
  return files;
}

const partsOf = ({ value }: forge.asn1.Asn1): readonly forge.asn1.Asn1[] =>
  typeof value === 'string' ? [] : value;

function partAt(node: forge.asn1.Asn1, ...path: readonly number[]): forge.asn1.Asn1 {
  return path.reduce((from, index) => {
    const part = partsOf(from)[index];
    if (!part) throw new Error('The signature has another form');
    return part;
  }, node);
}
const bytesOf = ({ value }: forge.asn1.Asn1): Buffer =>
  Buffer.from(typeof value === 'string' ? value : '', 'binary');

/**
 * Whether a detached PKCS #7 signature is of this content, by this key: the digest among its signed attributes is that of the content, and
 * the signature is of the attributes.
 */
export function isSignedBy(signature: Buffer, content: Buffer, publicKey: string): boolean {
  const message = forge.asn1.fromDer(forge.util.createBuffer(signature.toString('binary')));
  const signedData = partAt(message, 1, 0);
  const signer = partAt(partsOf(signedData).at(-1) ?? signedData, 0);
  const digestName = forge.asn1.derToOid(partAt(signer, 2, 0).value as string);
  const algorithm = digestName === '2.16.840.1.101.3.4.2.1' ? 'sha256' : 'sha1';
  const attributes = partAt(signer, 3);
  const digests = partsOf(attributes).filter(
    (attribute) => forge.asn1.derToOid(partAt(attribute, 0).value as string) === '1.2.840.113549.1.9.4',
  );
  const [digest] = digests.map((attribute) => bytesOf(partAt(attribute, 1, 0)));
  const { SET } = forge.asn1.Type;
  const signed = forge.asn1.create(forge.asn1.Class.UNIVERSAL, SET, true, [...partsOf(attributes)]);
  const isDigest = digest?.equals(createHash(algorithm).update(content).digest()) === true;
  return (
    isDigest &&
    createVerify(`RSA-${algorithm.toUpperCase()}`)
      .update(Buffer.from(forge.asn1.toDer(signed).getBytes(), 'binary'))
      .verify(publicKey, bytesOf(partAt(signer, 5)))
  );
}
