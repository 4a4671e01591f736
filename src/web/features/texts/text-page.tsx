import { leaveInPage } from '../../api/long-texts.ts';
import { noSuchPage } from '../../api/load-or-404.ts';
import { serverApi } from '../../api/server-api.ts';
import { site } from '../../../contracts/site.ts';
import { readText } from '../../content/read-text.server.ts';
import { LongHtml } from '../../ui/long-html.tsx';
import type { Route } from './+types/text-page.ts';
import './static-text.css';
import { TextLayout } from './text-layout.tsx';
import { textMeta } from './text-meta.ts';
import { textOfPattern } from './text-names.ts';

const textName = 'text';

export async function loader({ context, pattern }: Route.LoaderArgs) {
  const name = textOfPattern(pattern);
  if (name === undefined) throw noSuchPage();
  const text = readText(name, await serverApi(context)(site.read));
  return { ...text, html: leaveInPage(context, textName, text.html) };
}

export const meta: Route.MetaFunction = ({ matches, location, loaderData }) =>
  textMeta(matches, location.pathname, loaderData);

/** A policy, a guideline or the terms: whichever text belongs to the address. */
export default function TextPage({ loaderData }: Route.ComponentProps) {
  return (
    <TextLayout {...loaderData}>
      <LongHtml key={loaderData.title} name={textName} className="static-text" html={loaderData.html} />
    </TextLayout>
  );
}
