import { aBooker } from 'shared/testing';
import { expect, it } from 'vitest';
import { bookerOfWallet } from './rules.ts';

const countries = [{ id: 'DK', code: 'DK', name: 'Denmark' }];
const nothing = { name: '', email: '', phone: '', street: '', postCode: '', countryCode: '' };
const empty = aBooker({
  firstName: '',
  lastName: '',
  emailAddress: '',
  telephoneNumber: '',
  street: '',
  postCode: '',
  country: null,
});

it.each([
  ['a name of three words', { name: ' Anna Marie  Holm ' }, { firstName: 'Anna Marie', lastName: 'Holm' }],
  ['a single name', { name: 'Anna' }, { firstName: 'Anna', lastName: '' }],
  ['an address for mail', { email: 'anna@example.org' }, { emailAddress: 'anna@example.org' }],
  ['a telephone number', { phone: '+45 33 12 34 56' }, { telephoneNumber: '+4533123456' }],
  ['a street', { street: 'Kongens Nytorv 1' }, { street: 'Kongens Nytorv 1' }],
  ['a country of the list', { countryCode: 'dk' }, { country: { id: 'DK' } }],
])('%s of a wallet fills the form', (_, said, filled) => {
  expect(bookerOfWallet({ ...nothing, ...said }, empty, countries)).toMatchObject(filled);
});

it('what a wallet does not say stays as it was typed', () => {
  const typed = aBooker({ firstName: 'Ada', lastName: 'Byron', country: { id: 'GB' } });
  expect({ ...typed, ...bookerOfWallet({ ...nothing, countryCode: 'XX' }, typed, countries) }).toEqual(typed);
  expect({ ...typed, ...bookerOfWallet({ ...nothing, name: 'Ada' }, typed, countries) }).toEqual(typed);
});
