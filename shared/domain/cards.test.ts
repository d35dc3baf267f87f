import { describe, expect, it } from 'vitest';
import { aProperty } from '../testing/index.ts';
import { cardTypeOf, detectCardScheme, formatCardNumber, isLuhnValid, securityCodeLength } from './cards.ts';

describe('the scheme of a card', () => {
  it.each([
    ['4', 'visa'],
    ['34', 'amex'],
    ['37', 'amex'],
    ['51', 'mastercard'],
    ['55', 'mastercard'],
    ['6011', 'discover'],
    ['62', 'unionpay'],
    ['622126', 'unionpay'],
    ['9792', 'troy'],
    ['300', 'diners'],
    ['36', 'diners'],
    ['3528', 'jcb'],
    ['2221', 'mastercard'],
    ['2300', 'mastercard'],
    ['2720', 'mastercard'],
    ['644', 'discover'],
    ['65', 'discover'],
    ['81', 'unionpay'],
    ['4242 4242', 'visa'],
  ])('by the prefix %s is %s', (number, scheme) => {
    expect(detectCardScheme(number)).toBe(scheme);
  });

  it.each(['', '3', '2220', '2721', '50', '56', '643', '601', '97', 'abc'])(
    'is not known by %j',
    (number) => {
      expect(detectCardScheme(number)).toBeNull();
    },
  );

  it('leads to the property’s own card type', () => {
    expect(cardTypeOf('5555 5555 5555 4444', aProperty().creditCards)?.id).toBe('card-mastercard');
  });

  it('leads to none that the property does not take', () => {
    expect(cardTypeOf('6011', aProperty().creditCards)).toBeNull();
  });
});

describe('a card number', () => {
  it.each(['4242 4242 4242 4242', '4000-0000-0000-0002', '378282246310005', '30569309025904'])(
    'can be %s',
    (number) => {
      expect(isLuhnValid(number)).toBe(true);
    },
  );

  it.each(['4242 4242 4242 4241', '0', '', '4242 4242 4242 424x', '00000000000000000000'])(
    'cannot be %j',
    (number) => {
      expect(isLuhnValid(number)).toBe(false);
    },
  );

  it.each([
    ['4242424242424242', '4242 4242 4242 4242'],
    ['42424', '4242 4'],
    ['378282246310005', '3782 822463 10005'],
    ['30569309025904', '3056 930902 5904'],
    ['4242-4242x', '4242 4242'],
    ['', ''],
  ])('%j is written %j', (number, text) => {
    expect(formatCardNumber(number)).toBe(text);
  });

  it.each([
    ['amex', 4],
    ['visa', 3],
    [null, 3],
  ] as const)('of %s has %i digits of security code', (scheme, length) => {
    expect(securityCodeLength(scheme)).toBe(length);
  });
});
