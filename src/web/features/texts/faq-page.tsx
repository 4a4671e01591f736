import { site } from '../../../contracts/site.ts';
import { noSuchPage } from '../../api/load-or-404.ts';
import { serverApi } from '../../api/server-api.ts';
import { readFaq } from '../../content/read-faq.server.ts';
import type { Route } from './+types/faq-page.ts';
import { FaqGroups } from './faq-groups.tsx';
import './static-text.css';
import { TextLayout } from './text-layout.tsx';
import { textMeta } from './text-meta.ts';
import { faqOfPattern } from './text-names.ts';

export async function loader({ context, pattern }: Route.LoaderArgs) {
  const name = faqOfPattern(pattern);
  if (name === undefined) throw noSuchPage();
  return readFaq(name, await serverApi(context)(site.read));
}

export const meta: Route.MetaFunction = ({ matches, location, loaderData }) =>
  textMeta(matches, location.pathname, loaderData);

/** The questions of authors, reviewers or editors: whichever belong to the address. */
export default function FaqPage({ loaderData }: Route.ComponentProps) {
  const headings = loaderData.groups.flatMap(({ heading }) => heading ?? []);
  return (
    <TextLayout {...loaderData} headings={headings}>
      <FaqGroups groups={loaderData.groups} level={2} />
    </TextLayout>
  );
}
