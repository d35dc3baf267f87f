import { aRelease, openedWith } from 'shared/testing';
import { describe, expect, it } from 'vitest';
import { privacyPage, stayPage } from './stay-page.ts';

const release = aRelease('/Book/:propertyCode/Stay/:confirmationToken?');
const other = aRelease('/Book/:propertyCode/Spa');
const address = '/Book/HARBOUR/Stay/secret';

describe('the page on which guests manage a booking', () => {
  it.each([
    ['is there where a remote declares it', { remotes: { 'mf-stay': release }, pins: {} }, address],
    ['is not once its remote is withdrawn', { remotes: { 'mf-spa': other }, pins: {} }, null],
    [
      'is not at a hotel without its remote',
      { remotes: { 'mf-stay': release }, pins: {}, absent: { harbour: ['mf-stay' as const] } },
      null,
    ],
    [
      'is at a hotel with a release of its own',
      { remotes: {}, pins: { HARBOUR: { 'mf-stay': release } } },
      address,
    ],
    [
      'is not by the release of another hotel',
      { remotes: {}, pins: { COAST: { 'mf-stay': release } } },
      null,
    ],
  ])('%s', (_, registry, expected) => {
    const close = openedWith(registry);
    expect(stayPage('HARBOUR', 'secret')).toBe(expected);
    close();
  });

  it('is taken to be there where the document does not say', () => {
    expect(stayPage('HARBOUR', 'secret')).toBe(address);
  });
});

describe('the page of a person’s own data', () => {
  it.each([
    ['/Book/:propertyCode/Privacy', '/Book/HARBOUR/Privacy'],
    ['/Book/:propertyCode/Stay/:confirmationToken?', null],
  ] as const)('where %s is declared: %s', (pattern, expected) => {
    const close = openedWith({ remotes: { 'mf-privacy': aRelease(pattern) }, pins: {} });
    expect(privacyPage('HARBOUR')).toBe(expected);
    close();
  });
});
