import { pages } from '../../../contracts/pages.ts';
import { pageHead } from '../../ui/page-head.ts';
import type { Route } from './+types/proceedings-page.ts';
import { loadPublications } from './load-publications.ts';
import { PublicationList } from './publication-list.tsx';
import { Soon } from './soon.tsx';

const subtitle = 'Reviewed papers from symposia and congresses, published with the meeting';

export const loader = ({ context, request }: Route.LoaderArgs) => loadPublications(context, request, 'proceedings');

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches, { title: 'Proceedings', description: subtitle, path: pages.proceedings.href() });

/** The proceedings of the house, by title; announced while there are none. */
export default function ProceedingsPage({ loaderData }: Route.ComponentProps) {
  return (
    <PublicationList
      {...loaderData}
      heading="Proceedings"
      subtitle={subtitle}
      listHeading="Proceedings by Title"
      screen={pages.proceedings}
      whenNone={<Soon />}
    />
  );
}
