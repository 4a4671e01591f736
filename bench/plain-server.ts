import { createServer } from 'node:http';

/** The answer of the reference server to every request. */
export interface PlainAnswer {
  readonly status: number;
  readonly headers: readonly string[];
  readonly body: string;
}

/** The yardstick: a `node:http` server that sends given bytes and headers, and does nothing else. Runs as a child process. */
process.once('message', ({ status, headers, body }: PlainAnswer) => {
  const bytes = Buffer.from(body, 'base64');
  const server = createServer((_request, response) => {
    response.writeHead(status, [...headers]);
    response.end(bytes);
  });
  server.listen(0, '127.0.0.1', () => process.send?.(server.address()));
});
