import { describe, expect, it } from 'vitest';
import { readVatId } from './vat-id.ts';

describe('a VAT id', () => {
  it.each([
    ['of Spain', 'ESB12345674', 'ESB12345674'],
    ['with spaces, dots and dashes', ' es-b.1234 5674 ', 'ESB12345674'],
    ['of a person in Spain', 'ES12345678Z', 'ES12345678Z'],
    ['of Austria', 'ATU12345678', 'ATU12345678'],
    ['of the United Kingdom', 'GB 123 4567 89', 'GB123456789'],
    ['of Switzerland', 'CHE-123.456.789 MWST', 'CHE123456789MWST'],
    ['of a country without a form here', 'AR30712345678', 'AR30712345678'],
  ])('%s is read', (_of, text, vatId) => {
    expect(readVatId(text)).toEqual({ kind: 'valid', vatId });
  });

  it.each([
    ['without its country', 'B12345674', { kind: 'no-country', example: 'ESB12345674' }],
    ['of nothing', '', { kind: 'no-country', example: 'ESB12345674' }],
    ['with a digit too many', 'DE1234567890', { kind: 'other-form', country: 'DE', example: 'DE123456789' }],
    ['a digit short', 'ESB1234567', { kind: 'other-form', country: 'ES', example: 'ESB12345674' }],
    [
      'of another country’s form',
      'DKB12345674',
      { kind: 'other-form', country: 'DK', example: 'DK12345678' },
    ],
  ])('%s is named with one that is right', (_what, text, read) => {
    expect(readVatId(text)).toEqual(read);
  });
});
