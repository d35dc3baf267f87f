import { readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { createInterface } from 'node:readline';
import * as z from 'zod/mini';
import type { PropertyCommand } from './commands.ts';
import { doorFile } from './local-door.ts';

const placeSchema = z.object({ port: z.int(), token: z.string() });
const lineSchema = z.union([
  z.object({ said: z.string() }),
  z.object({ error: z.string() }),
  z.object({ done: z.boolean() }),
]);

const noAnswer = (cause?: unknown) =>
  new Error('The server that has the embedded database open did not finish this. Look at its log.', {
    cause,
  });

/** Where the server that has the embedded database of `dataDir` open takes commands; null when it does not say. */
async function findDoor(dataDir: string): Promise<z.output<typeof placeSchema> | null> {
  try {
    return placeSchema.parse(JSON.parse(await readFile(doorFile(dataDir), 'utf8')));
  } catch {
    return null;
  }
}

/**
 * Has a running server do what is asked, and says its lines as they come. False when no server takes commands there; throws what the server
 * throws. Without a time limit: pictures of a large hotel take their time.
 */
export async function askServer(
  dataDir: string,
  command: PropertyCommand,
  say: (line: string) => void,
): Promise<boolean> {
  const door = await findDoor(dataDir);
  if (door === null) return false;
  const body = Buffer.from(JSON.stringify(command));
  await new Promise<void>((resolve, reject) => {
    const asked = request(
      {
        host: '127.0.0.1',
        port: door.port,
        method: 'POST',
        headers: { authorization: `Bearer ${door.token}`, 'content-length': body.length },
      },
      (response) => {
        let end: () => void = () => {
          reject(noAnswer());
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
    asked.on('error', (cause) => {
      reject(noAnswer(cause));
    });
    asked.end(body);
  });
  return true;
}
