import { describe, expect, it } from 'vitest';
import {
  colourSchema,
  currencySchema,
  languageCodeSchema,
  stayDateSchema,
  timeOfDaySchema,
} from './primitives.ts';

const tables = [
  {
    name: 'a stay date',
    schema: stayDateSchema,
    valid: ['2026/12/01', '2028/02/29', '2000/02/29', '2026/10/25'],
    invalid: [
      '2026-12-01',
      '2026/2/1',
      '2026/02/29',
      '2100/02/29',
      '2026/13/01',
      '2026/00/10',
      '2026/04/31',
      '0000/01/01',
      '3000/01/01',
      '',
    ],
  },
  { name: 'a currency', schema: currencySchema, valid: ['GBP', 'NGN'], invalid: ['gbp', 'GB', '£', ''] },
  {
    name: 'a language',
    schema: languageCodeSchema,
    valid: ['en', 'en-GB', 'zh-Hans-CN'],
    invalid: ['', 'e', 'en_GB'],
  },
  { name: 'a colour', schema: colourSchema, valid: ['#1a2B3c'], invalid: ['#fff', '1a2b3c', 'red'] },
  {
    name: 'a time of day',
    schema: timeOfDaySchema,
    valid: ['00:00', '23:59'],
    invalid: ['24:00', '7:30', '12:60'],
  },
];

describe.each(tables)('$name', ({ schema, valid, invalid }) => {
  it.each(valid)('can be %j', (value) => {
    expect(schema.safeParse(value).success).toBe(true);
  });

  it.each(invalid)('cannot be %j', (value) => {
    expect(schema.safeParse(value).success).toBe(false);
  });
});
