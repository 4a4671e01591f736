import { createServer } from 'node:http';

/** The yardstick: a `node:http` server that sends given bytes and headers, and does nothing else. Runs as a child process. */
process.once('message', (message: { body: string; headers: Record<string, string> }) => {
  const body = Buffer.from(message.body, 'base64');
  const server = createServer((_request, response) => {
    response.writeHead(200, message.headers);
    response.end(body);
  });
  server.listen(0, '127.0.0.1', () => process.send?.(server.address()));
});
