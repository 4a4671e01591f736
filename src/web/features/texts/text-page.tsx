import { leaveInPage } from '../../api/left-in-page.ts';
import { noSuchPage } from '../../api/load-or-404.ts';
import { serverApi } from '../../api/server-api.ts';
import { journals } from '../../../contracts/journals.ts';
import { site } from '../../../contracts/site.ts';
import { readText } from '../../content/read-text.server.ts';
import { LongHtml } from '../../ui/long-html.tsx';
import type { Route } from './+types/text-page.ts';
import { feeOfJournal, JournalFees, journalFeesHeading } from './journal-fees.tsx';
import './static-text.css';
import { TextLayout } from './text-layout.tsx';
import { textMeta } from './text-meta.ts';
import { textOfPattern } from './text-names.ts';

const textName = 'text';

export async function loader({ context, pattern }: Route.LoaderArgs) {
  const name = textOfPattern(pattern);
  if (name === undefined) throw noSuchPage();
  const read = serverApi(context);
  const text = readText(name, await read(site.read));
  const fees = name === 'handling-fee' ? (await read(journals.list)).map(feeOfJournal) : null;
  return { ...text, html: leaveInPage(context, textName, text.html), fees };
}

export const meta: Route.MetaFunction = ({ matches, location, loaderData }) =>
  textMeta(matches, location.pathname, loaderData);

/** A policy, a guideline or the terms: whichever text belongs to the address. */
export default function TextPage({ loaderData: { fees, ...text } }: Route.ComponentProps) {
  return (
    <TextLayout {...text} headings={fees ? [...text.headings, journalFeesHeading()] : text.headings}>
      <LongHtml key={text.title} name={textName} className="static-text" html={text.html} />
      {fees && <JournalFees fees={fees} />}
    </TextLayout>
  );
}
