import { compress, type Encoding, negotiateEncoding, smallEncodings } from './compression.ts';
import { ownBytes } from './own-bytes.ts';
import { EncodedResponse } from './register-endpoint.ts';

/** A response that is sent more than once: its bytes are made once, and compressed once for each encoding that is asked for. */
export interface CachedResponse {
  readonly responseFor: (acceptEncoding: string | undefined) => EncodedResponse | Promise<EncodedResponse>;
  /** Of the plain form. */
  readonly size: number;
}

/** Of a text, or of pieces of bytes that do not change any more. `among` are the encodings that it is kept in, the one wanted first. */
export function cacheResponse(
  body: string | readonly Buffer[],
  among: readonly Encoding[] = smallEncodings,
): CachedResponse {
  const pieces = typeof body === 'string' ? [ownBytes(body)] : body;
  const plain = new EncodedResponse(pieces, { vary: 'accept-encoding' });
  const made: Partial<Record<Encoding, Promise<EncodedResponse>>> = {};
  return {
    size: pieces.reduce((sum, piece) => sum + piece.length, 0),
    responseFor(acceptEncoding) {
      const encoding = acceptEncoding === undefined ? null : negotiateEncoding(acceptEncoding, among);
      if (encoding === null) return plain;
      made[encoding] ??= compress(Buffer.concat(pieces), encoding).then(
        (compressed) =>
          new EncodedResponse([ownBytes(compressed)], {
            vary: 'accept-encoding',
            'content-encoding': encoding,
          }),
      );
      return made[encoding];
    },
  };
}
