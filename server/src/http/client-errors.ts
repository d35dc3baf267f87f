import type { Socket } from 'node:net';
import { errorBodySchema } from 'shared/contracts';
import * as z from 'zod/mini';

/** Errors of Node's parser, before there is a request; each ends the connection. */
const errors: Readonly<Record<string, readonly [status: string, message: string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request took too long.'],
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'The headers are too large.'],
};
const malformed = ['400 Bad Request', 'The request is invalid.'] as const;

/** Slow clients, oversized headers and invalid HTTP get an error of the same form as every other (decisions 1). */
export function respondToClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const [status, message] = errors[error.code ?? ''] ?? malformed;
  const body = JSON.stringify(z.encode(errorBodySchema, { message }));
  const head = [
    `HTTP/1.1 ${status}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${String(Buffer.byteLength(body))}`,
    'Connection: close',
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroySoon();
}
