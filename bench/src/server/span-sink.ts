import { createServer } from 'node:http';

// Takes what is sent and forgets it: a collector on another machine costs the server no processor time.
createServer((request, response) => {
  if (request.url === '/readyz') {
    response.end();
    return;
  }
  request.resume().on('end', () => {
    response.setHeader('content-type', 'application/json').end('{}');
  });
}).listen(Number(process.env['PORT']), '127.0.0.1');
