import { pages } from '../../../contracts/pages.ts';
import * as common from '../../../messages/common.ts';
import * as t from '../../../messages/journals.ts';
import { pageHead } from '../../ui/page-head.ts';
import type { Route } from './+types/proceedings-page.ts';
import { loadPublications } from './load-publications.ts';
import { PublicationList } from './publication-list.tsx';
import { Soon } from './soon.tsx';

export const loader = ({ context, request }: Route.LoaderArgs) => loadPublications(context, request, 'proceedings');

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches, { title: common.proceedings(), description: t.proceedingsText(), path: pages.proceedings.href() });

/** All proceedings by title, or the page that announces them. */
export default function ProceedingsPage({ loaderData }: Route.ComponentProps) {
  return (
    <PublicationList
      {...loaderData}
      heading={common.proceedings()}
      subtitle={t.proceedingsText()}
      listHeading={t.proceedingsByTitle()}
      screen={pages.proceedings}
      whenNone={<Soon />}
    />
  );
}
