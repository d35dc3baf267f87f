import { createServer } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { takenPort } from './ports.ts';

const server = createServer();
afterEach(() => new Promise((resolve) => server.close(resolve)));

it('names the port that is taken, and none when they are free', async () => {
  await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  expect(await takenPort([port])).toBe(port);
  await new Promise((resolve) => server.close(resolve));
  expect(await takenPort([port])).toBeNull();
});
