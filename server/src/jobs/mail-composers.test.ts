import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { composers } from './mail-composers.ts';

describe('mails', () => {
  it('are each in the table that says what limits them', () => {
    const page = readFileSync(new URL('../../../docs/security.md', import.meta.url), 'utf8');
    expect(Object.keys(composers).filter((kind) => !page.includes(`\`${kind}\``))).toEqual([]);
  });
});
