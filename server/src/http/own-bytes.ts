/**
 * Bytes in memory of their own, for those that are kept: Node cuts small buffers from pieces of 64 KiB, zlib hands out parts of 16 KiB, and what
 * is kept of such a piece keeps all of it.
 */
export function ownBytes(source: string | Uint8Array): Buffer {
  if (typeof source === 'string') {
    const own = Buffer.allocUnsafeSlow(Buffer.byteLength(source));
    own.write(source);
    return own;
  }
  const own = Buffer.allocUnsafeSlow(source.length);
  own.set(source);
  return own;
}
