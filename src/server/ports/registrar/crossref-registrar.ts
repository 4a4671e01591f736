import * as t from '../../../messages/delivery.ts';
import { RegistrarFault, type DoiRegistrar } from './doi-registrar.ts';

const longestMessage = 500;

/** A text of the registrar as one line for an administrator. */
export const inShort = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, longestMessage);

interface Account {
  readonly url: string;
  readonly username: string;
  readonly password: string;
  /** For so many milliseconds an answer is waited for. */
  readonly patience: number;
}

const longestAnswer = 1_000_000;

/** The answer as text, as far as a report can be long. */
async function readAnswer({ body }: Response): Promise<string> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of body ?? []) {
    length += piece.byteLength;
    if (length > longestAnswer) throw new RegistrarFault(t.crossrefTooLong());
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}

const faultOf = (cause: unknown, patience: number): RegistrarFault => {
  if (cause instanceof RegistrarFault) return cause;
  const isLate = cause instanceof Error && cause.name === 'TimeoutError';
  return new RegistrarFault(isLate ? t.crossrefLate({ seconds: patience / 1000 }) : t.crossrefAway(), {
    cause,
  });
};

/** Asks Crossref something; anything but an answer is a fault. */
async function answerTo(address: string, patience: number, init: RequestInit): Promise<string> {
  let response: Response;
  let text: string;
  try {
    // Never send the credentials to another address.
    response = await fetch(address, { ...init, redirect: 'error', signal: AbortSignal.timeout(patience) });
    text = await readAnswer(response);
  } catch (error) {
    throw faultOf(error, patience);
  }
  if (response.status === 401 || response.status === 403) throw new RegistrarFault(t.crossrefLogin());
  if (!response.ok) throw new RegistrarFault(t.crossrefStatus({ status: response.status }));
  return text;
}

/** What a page says, without its markup. */
const wordsOf = (page: string): string => inShort(page.replace(/<[^>]*>/g, ' '));

/** The registrar of scholarly works: files go in by one call, and another tells what became of each. */
export function crossrefRegistrar({
  url,
  username,
  password,
  patience,
}: Account): Pick<DoiRegistrar, 'deposit' | 'ask'> {
  return {
    deposit: async ({ fileName, xml }) => {
      const body = new FormData();
      for (const [name, value] of [
        ['operation', 'doMDUpload'],
        ['login_id', username],
        ['login_passwd', password],
      ] as const)
        body.append(name, value);
      body.append('fname', new Blob([xml], { type: 'application/xml' }), fileName);
      const page = await answerTo(`${url}/servlet/deposit`, patience, { method: 'POST', body });
      // What fails is answered with 200, too.
      if (!/SUCCESS/.test(page))
        throw new RegistrarFault(t.crossrefRefused({ reason: wordsOf(page).replaceAll(password, '…') }));
    },
    ask: async (fileName, doi) => {
      const asked = new URLSearchParams({ usr: username, pwd: password, file_name: fileName, type: 'result' });
      const report = await answerTo(`${url}/servlet/submissionDownload?${asked.toString()}`, patience, {});
      // Its parser is WebAssembly, which only a publisher that registers DOIs needs.
      const { readDiagnostic } = await import('./read-diagnostic.ts');
      return readDiagnostic(report, doi);
    },
  };
}
