import { describe, expect, it } from 'vitest';
import { cspReports, failureOfReport } from './rules.ts';

const file = 'https://hotel.example/ClientApp/mf-checkout/1.0.0-ab/remote.js';

describe('reports of refused content', () => {
  const report = { directive: 'script-src-elem', blocked: 'https://evil.example/x.js', source: file };
  it.each([
    [
      'of older browsers',
      {
        'csp-report': {
          'effective-directive': 'script-src-elem',
          'blocked-uri': 'https://evil.example/x.js?card=1',
          'source-file': file,
        },
      },
    ],
    [
      'of newer browsers',
      [
        {
          type: 'csp-violation',
          body: { effectiveDirective: 'script-src-elem', blockedURL: report.blocked, sourceFile: file },
        },
        { type: 'deprecation', body: {} },
      ],
    ],
  ])('%s', (_name, body) => {
    expect(cspReports(body)).toEqual([report]);
  });

  it.each([[null], ['text'], [{}], [[{ type: 1 }]]])('%o is none', (body) => {
    expect(cspReports(body)).toEqual([]);
  });

  it.each([
    ['the file that asked', { directive: 'x', blocked: 'inline', source: file }, 'mf-checkout'],
    ['the file that was refused', { directive: 'x', blocked: file, source: '' }, 'mf-checkout'],
    [
      'nothing where only an inline style was refused',
      { directive: 'style-src-elem', blocked: 'inline', source: file },
      undefined,
    ],
    ['an extension of the browser', { directive: 'x', blocked: 'eval', source: 'moz-extension' }, undefined],
  ])('is attributed by %s', (_name, given, remote) => {
    expect(failureOfReport(given)?.remote).toBe(remote);
  });
});
