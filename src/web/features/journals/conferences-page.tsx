import { pages } from '../../../contracts/pages.ts';
import * as common from '../../../messages/common.ts';
import * as t from '../../../messages/journals.ts';
import { pageHead } from '../../ui/page-head.ts';
import type { Route } from './+types/conferences-page.ts';
import { loadPublications } from './load-publications.ts';
import { PublicationList } from './publication-list.tsx';
import { Soon } from './soon.tsx';

export const loader = ({ context, request }: Route.LoaderArgs) => loadPublications(context, request, 'conference');

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches, { title: common.conferences(), description: t.conferencesText(), path: pages.conferences.href() });

/** All conferences by title, or the page that announces them. */
export default function ConferencesPage({ loaderData }: Route.ComponentProps) {
  return (
    <PublicationList
      {...loaderData}
      heading={common.conferences()}
      subtitle={t.conferencesText()}
      listHeading={t.conferencesByTitle()}
      screen={pages.conferences}
      whenNone={<Soon />}
    />
  );
}
