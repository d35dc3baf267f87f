import { describe, expect, it } from 'vitest';
import { aBookConfig, aBooker } from '../../testing/index.ts';
import { addressProblems, isLeadGuestValid, leadGuestProblems, personalDetailsProblems } from './guests.ts';

const ada = { firstName: 'Ada', lastName: 'Byron' };

describe('a lead guest', () => {
  it.each([
    ['with both names is valid', { leadGuest: ada, roomConfiguration: null }, false, true],
    [
      'without a first name is not',
      { leadGuest: { ...ada, firstName: ' ' }, roomConfiguration: null },
      false,
      false,
    ],
    [
      'without a last name is not',
      { leadGuest: { ...ada, lastName: '' }, roomConfiguration: null },
      false,
      false,
    ],
    ['has to choose a configuration when asked', { leadGuest: ada, roomConfiguration: null }, true, false],
    ['is valid with a configuration', { leadGuest: ada, roomConfiguration: 'twin' }, true, true],
  ])('%s', (_, room, asked, valid) => {
    expect(isLeadGuestValid(room, asked)).toBe(valid);
  });
});

it.each([
  ['one name where the last is not required', { firstName: 'Suharto', lastName: '' }, false, false, []],
  ['one name where neither is', { firstName: '', lastName: 'Suharto' }, false, false, []],
  ['no name where neither is', { firstName: '', lastName: ' ' }, false, false, ['firstName']],
  ['no last name where it is', { firstName: 'Suharto', lastName: '' }, false, true, ['lastName']],
  ['no name where the last is', { firstName: '', lastName: '' }, false, true, ['lastName']],
] as const)('a lead guest with %s', (_, leadGuest, firstNameRequired, lastNameRequired, fields) => {
  const flags = { firstNameRequired, lastNameRequired };
  const problems = leadGuestProblems({ leadGuest, roomConfiguration: null }, false, flags);
  expect(problems.map(({ field }) => field)).toEqual(fields);
});

const optional = aBookConfig({
  firstNameRequired: false,
  lastNameRequired: false,
  emailRequired: false,
  phoneRequired: false,
  countryRequired: false,
  streetRequired: false,
  postCodeRequired: false,
});
const noDetails = { firstName: '', lastName: '', emailAddress: '', telephoneNumber: '' };
const noAddress = { street: ' ', country: null, postCode: '' };

describe('a booker', () => {
  it('with everything right has no problem', () => {
    expect(personalDetailsProblems(aBooker(), aBookConfig())).toEqual([]);
  });

  it('has to give what the hotel requires', () => {
    expect(personalDetailsProblems(aBooker(noDetails), aBookConfig()).map(({ field }) => field)).toEqual([
      'firstName',
      'lastName',
      'emailAddress',
      'telephoneNumber',
    ]);
  });

  it('may leave out what the hotel does not require', () => {
    expect(personalDetailsProblems(aBooker(noDetails), optional)).toEqual([]);
  });

  it.each([
    ['e-mail', { emailAddress: 'ada' }, 'validation.email'],
    ['phone number', { telephoneNumber: '020 7946' }, 'validation.phone'],
  ])('has to give a right %s even where none is required', (_, wrong, message) => {
    expect(personalDetailsProblems(aBooker(wrong), optional).map((problem) => problem.message)).toEqual([
      message,
    ]);
  });

  it('has to give the address that the hotel requires', () => {
    expect(addressProblems(aBooker(noAddress), aBookConfig(), undefined).map(({ field }) => field)).toEqual([
      'street',
      'country',
      'postCode',
    ]);
  });

  it('may leave out the address where it is not required', () => {
    expect(addressProblems(aBooker(noAddress), optional, undefined)).toEqual([]);
  });

  const british = {
    pattern: '[A-Z]{2}\\d[A-Z]\\d[A-Z]{2}',
    example: 'EC1Y 8SY',
    name: 'postal',
    isBeforeStreet: false,
  } as const;
  it.each([
    ['is asked for by a hotel that requires it', '', aBookConfig(), british, ['postCode']],
    ['has the form of its country', '1051', aBookConfig(), british, ['postCode']],
    ['is right in any writing of that form', 'sw1y-4lb', aBookConfig(), british, []],
    ['is not asked for in a country that has none', '', aBookConfig(), null, []],
    ['may be any where nothing is known of the country', '1051', aBookConfig(), undefined, []],
    ['is not asked for where it is not required', '', optional, british, []],
  ])('has a post code that %s', (_, postCode, flags, form, fields) => {
    expect(addressProblems(aBooker({ postCode }), flags, form).map(({ field }) => field)).toEqual(fields);
  });
});
