import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { aProperty, fixedClock } from 'shared/testing';
import { cacheContent } from './content-cache.ts';
import { TestContent } from './test-site.ts';

function createKept() {
  const source = new TestContent();
  const clock = fixedClock();
  const cached = cacheContent(source, {
    clock,
    logger: pino({ level: 'silent' }),
    freshMs: 2_000,
    timeoutMs: 5,
  });
  const nameOf = async (code = 'HARBOUR') => (await cached.property(code))?.property.propertyName;
  return { source, clock, cached, nameOf };
}

describe('the content cache', () => {
  it('asks once for many pages at the same time and within two seconds', async () => {
    const { source, clock, nameOf } = createKept();
    await Promise.all([nameOf(), nameOf('harbour'), nameOf()]);
    clock.advance(1_999);
    await nameOf();
    expect(source.reads).toBe(1);
  });

  it('shows a change after two seconds', async () => {
    const { source, clock, nameOf } = createKept();
    await nameOf();
    source.properties = [aProperty({ propertyName: 'The New Harbour' })];
    clock.advance(2_000);
    expect(await nameOf()).toBe('The New Harbour');
  });

  it('gives the last good answer while the source fails or hangs, and asks it again later', async () => {
    const { source, clock, nameOf } = createKept();
    await nameOf();
    source.state = 'down';
    clock.advance(2_000);
    expect(await nameOf()).toBe('The Harbour Hotel');
    expect(await nameOf()).toBe('The Harbour Hotel');
    expect(source.reads).toBe(2);
    source.state = 'hanging';
    clock.advance(2_000);
    expect(await nameOf()).toBe('The Harbour Hotel');
    expect(source.reads).toBe(3);
  });

  it('fails for what it never had, and asks again the next time', async () => {
    const { source, nameOf } = createKept();
    source.state = 'down';
    await expect(nameOf()).rejects.toThrow('connection refused');
    source.state = 'up';
    expect(await nameOf()).toBe('The Harbour Hotel');
  });

  it('does not remember codes that do not exist', async () => {
    const { source, nameOf } = createKept();
    expect(await nameOf('NEWHOTEL')).toBeUndefined();
    source.properties = [aProperty({ propertyCode: 'NEWHOTEL' })];
    expect(await nameOf('NEWHOTEL')).toBe('The Harbour Hotel');
  });
});
