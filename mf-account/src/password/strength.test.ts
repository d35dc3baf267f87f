import fc from 'fast-check';
import { isStrongPassword } from 'shared/domain';
import { describe, expect, it } from 'vitest';
import { passwordParts, passwordStrength } from './strength.ts';

describe('the strength of a password', () => {
  it.each([
    ['', 'none'],
    ['secret!', 'weak'],
    ['longenoughbutplain', 'weak'],
    ['aaaaaaaaaa!', 'fair'],
    ['sunshine.x', 'fair'],
    ['Sunshine.42', 'good'],
    ['sea of clouds', 'good'],
    ['correct horse battery', 'strong'],
    ['Sunshine.42.Quay', 'strong'],
  ])('%j is %s', (password, strength) => {
    expect(passwordStrength(password)).toBe(strength);
  });

  it('one with the guest’s own name is never more than fair', () => {
    expect(passwordStrength('ada.byron-1815-London', 'Ada.Byron@example.org')).toBe('fair');
  });

  it('product.md 5: what may not be used is weak, and nothing else is', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 40 }), (password) => {
        expect(passwordStrength(password) === 'weak').toBe(!isStrongPassword(password));
      }),
    );
  });

  it('product.md 5: both parts together are the rule', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 20 }), (password) => {
        const { isLongEnough, hasSymbol } = passwordParts(password);
        expect(isLongEnough && hasSymbol).toBe(isStrongPassword(password));
      }),
    );
  });
});
