import { parseSetCookie } from 'cookie';
import { describe, expect, it } from 'vitest';
import {
  hasSessionCookie,
  readSessionCookie,
  removeSessionCookie,
  sessionCookies,
  writeSessionCookie,
} from './session-cookie.ts';

const sent = (cookie: string): string => cookie.split(';')[0] ?? '';

describe('the session cookie', () => {
  it('is out of reach of scripts and of other sites’ posts, on https also of other hosts and of plain http', () => {
    const common = { value: 'token', path: '/', httpOnly: true, sameSite: 'lax' };
    expect(parseSetCookie(writeSessionCookie('harbour', 'token', true))).toEqual({
      ...common,
      name: expect.stringMatching(/^__Host-session-[\w-]{10}$/),
      secure: true,
    });
    expect(parseSetCookie(writeSessionCookie('harbour', 'token', false))).toEqual({
      ...common,
      name: expect.stringMatching(/^session-[\w-]{10}$/),
    });
  });

  it('is one for each property', () => {
    const harbour = sent(writeSessionCookie('harbour', 'one', true));
    const lagoon = sent(writeSessionCookie('lagoon', 'two', true));
    const header = `theme=dark; ${harbour}; ${lagoon}`;
    expect(readSessionCookie(header, 'harbour', true)).toBe('one');
    expect(readSessionCookie(header, 'lagoon', true)).toBe('two');
    expect(readSessionCookie(header, 'fjord', true)).toBeNull();
    expect(sessionCookies(header)).toEqual(['one', 'two']);
  });

  it('set over plain http counts for nothing on https', () => {
    const planted = sent(writeSessionCookie('harbour', 'planted', false));
    expect(readSessionCookie(planted, 'harbour', true)).toBeNull();
  });

  it('is removed by an empty one that has ended', () => {
    expect(removeSessionCookie('harbour', true)).toMatch(/^__Host-session-[\w-]{10}=; Max-Age=0; Path=\/;/);
  });

  it.each([undefined, '', 'theme=dark', 'session=1', 'broken'])('is not in “%s”', (header) => {
    expect(hasSessionCookie(header)).toBe(false);
  });
});
