import { setTimeout as wait } from 'node:timers/promises';
import { readWorks } from './read-works.ts';
import { WorkSearchFault, type WorkSearch } from './work-search.ts';

interface Service {
  readonly url: string;
  readonly siteUrl: string;
  /** For so many milliseconds an answer is waited for. */
  readonly patience: number;
  /** So many milliseconds lie between two questions. */
  readonly pause: number;
}

const longestAnswer = 1_000_000;
const longestCitation = 1000;
/** A citation that the service cannot read: another try would end the same way. */
const unreadable = new Set([400, 413, 414]);
/** After a request to wait that does not say how long. */
const usualWait = 60;
const longestWait = 86_400;

/** The answer as text, as far as a list of a few works can be long. */
async function readAnswer({ body }: Response): Promise<string> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of body ?? []) {
    length += piece.byteLength;
    if (length > longestAnswer) throw new WorkSearchFault('Crossref’s answer is longer than any list of works');
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}

function addressOf({ url }: Service, citation: string, contact: string): string {
  const asked = new URLSearchParams({
    'query.bibliographic': citation.slice(0, longestCitation),
    rows: '5',
    select: 'DOI,score,title,author,editor,issued,volume,page',
    mailto: contact,
  });
  return `${url}/works?${asked.toString()}`;
}

/** How many seconds the service asks us to wait. */
const askedWait = ({ headers }: Response): number =>
  Math.min(longestWait, Math.max(1, Number(headers.get('retry-after')) || usualWait));

/**
 * Crossref’s search of works, one question at a time and with a contact address, as its etiquette asks
 * (https://www.crossref.org/documentation/retrieve-metadata/rest-api/access-and-authentication/).
 */
export function crossrefWorks(service: Service): WorkSearch {
  const { siteUrl, patience, pause } = service;
  let notBefore = 0;
  const ask = async (citation: string, contact: string) => {
    const headers = { 'user-agent': `Colophon (${siteUrl}; mailto:${contact})` };
    const signal = AbortSignal.timeout(patience);
    const response = await fetch(addressOf(service, citation, contact), { headers, redirect: 'error', signal });
    if (response.status === 429 || response.status === 503) notBefore = Date.now() + askedWait(response) * 1000;
    if (unreadable.has(response.status)) return [];
    if (!response.ok) throw new WorkSearchFault(`Crossref answered with status ${response.status}`);
    return readWorks(await readAnswer(response));
  };
  return {
    isOn: true,
    find: async (citation, contact) => {
      if (Date.now() < notBefore - pause) throw new WorkSearchFault('Crossref has asked us to wait');
      await wait(Math.max(0, notBefore - Date.now()));
      notBefore = Date.now() + pause;
      try {
        return await ask(citation, contact);
      } catch (cause) {
        throw cause instanceof WorkSearchFault ? cause : new WorkSearchFault('Crossref cannot be reached', { cause });
      }
    },
  };
}
