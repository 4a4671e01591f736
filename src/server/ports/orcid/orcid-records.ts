import {
  OrcidPermissionEnded,
  OrcidRefusal,
  OrcidUnavailable,
  type OrcidRecords,
  type RecordHolder,
} from './orcid-provider.ts';
import type { permissionSealer } from './sealed-permission.ts';

/** In milliseconds. */
const patience = 20_000;
const longestReason = 500;

/** ORCID’s JSON, of its works and of its errors. */
const mediaType = 'application/vnd.orcid+json';

/** ORCID’s words for people on what was wrong. */
async function reasonOf(response: Response): Promise<string> {
  const text = (await response.text()).slice(0, 10_000);
  const named = /"(?:developer|user)-message"\s*:\s*"([^"]*)"/.exec(text)?.[1] ?? `ORCID answered ${response.status}`;
  return named.slice(0, longestReason);
}

/** The member API of ORCID, version 3. Source: https://github.com/ORCID/orcid-model, tutorials “works”. */
export function orcidRecords(api: string, sealer: ReturnType<typeof permissionSealer>): OrcidRecords {
  const ask = async ({ orcid, permission }: RecordHolder, method: string, path: string, body?: object) => {
    const token = sealer.open(permission);
    if (token === null) throw new OrcidPermissionEnded('The permission was encrypted with another client secret');
    const response = await fetch(`${api}/${orcid}/work${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, accept: mediaType, 'content-type': mediaType },
      body: body === undefined ? null : JSON.stringify(body),
      // Never send a token to another address.
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    }).catch((cause: unknown) => {
      throw new OrcidUnavailable('ORCID’s API did not answer', { cause });
    });
    if (response.status === 401 || response.status === 403)
      throw new OrcidPermissionEnded(`ORCID answered ${response.status}`);
    if (response.status === 429 || response.status >= 500)
      throw new OrcidUnavailable(`ORCID’s API answered ${response.status}`);
    return response;
  };
  const add = async (holder: RecordHolder, work: object): Promise<string | null> => {
    const response = await ask(holder, 'POST', '', work);
    // The person, or an answer that was lost, has added it.
    if (response.status === 409) return null;
    const putCode = /\/work\/(\d+)$/.exec(response.headers.get('location') ?? '')?.[1];
    if (response.status !== 201 || putCode === undefined) throw new OrcidRefusal(await reasonOf(response));
    return putCode;
  };
  return {
    async write(holder, work, putCode) {
      if (putCode === null) return add(holder, work);
      const response = await ask(holder, 'PUT', `/${putCode}`, { ...work, 'put-code': Number(putCode) });
      // The person has removed it: it stays removed.
      if (response.status === 404) return null;
      if (!response.ok) throw new OrcidRefusal(await reasonOf(response));
      return putCode;
    },
    async remove(holder, putCode) {
      const response = await ask(holder, 'DELETE', `/${putCode}`);
      if (!response.ok && response.status !== 404) throw new OrcidRefusal(await reasonOf(response));
    },
  };
}
