import { describe, expect, it } from 'vitest';
import { failureOfMessage, releaseOfAddress } from './rules.ts';

describe('what the log of browsers says of remotes', () => {
  it.each([
    [
      'a load that failed',
      { remote: 'mf-checkout', version: '1.0.0-ab', reason: 'entry', recovery: 'retry' },
      { remote: 'mf-checkout', version: '1.0.0-ab', reason: 'entry' },
    ],
    [
      'an error that nothing caught',
      { remote: 'mf-search', version: '1', text: 'x is undefined' },
      { remote: 'mf-search', version: '1', reason: 'error' },
    ],
    [
      'a remote that is in no registry',
      { remote: 'mf-group', version: null, reason: 'not-registered' },
      { remote: 'mf-group', version: 'none', reason: 'not-registered' },
    ],
    ['an error of no remote', { remote: null, version: null, text: 'x' }, null],
    ['a name that is none', { remote: '<b>', version: '1' }, null],
    ['a version that is none', { remote: 'mf-search', version: 'a b' }, null],
  ])('%s', (_name, message, failure) => {
    expect(failureOfMessage(JSON.stringify(message))).toEqual(failure);
  });

  it.each(['plain text', '{broken', '[]', 'null'])('%s tells of none', (message) => {
    expect(failureOfMessage(message)).toBeNull();
  });
});

describe('whose file an address is', () => {
  it.each([
    [
      'https://hotel.example/ClientApp/mf-search/1.0.0-ab/remote.js',
      { remote: 'mf-search', version: '1.0.0-ab' },
    ],
    ['/ClientApp/shell/2/main.js', { remote: 'shell', version: '2' }],
    ['https://hotel.example/ClientApp/media/x.jpg', null],
    ['inline', null],
  ])('%s', (address, release) => {
    expect(releaseOfAddress(address)).toEqual(release);
  });
});
