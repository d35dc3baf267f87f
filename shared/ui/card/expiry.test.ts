import { describe, expect, it } from 'vitest';
import { expiryText, formatExpiry, readExpiry, withOneExpiry } from './expiry.ts';

/** What the field holds after each key. */
const typed = (keys: string): string =>
  Array.from(keys).reduce((held, key) => formatExpiry(held + key, held), '');

describe('the expiry of a card as one field', () => {
  it.each([
    ['1228', '12 / 28'],
    ['12/28', '12 / 28'],
    ['12 / 2028', '12 / 28'],
    ['328', '03 / 28'],
    ['3/28', '03 / 28'],
    ['1/28', '01 / 28'],
    ['0928', '09 / 28'],
    ['1328', '13 / 28'],
    ['13 28', '13 / 28'],
    ['13/28', '13 / 28'],
    ['228', '02 / 28'],
    ['٠٩٢٨', '09 / 28'],
    ['０９／２８', '09 / 28'],
    ['12289', '12 / 28'],
  ])('typed as %j reads %j', (keys, text) => {
    expect(typed(keys)).toBe(text);
  });

  it.each([
    ['12/28', '12 / 28'],
    ['12/2028', '12 / 28'],
    ['122028', '12 / 28'],
    ['1228', '12 / 28'],
    ['2028-12', '12 / 28'],
    ['١٢/٢٠٢٨', '12 / 28'],
    ['', ''],
  ])('filled in as %j reads %j', (filled, text) => {
    expect(formatExpiry(filled)).toBe(text);
  });

  it('can be deleted key by key', () => {
    let held = '12 / 28';
    for (let keys = 0; keys < 7; keys += 1) held = formatExpiry(held.slice(0, -1), held);
    expect(held).toBe('');
  });

  it.each([
    ['12 / 28', 12, 2028],
    ['12 / 2', 0, 0],
    ['00 / 28', 0, 0],
    ['13 / 28', 0, 0],
    ['', 0, 0],
  ])('%j is month %i of year %i', (text, expiryMonth, expiryYear) => {
    expect(readExpiry(text)).toEqual({ expiryMonth, expiryYear });
  });
});

it('of a card that is known is shown as it is printed', () => {
  expect(expiryText({ expiryMonth: 3, expiryYear: 2028 })).toBe('03 / 28');
  expect(expiryText({ expiryMonth: 0, expiryYear: 0 })).toBe('');
});

it.each([
  ['nothing is there', ['validation.card-month', 'validation.card-year'], 'card.expiry.missing'],
  ['the card has expired', ['validation.card-expired'], 'validation.card-expired'],
])('has one problem at its one field where %s', (_, messages, message) => {
  const problems = messages.map((each, index) => ({
    field: index === 0 && messages.length > 1 ? 'expiryMonth' : 'expiryYear',
    message: each,
  }));
  const code = { field: 'cvvNumber', message: 'validation.card-cvv' };
  expect(withOneExpiry([...problems, code])).toEqual([{ field: 'expiry', message }, code]);
});
