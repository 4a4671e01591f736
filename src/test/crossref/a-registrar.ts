import { createServer } from 'node:http';
import { once } from 'node:events';

/** How the registrar behaves: as it should, or in one of the ways in which it does not. */
type Mood = 'good' | 'away' | 'refuses-account' | 'fails' | 'babbles' | 'cuts' | 'silent';

/** A deposit as it came in: who sent it, under which name, and what it says. */
interface Taken {
  readonly fileName: string;
  readonly xml: string;
  readonly operation: FormDataEntryValue | null;
  readonly account: string;
}

const report = (status: string, inner = '') =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<doi_batch_diagnostic status="${status}" sp="ds5.crossref.org">\n${inner}</doi_batch_diagnostic>`;
const record = (status: string, doi: string, message: string) =>
  `<record_diagnostic status="${status}"><doi>${doi}</doi><msg>${message}</msg></record_diagnostic>`;
const page = (title: string, words: string) =>
  `<html><head><title>${title}</title></head><body><h2>${title}</h2><p>${words}</p></body></html>`;

async function formOf(request: AsyncIterable<Uint8Array>, contentType: string): Promise<FormData> {
  const pieces: Uint8Array[] = [];
  for await (const piece of request) pieces.push(piece);
  return new Response(Buffer.concat(pieces), { headers: { 'content-type': contentType } }).formData();
}

/** A registrar that speaks as Crossref does, on loopback. */
export async function startRegistrar() {
  const current = { mood: 'good' as Mood };
  const deposits: Taken[] = [];
  const asked: string[] = [];
  const reports = new Map<string, string>();

  const take = async (request: AsyncIterable<Uint8Array>, contentType: string) => {
    const form = await formOf(request, contentType);
    const file = form.get('fname');
    if (!(file instanceof File)) return page('FAILURE', 'No file');
    const said = (name: string) => {
      const value = form.get(name);
      return typeof value === 'string' ? value : '';
    };
    const account = `${said('login_id')}:${said('login_passwd')}`;
    deposits.push({ fileName: file.name, xml: await file.text(), operation: form.get('operation'), account });
    if (current.mood === 'fails') return page('FAILURE', `Your XML batch submission failed. [${account}]`);
    return page('SUCCESS', 'Your batch submission was successfully received.');
  };
  const tell = (address: URL) => {
    const name = address.searchParams.get('file_name') ?? '';
    asked.push(name);
    return reports.get(name) ?? report('unknown_submission');
  };

  const server = createServer((request, response) => {
    const { mood } = current;
    if (mood === 'cuts') return void request.socket.destroy();
    if (mood === 'away') return void response.writeHead(503).end('Service Unavailable');
    if (mood === 'refuses-account') return void response.writeHead(401).end('Wrong credentials');
    const address = new URL(request.url ?? '/', 'http://registrar');
    if (address.pathname.startsWith('/moved/'))
      return void response.writeHead(307, { location: address.pathname.slice('/moved'.length) }).end();
    const answer =
      request.method === 'POST'
        ? take(request, request.headers['content-type'] ?? '')
        : Promise.resolve(mood === 'babbles' ? '<html><p>Maintenance' : tell(address));
    void answer.then((text) => mood !== 'silent' && response.end(text));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? (address?.port ?? 0) : 0}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
    deposits,
    asked,
    /** Makes it behave so, until it is told otherwise. */
    be: (mood: Mood) => void (current.mood = mood),
    /** The last deposit stands in its queue. */
    queued: () => void reports.set(deposits.at(-1)?.fileName ?? '', report('in_process')),
    /** The last deposit is done with. */
    registers: (doi: string) =>
      void reports.set(
        deposits.at(-1)?.fileName ?? '',
        report('completed', record('Success', doi, 'Successfully added')),
      ),
    refuses: (doi: string, message: string) =>
      void reports.set(deposits.at(-1)?.fileName ?? '', report('completed', record('Failure', doi, message))),
  };
}
