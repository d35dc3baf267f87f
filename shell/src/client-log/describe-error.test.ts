import { describe, expect, it } from 'vitest';
import { describeError, withoutTyped } from './describe-error.ts';

describe('what is told of an error', () => {
  it.each([
    [
      'Unexpected token A, "Ada Byron" is not JSON',
      ['Ada', 'Ada Byron'],
      'Unexpected token A, "•••" is not JSON',
    ],
    ['no such user ada@example.org', [], 'no such user •••'],
    ['cannot call +44 20 7946 0958 now', [], 'cannot call ••• now'],
    ['4242 4242 4242 4242', [], '•••'],
    ['GET /Book/HARBOUR/Confirmation/s3cret?x=1', [], 'GET /Book/HARBOUR/Confirmation/•••?x=1'],
    ['/PreCheckIn/HARBOUR/H7K2M/s3cret', [], '/PreCheckIn/HARBOUR/•••'],
    ['/Account/ResetPassword/X?userId=7&token=s3cret', [], '/Account/ResetPassword/X?userId=•••&token=•••'],
    ['room 12 is undefined', [], 'room 12 is undefined'],
  ])('%s', (text, typed, told) => {
    expect(withoutTyped(text, typed)).toBe(told);
  });

  it('keeps the places in our own files', () => {
    const error = new Error('broken');
    error.stack =
      'Error: ada@example.org\n    at pay (https://hotel.example/ClientApp/mf-checkout/1.0.0-00991177/a.js:1:1234567)';
    expect(describeError(error, []).stack).toBe(
      'Error: •••\n    at pay (https://hotel.example/ClientApp/mf-checkout/1.0.0-00991177/a.js:1:1234567)',
    );
  });

  it.each([
    [new TypeError('x is undefined'), { name: 'TypeError', text: 'x is undefined' }],
    ['a text', { name: 'unknown', text: 'a text' }],
    [undefined, { name: 'unknown', text: 'undefined', stack: null }],
  ])('%s', (error, told) => {
    expect(describeError(error, [])).toMatchObject(told);
  });

  it('is shortened', () => {
    expect(describeError(new Error('x'.repeat(9_000)), []).text).toHaveLength(500);
  });
});
