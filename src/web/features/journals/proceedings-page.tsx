import { pages } from '../../../contracts/pages.ts';
import { pageTitle } from '../../ui/page-title.ts';
import type { Route } from './+types/proceedings-page.ts';
import { loadPublications } from './load-publications.ts';
import { PublicationList } from './publication-list.tsx';
import { Soon } from './soon.tsx';

const subtitle = 'Reviewed papers from symposia and congresses, published with the meeting';

export const loader = ({ context, request }: Route.LoaderArgs) => loadPublications(context, request, 'proceedings');

export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(matches, 'Proceedings'),
  { name: 'description', content: subtitle },
];

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
