import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { expiredChallengePage, challengePage, challengePolicy } from './challenge-page.ts';

const page = challengePage({
  propertyName: 'Fish & <b>Chips</b>',
  amountMinor: 109_797,
  currency: 'GBP',
  reference: 'BCDF2345-1',
});

describe('the simulator’s challenge page', () => {
  it('shows whom, what for and how much, and offers both answers', () => {
    expect(page).toContain('Fish &amp; &lt;b&gt;Chips&lt;/b&gt;');
    expect(page).toContain('BCDF2345-1');
    expect(page).toContain('£1,097.97');
    expect(page).toContain('name="Decision" value="approve"');
    expect(page).toContain('name="Decision" value="refuse"');
  });

  it.each([
    ['the challenge', page],
    ['an unknown one', expiredChallengePage()],
  ])('runs no script and has only the style that its policy names: %s', (_name, html) => {
    const style = /<style>([^]*)<\/style>/.exec(html)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(challengePolicy).toContain(`style-src 'sha256-${hash}'`);
    expect(html).not.toMatch(/<script|\son\w+=|\sstyle=/);
  });
});
