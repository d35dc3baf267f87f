import { type ServerProcess, startServer } from '../support/server-process.ts';

/** Server processes on one database that are killed and started again; clients wait while none is up. */
export interface Fleet {
  readonly addresses: () => readonly string[];
  readonly whenUp: () => Promise<void>;
  /** Kills one without warning and starts another in its place. */
  readonly replaceOne: () => Promise<void>;
  readonly stop: (signal: 'SIGKILL' | 'SIGTERM') => Promise<void>;
}

export async function startFleet(
  serverFile: string,
  variables: Record<string, string>,
  size: number,
): Promise<Fleet> {
  const start = () => startServer(serverFile, variables);
  const running: ServerProcess[] = [];
  for (let count = 0; count < size; count += 1) running.push(await start());
  let up = Promise.resolve();
  return {
    addresses: () => running.map(({ address }) => address),
    whenUp: () => up,
    async replaceOne() {
      const victim = running.shift();
      const { promise, resolve } = Promise.withResolvers<undefined>();
      if (running.length === 0) up = promise.then(() => undefined);
      await victim?.end('SIGKILL');
      running.push(await start());
      resolve(undefined);
    },
    async stop(signal) {
      await Promise.all(running.splice(0).map((server) => server.end(signal)));
    },
  };
}
