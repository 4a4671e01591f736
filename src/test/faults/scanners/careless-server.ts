import { createServer } from 'node:http';
import { once } from 'node:events';
import pg from 'pg';
import { atTheEnd } from '../../at-the-end.ts';

/** A site with the very faults that the scanners look for: what they find here they would find in ours. */
export async function carelessServer(databaseUrl: string): Promise<string> {
  const pool = new pg.Pool({ connectionString: databaseUrl });
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    response.setHeader('content-type', 'text/html');
    if (pathname === '/echo') return void response.end(`<p>${searchParams.get('q') ?? ''}</p>`);
    if (pathname !== '/item') return void response.end('<a href="/item?id=1">One</a> <a href="/echo?q=x">Echo</a>');
    pool
      .query(
        `select title from (values (1, 'One'), (2, 'Two')) as items (id, title) where id = ${searchParams.get('id') ?? '1'}`,
      )
      .then(
        ({ rows }) => response.end(`<p>${JSON.stringify(rows)}</p>`),
        (error: unknown) => response.end(`PostgreSQL said: ERROR: ${String(error)}`),
      );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  atTheEnd(async () => {
    server.close();
    await pool.end();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The careless server has no port');
  return `http://127.0.0.1:${address.port}`;
}
