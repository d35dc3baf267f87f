import { expect, it } from 'vitest';
import { mailLink, phoneLink } from './rules.ts';

it('names the reservation in the mail', () =>
  expect(mailLink('hello@hotel.example', 'Pre check-in A&B')).toBe(
    'mailto:hello@hotel.example?subject=Pre%20check-in%20A%26B',
  ));

it('dials what is written', () => expect(phoneLink('+44 (0)20 7946 0000')).toBe('tel:+4402079460000'));
