import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { atTheEnd } from '../at-the-end.ts';
import { freePort } from '../product/free-port.ts';

type Item = { readonly [name: string]: unknown };

interface KeptWork {
  readonly orcid: string;
  readonly putCode: string;
  readonly work: Item;
}

/** A request that arrived. */
export interface RecordRequest {
  readonly method: string;
  readonly orcid: string;
  readonly token: string;
}

const fault = (words: string) => ({ 'response-code': 400, 'developer-message': words });
const selfOf = (work: unknown) =>
  JSON.stringify(work).match(
    /"external-id-value":"([^"]*)"[^}]*(?:\{[^}]*\}[^}]*)?"external-id-relationship":"self"/,
  )?.[1];

/** ORCID’s member API for tests, on loopback: it keeps works and reviews by put-code. A test can choose the status of every answer. */
export async function startRecordsAtHome() {
  const port = await freePort();
  const parts: Record<string, KeptWork[]> = { work: [], 'peer-review': [] };
  const requests: RecordRequest[] = [];
  let forced: number | 'cut off' | null = null;
  let latest = 100;
  const server = createServer((request, response) => {
    const answer = (status: number, body: unknown = {}, headers = {}) =>
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
    const respond = async () => {
      const [, orcid = '', kind, putCode] = /^\/v3\.0\/([^/]+)\/([\w-]+)(?:\/(\d+))?$/.exec(request.url ?? '') ?? [];
      const token = (request.headers.authorization ?? '').replace('Bearer ', '');
      const method = request.method ?? '';
      requests.push({ method, orcid, token });
      if (forced === 'cut off') {
        response.writeHead(201, { 'content-type': 'application/json', 'content-length': 1000 }).write('{"put-code":');
        return setTimeout(() => response.destroy(), 20);
      }
      if (forced !== null) return answer(forced, fault('This work is refused'));
      const works = parts[kind ?? ''];
      if (works === undefined || token === '') return answer(401);
      const place = works.findIndex((one) => one.orcid === orcid && one.putCode === putCode);
      if (method === 'DELETE') return answer(works.splice(place, place < 0 ? 0 : 1).length === 0 ? 404 : 204);
      const work = (await json(request)) as Item;
      if (method === 'PUT') {
        if (place < 0 || putCode === undefined) return answer(404);
        works[place] = { orcid, putCode, work };
        return answer(200, work);
      }
      if (works.some((one) => one.orcid === orcid && selfOf(one.work) === selfOf(work))) return answer(409);
      const added = String((latest += 1));
      works.push({ orcid, putCode: added, work });
      return answer(201, {}, { location: `http://127.0.0.1:${port}/v3.0/${orcid}/${kind}/${added}` });
    };
    respond().catch(() => response.writeHead(500).end());
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  atTheEnd(() => server.closeAllConnections());
  atTheEnd(() => server.close());
  return {
    settings: { ORCID_MEMBER_API: `http://127.0.0.1:${port}/v3.0` },
    works: parts['work'] ?? [],
    reviews: parts['peer-review'] ?? [],
    requests,
    /** From now on every request is answered so, or in part only; null: as usual. */
    answerWith: (status: number | 'cut off' | null) => void (forced = status),
  };
}
