import type { RouterContextProvider } from 'react-router';
import { subjects, type PublicationKind } from '../../../contracts/constants.ts';
import { journals } from '../../../contracts/journals.ts';
import { loadOr404 } from '../../api/load-or-404.ts';
import { serverApi } from '../../api/server-api.ts';

/** Reads the publications of a kind, of one subject where the address names one; for loaders only. */
export async function loadPublications(
  context: Readonly<RouterContextProvider>,
  request: Request,
  kind: PublicationKind,
) {
  const wanted = new URL(request.url).searchParams.get('subject') ?? '';
  const subject = subjects.find((known) => known === wanted);
  // A subject that there is not has no publications, and needs no asking.
  if (subject === undefined && wanted !== '') return { subject: wanted, publications: [] };
  const publications = await loadOr404(serverApi(context)(journals.list, { query: { kind, subject } }));
  return { subject: subject ?? null, publications };
}
