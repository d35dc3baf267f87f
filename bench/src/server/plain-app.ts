import { readFile } from 'node:fs/promises';
import compress from '@fastify/compress';
import fastify from 'fastify';

// What search is compared with: Fastify as it comes, which reads a JSON body and sends an object, with the plug-in that compresses where
// that is asked for, and nothing else.
const object: unknown = JSON.parse(await readFile(process.env['OBJECT_FILE'] ?? '', 'utf8'));

const app = fastify();
if (process.env['COMPRESS'] !== undefined) await app.register(compress);
app.get('/readyz', () => ({ ready: true }));
app.post('/object', (_request, reply) => reply.send(object));
await app.listen({ host: process.env['HOST'] ?? '127.0.0.1', port: Number(process.env['PORT']) });

process.on('SIGTERM', () => process.exit(0));
