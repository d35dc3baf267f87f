/** The fields of a protobuf message by their numbers: bytes where the message says how long they are, otherwise numbers. */
export type Fields = ReadonlyMap<number, readonly (Buffer | bigint)[]>;

/** Throws a RangeError when the bytes end within a field, and an Error at a kind of field that protobuf no longer has. */
export function fieldsOf(bytes: Buffer): Fields {
  const fields = new Map<number, (Buffer | bigint)[]>();
  let at = 0;
  const varint = (): bigint => {
    let value = 0n;
    for (let shift = 0n; ; shift += 7n) {
      const byte = bytes.readUInt8(at);
      at += 1;
      value |= BigInt(byte & 0x7f) << shift;
      if (byte < 0x80) return value;
    }
  };
  const take = (length: number): Buffer => {
    if (at + length > bytes.length) throw new RangeError('The message ends within a field');
    at += length;
    return bytes.subarray(at - length, at);
  };
  while (at < bytes.length) {
    const tag = Number(varint());
    const kind = tag & 7;
    let value: Buffer | bigint;
    if (kind === 0) value = varint();
    else if (kind === 1) value = take(8).readBigUInt64LE();
    else if (kind === 2) value = take(Number(varint()));
    else if (kind === 5) value = BigInt(take(4).readUInt32LE());
    else throw new Error(`No field has the kind ${String(kind)}`);
    const number = tag >> 3;
    fields.set(number, [...(fields.get(number) ?? []), value]);
  }
  return fields;
}

/** The messages in a field that may be repeated. */
export const messagesIn = (fields: Fields, number: number): readonly Fields[] =>
  (fields.get(number) ?? []).filter((value) => Buffer.isBuffer(value)).map(fieldsOf);

/** The text of a field, '' when it is not sent. */
export const textIn = (fields: Fields, number: number): string => {
  const value = fields.get(number)?.at(-1);
  return Buffer.isBuffer(value) ? value.toString() : '';
};
