import { once } from 'node:events';
import { createServer } from 'node:http';
import { atTheEnd } from '../at-the-end.ts';

/** How the service behaves: it answers, or ends in one of the ways in which services do. */
type Mood = 'good' | 'busy' | 'away' | 'babbles' | 'floods' | 'silent' | 'cuts' | 'moves' | 'unreadable';

/** A work as Crossref’s API tells of it. */
export const aWork = (doi: string, changes: object = {}) => ({
  DOI: doi,
  score: 90,
  title: ['Wandering dunes of the coast'],
  author: [{ given: 'Lina', family: 'Haddad', sequence: 'first' }],
  issued: { 'date-parts': [[2019, 4, 1]] },
  volume: '12',
  page: '101-119',
  ...changes,
});

/** A search of works that speaks as Crossref’s does, on loopback; ended after the suite. */
export async function aWorkSearch() {
  const current = { mood: 'good' as Mood };
  const asked: { readonly query: URLSearchParams; readonly userAgent: string }[] = [];
  const works: unknown[] = [];
  const list = () => JSON.stringify({ status: 'ok', 'message-type': 'work-list', message: { items: works } });

  const server = createServer((request, response) => {
    const address = new URL(request.url ?? '/', 'http://crossref');
    asked.push({ query: address.searchParams, userAgent: request.headers['user-agent'] ?? '' });
    switch (current.mood) {
      case 'good':
        return void response.writeHead(200, { 'content-type': 'application/json' }).end(list());
      case 'busy':
        return void response.writeHead(429, { 'retry-after': '60' }).end('Too many requests');
      case 'away':
        return void response.writeHead(502).end('<html>Bad gateway');
      case 'babbles':
        return void response.end('<html><p>Maintenance');
      case 'floods':
        return void response.end('x'.repeat(2_000_000));
      case 'silent':
        return;
      case 'cuts':
        return void request.socket.destroy();
      case 'moves':
        return void response.writeHead(302, { location: 'http://127.0.0.1:1/works' }).end();
      case 'unreadable':
        return void response.writeHead(400).end('{"status":"failed"}');
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  atTheEnd(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? (address?.port ?? 0) : 0}`,
    asked,
    /** Makes it behave so, until it is told otherwise. */
    be: (mood: Mood) => void (current.mood = mood),
    /** What it finds from now on, whatever is asked. */
    finds: (...found: unknown[]) => void works.splice(0, works.length, ...found),
  };
}
