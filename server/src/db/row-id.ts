import { randomUUID } from 'node:crypto';
import { systemClock } from '../clock.ts';

/**
 * A UUID of version 7 (RFC 9562): the milliseconds since 1970, then 74 random bits. Rows that are written one after another stand together in an
 * index by it, so that writing them touches few of its pages.
 */
export function newRowId(): string {
  const time = systemClock.now().getTime().toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}
