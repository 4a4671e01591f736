import type { RouterContextProvider } from 'react-router';
import type { PublicationKind } from '../../../contracts/constants.ts';
import { journals } from '../../../contracts/journals.ts';
import { loadOr404 } from '../../api/load-or-404.ts';
import { serverApi } from '../../api/server-api.ts';

/** Reads the publications of a kind, of one subject where the address names one; for loaders only. */
export async function loadPublications(
  context: Readonly<RouterContextProvider>,
  request: Request,
  kind: PublicationKind,
) {
  const subject = new URL(request.url).searchParams.get('subject')?.slice(0, 100) ?? null;
  const query = { kind, subject: subject ?? undefined };
  const publications = await loadOr404(serverApi(context)(journals.list, { query }));
  return { subject, publications };
}
