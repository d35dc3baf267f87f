import { describe, expect, it } from 'vitest';
import { TextDocument } from './document.ts';

const document = new TextDocument({
  title: 'Receipt',
  author: 'The hotel',
  language: 'en-GB',
  direction: 'ltr',
  createdAt: new Date('2026-11-27T00:00:00Z'),
});
const style = { size: 10 };

describe('a text in a column', () => {
  it('breaks between words, and within one only where it is wider than the column', () => {
    expect(document.lines('Ada Lovelace', style, 400)).toEqual(['Ada Lovelace']);
    expect(document.lines('Ada Lovelace', style, 50)).toEqual(['Ada', 'Lovelace']);
  });

  it('loses nothing of a word that is wider than the column', () => {
    const name = 'x'.repeat(200);
    const lines = document.lines(name, style, 100);
    expect(lines.length).toBeGreaterThan(5);
    expect(lines.join('')).toBe(name);
    for (const line of lines.slice(0, -1)) expect(document.lines(line, style, 100)).toEqual([line]);
  });
});
