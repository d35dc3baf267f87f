import { createServer } from 'node:net';

const isFree = (port: number, host: string): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(true)));
  });

/** The first of `ports` on which a process listens, here or for all addresses; null when all are free. */
export async function takenPort(ports: readonly number[]): Promise<number | null> {
  for (const port of ports)
    if (!(await isFree(port, 'localhost')) || !(await isFree(port, '0.0.0.0'))) return port;
  return null;
}
