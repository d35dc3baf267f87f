import { readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { createInterface } from 'node:readline';
import * as z from 'zod/mini';
import type { PropertyCommand } from './commands.ts';
import { localServerFile } from './local-server.ts';

const addressSchema = z.object({ port: z.int(), token: z.string() });
const lineSchema = z.union([
  z.object({ said: z.string() }),
  z.object({ error: z.string() }),
  z.object({ done: z.boolean() }),
]);

const noResponse = (cause?: unknown) =>
  new Error('The server that has the embedded database open did not finish this. Look at its log.', {
    cause,
  });

/** Where the server that has the embedded database of `dataDir` open takes commands; null when there is no such server. */
async function findLocalServer(dataDir: string): Promise<z.output<typeof addressSchema> | null> {
  try {
    return addressSchema.parse(JSON.parse(await readFile(localServerFile(dataDir), 'utf8')));
  } catch {
    return null;
  }
}

/**
 * Lets a running server run a command, and prints its lines as they come. False when no server takes commands there; throws the server's
 * error. There is no timeout: pictures of a large hotel take long.
 */
export async function callServer(
  dataDir: string,
  command: PropertyCommand,
  say: (line: string) => void,
): Promise<boolean> {
  const server = await findLocalServer(dataDir);
  if (server === null) return false;
  const body = Buffer.from(JSON.stringify(command));
  await new Promise<void>((resolve, reject) => {
    const outgoing = request(
      {
        host: '127.0.0.1',
        port: server.port,
        method: 'POST',
        headers: { authorization: `Bearer ${server.token}`, 'content-length': body.length },
      },
      (response) => {
        let end: () => void = () => {
          reject(noResponse());
        };
        createInterface({ input: response })
          .on('line', (written) => {
            const line = lineSchema.parse(JSON.parse(written));
            if ('said' in line) say(line.said);
            else if ('done' in line) end = resolve;
            else {
              end = () => {
                reject(new Error(line.error));
              };
            }
          })
          .on('close', () => {
            end();
          });
      },
    );
    outgoing.on('error', (cause) => {
      reject(noResponse(cause));
    });
    outgoing.end(body);
  });
  return true;
}
