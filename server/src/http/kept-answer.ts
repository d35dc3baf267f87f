import { compress, negotiateEncoding } from './compression.ts';
import { RawAnswer } from './register-endpoint.ts';

/** A response that is sent more than once: its bytes are made once, and compressed once for each encoding that is asked for. */
export interface KeptAnswer {
  readonly answerTo: (acceptEncoding: string | undefined) => RawAnswer | Promise<RawAnswer>;
  /** Of the plain form. */
  readonly size: number;
}

/** Of a text, or of pieces of bytes that do not change any more. */
export function keepAnswer(answer: string | readonly Buffer[]): KeptAnswer {
  const pieces = typeof answer === 'string' ? [Buffer.from(answer)] : answer;
  const plain = new RawAnswer(pieces, { vary: 'accept-encoding' });
  const made: Partial<Record<'br' | 'gzip', Promise<RawAnswer>>> = {};
  return {
    size: pieces.reduce((sum, piece) => sum + piece.length, 0),
    answerTo(acceptEncoding) {
      const encoding = acceptEncoding === undefined ? null : negotiateEncoding(acceptEncoding);
      if (encoding === null) return plain;
      made[encoding] ??= compress(Buffer.concat(pieces), encoding).then(
        (compressed) =>
          new RawAnswer([compressed], { vary: 'accept-encoding', 'content-encoding': encoding }),
      );
      return made[encoding];
    },
  };
}
