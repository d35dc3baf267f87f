import { randomBytes } from 'node:crypto';
import { rename, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { bearsToken } from '../http/operator-access.ts';
import { type CommandContext, propertyCommandSchema, runPropertyCommand } from './commands.ts';

/** The port and token with which a running server takes commands; only the file's owner can read it. */
export const localServerFile = (dataDir: string): string => join(dataDir, 'commands.json');

export interface LocalServer {
  readonly close: () => Promise<void>;
}

const mostBytes = 1_000_000;

async function respond(
  context: CommandContext,
  token: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const isAllowed = request.method === 'POST' && bearsToken(request.headers.authorization, token);
  const length = Number(request.headers['content-length'] ?? Number.NaN);
  if (!isAllowed || !(length <= mostBytes)) {
    response.writeHead(isAllowed ? 413 : 403).end();
    return;
  }
  response.writeHead(200, { 'content-type': 'application/x-ndjson' });
  const write = (line: object) => void response.write(`${JSON.stringify(line)}\n`);
  try {
    const command = propertyCommandSchema.parse(JSON.parse(await text(request)));
    await runPropertyCommand(context, command, (said) => {
      write({ said });
    });
    write({ done: true });
  } catch (error) {
    write({ error: error instanceof Error ? error.message : String(error) });
  }
  response.end();
}

/**
 * The embedded database can be open in one process only, so commands for it go through the server that has it: by a port of this machine only, with a
 * token that is made at each start and lies in the data directory. A user who can read that file could read the database as well.
 */
export async function openLocalServer(dataDir: string, context: CommandContext): Promise<LocalServer> {
  const token = randomBytes(32).toString('base64url');
  const server = createServer((request, response) => {
    respond(context, token, request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port: 0, host: '127.0.0.1' }, resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const file = localServerFile(dataDir);
  // Written as a new file and renamed, so that it is never half written and has no old file's permissions.
  const written = `${file}.${String(process.pid)}`;
  await rm(written, { force: true });
  await writeFile(written, JSON.stringify({ port, token }), { flag: 'wx', mode: 0o600 });
  await rename(written, file);
  return {
    close: async () => {
      await rm(file, { force: true });
      await new Promise((resolve) => {
        server.close(resolve);
        server.closeIdleConnections();
      });
    },
  };
}
