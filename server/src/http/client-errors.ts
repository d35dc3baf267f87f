import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { errorBodySchema } from 'shared/contracts';
import * as z from 'zod/mini';
import { errorBody, errorOfStatus, HttpError, invalid } from './errors.ts';

/** Errors of Node's parser, before there is a request; each ends the connection. */
const errors: Readonly<Record<string, HttpError>> = {
  ERR_HTTP_REQUEST_TIMEOUT: errorOfStatus(408),
  HPE_HEADER_OVERFLOW: errorOfStatus(431),
};
const malformed = new HttpError(400, invalid({}).said);

/** Slow clients, oversized headers and invalid HTTP get an error of the same form as every other (decisions 1). */
export function respondToClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const httpError = errors[error.code ?? ''] ?? malformed;
  const body = JSON.stringify(z.encode(errorBodySchema, errorBody(httpError)));
  const head = [
    `HTTP/1.1 ${String(httpError.status)} ${STATUS_CODES[httpError.status] ?? ''}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${String(Buffer.byteLength(body))}`,
    'Connection: close',
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroySoon();
}
