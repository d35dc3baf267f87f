import { describe, expect, it } from 'vitest';
import { createLogger, maskDigits } from './logger.ts';

describe('log', () => {
  const written = (log: (logger: ReturnType<typeof createLogger>) => void): string => {
    const lines: string[] = [];
    log(createLogger('info', { write: (line: string) => void lines.push(line) }));
    return lines.join('');
  };

  it.each([
    ['card 4242424242424242 declined', 'card •••• declined'],
    ['4242 4242 4242 4242', '••••'],
    ['4242-4242-4242-4242', '••••'],
    ['70a91234-1234-4123-8123-dafccb0fdc77 4242424242424242', '70a91234-1234-4123-8123-dafccb0fdc77 ••••'],
    ['4242-4242-4242-4242-424242424242', '••••'],
    ['4242 4242 4242 4242 12345678-1234-1234-1234-123456789012', '••••'],
    ['booking 12345678901 of 2026', 'booking 12345678901 of 2026'],
  ])('masks what may be a card number: %s', (text, masked) => {
    expect(maskDigits(text)).toBe(masked);
  });

  it('never writes people or secrets', () => {
    const text = written((logger) => {
      logger.info(
        { booker: { email: 'ann@example.org' }, body: { cardNumber: '4242', guests: ['Ann'] } },
        'x',
      );
    });
    expect(text).not.toMatch(/ann|4242|Ann/);
  });

  it('writes of a database error what it is, not the row that it is about', () => {
    const error = Object.assign(new Error('duplicate key'), {
      code: '23505',
      detail: 'Key (email)=(ann@example.org)',
    });
    const text = written((logger) => {
      logger.error({ err: error }, 'failed');
    });
    expect(text).toContain('23505');
    expect(text).not.toContain('ann@example.org');
  });
});
