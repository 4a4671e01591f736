import {
  OrcidPermissionEnded,
  OrcidRefusal,
  OrcidUnavailable,
  type OrcidRecords,
  type RecordHolder,
  type RecordPart,
} from './orcid-provider.ts';
import type { permissionSealer } from './sealed-permission.ts';

/** In milliseconds. */
const patience = 20_000;
const longestReason = 500;

/** ORCID’s JSON, of its works, reviews and errors. */
const mediaType = 'application/vnd.orcid+json';

interface Answer {
  readonly status: number;
  readonly location: string;
  readonly text: string;
}

/** What was wrong, in ORCID’s words. */
function refusal({ status, text }: Answer): OrcidRefusal {
  const words = /"(?:developer|user)-message"\s*:\s*"([^"]*)"/.exec(text)?.[1] ?? `ORCID answered ${status}`;
  return new OrcidRefusal(words.slice(0, longestReason));
}

async function answerOf(response: Response): Promise<Answer> {
  const { status, headers } = response;
  return { status, location: headers.get('location') ?? '', text: await response.text() };
}

/** The member API of ORCID, version 3. Source: https://github.com/ORCID/orcid-model, tutorials “works” and “peer-review”. */
export function orcidRecords(api: string, sealer: ReturnType<typeof permissionSealer>): OrcidRecords {
  const ask = async (
    { orcid, permission }: RecordHolder,
    method: string,
    path: string,
    body?: object,
  ): Promise<Answer> => {
    const token = sealer.open(permission);
    if (token === null) throw new OrcidPermissionEnded('The permission was encrypted with another client secret');
    const answer = await fetch(`${api}/${orcid}/${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, accept: mediaType, 'content-type': mediaType },
      body: body === undefined ? null : JSON.stringify(body),
      // Never send a token to another address.
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    })
      .then(answerOf)
      .catch((cause: unknown) => {
        throw new OrcidUnavailable('ORCID’s API did not answer', { cause });
      });
    const { status } = answer;
    if (status === 401 || status === 403) throw new OrcidPermissionEnded(`ORCID answered ${status}`);
    if (status === 429 || status >= 500) throw new OrcidUnavailable(`ORCID’s API answered ${status}`);
    return answer;
  };
  const add = async (holder: RecordHolder, part: RecordPart, item: object): Promise<string | null> => {
    const answer = await ask(holder, 'POST', part, item);
    // The person has added it, or we did and the answer was lost.
    if (answer.status === 409) return null;
    const putCode = /\/(?:work|peer-review)\/(\d+)$/.exec(answer.location)?.[1];
    if (answer.status !== 201 || putCode === undefined) throw refusal(answer);
    return putCode;
  };
  return {
    async write(holder, part, item, putCode) {
      if (putCode === null) return add(holder, part, item);
      const answer = await ask(holder, 'PUT', `${part}/${putCode}`, { ...item, 'put-code': Number(putCode) });
      // The person has removed it: it stays removed.
      if (answer.status === 404) return null;
      if (answer.status !== 200) throw refusal(answer);
      return putCode;
    },
    async remove(holder, part, putCode) {
      const answer = await ask(holder, 'DELETE', `${part}/${putCode}`);
      if (answer.status !== 204 && answer.status !== 404) throw refusal(answer);
    },
  };
}
