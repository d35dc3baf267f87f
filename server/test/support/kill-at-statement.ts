import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';

// Loaded before the server: a request with the header `x-kill-at: n` ends the process with SIGKILL before its n-th statement from then on.
let left: number | null = null;

subscribe('http.server.request.start', (message) => {
  // The channel's own documentation says so.
  const { request } = message as { request: IncomingMessage };
  const { 'x-kill-at': header } = request.headers;
  if (header !== undefined) left = Number(header);
});

subscribe('http.server.response.finish', () => {
  left = null;
});

function countDown(): void {
  if (left === null) return;
  if (left === 0) process.kill(process.pid, 'SIGKILL');
  left -= 1;
}

function countCalls(prototype: object, name: string): void {
  const inner: unknown = Reflect.get(prototype, name);
  if (typeof inner !== 'function') throw new Error(`There is no ${name} to count`);
  const counted = function (this: unknown, ...args: unknown[]): unknown {
    countDown();
    return Reflect.apply(inner, this, args);
  };
  Reflect.set(prototype, name, counted);
}
countCalls(PGlite.prototype, 'query');
countCalls(pg.Client.prototype, 'query');
