import { createServer } from 'node:net';

/** Whether no process listens on `port`. */
export function isPortFree(port, host) {
  return new Promise((resolve) => {
    const probe = createServer();
    // The server reports other problems when it listens.
    probe.once('error', (error) => resolve(error.code !== 'EADDRINUSE'));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(true)));
  });
}

/** What to do when `port` is taken, for people. */
export function portTaken(port) {
  return `Port ${port} is taken. Stop what uses it, or choose another one: PORT=${Number(port) + 1} npm start`;
}
