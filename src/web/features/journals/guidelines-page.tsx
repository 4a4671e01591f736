import { redirect } from 'react-router';
import { journalSetup } from '../../../contracts/journal-setup.ts';
import { pages } from '../../../contracts/pages.ts';
import * as t from '../../../messages/journals.ts';
import { leaveInPage } from '../../api/left-in-page.ts';
import { loadOr404, noSuchPage } from '../../api/load-or-404.ts';
import { serverApi } from '../../api/server-api.ts';
import { Link } from '../../ui/link.tsx';
import { LongHtml } from '../../ui/long-html.tsx';
import { pageHead } from '../../ui/page-head.ts';
import pageStyles from '../../ui/page.module.css';
import '../texts/static-text.css';
import { TextBanner } from '../texts/text-banner.tsx';
import type { Route } from './+types/guidelines-page.ts';
import styles from './guidelines-page.module.css';

const guidelinesName = 'author-guidelines';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { guidelinesHtml, checklist, journalTitle, journalAbbreviation } = await loadOr404(
    serverApi(context)(journalSetup.shown, { params: { abbreviation: params.catId } }),
  );
  if (guidelinesHtml === '') throw noSuchPage();
  if (journalAbbreviation !== params.catId)
    throw redirect(pages.journalGuidelines.href({ catId: journalAbbreviation }), 301);
  return {
    html: leaveInPage(context, guidelinesName, guidelinesHtml),
    checklist,
    journalTitle,
    catId: journalAbbreviation,
  };
}

export const meta: Route.MetaFunction = ({ matches, loaderData: { journalTitle, catId } }) =>
  pageHead(matches, {
    title: t.guidelinesTitle({ journal: journalTitle }),
    description: t.guidelinesLead({ journal: journalTitle }),
    path: pages.journalGuidelines.href({ catId }),
  });

/** What a journal asks of its authors, in its own words. */
export default function GuidelinesPage({ loaderData: { html, checklist, journalTitle, catId } }: Route.ComponentProps) {
  return (
    <article>
      <TextBanner title={t.authorGuidelines()} lead={<Link to={pages.journal.href({ catId })}>{journalTitle}</Link>} />
      <div className={`${pageStyles.page} ${styles.page}`}>
        <section aria-labelledby="guidelines">
          {/* Headings within the text are of the third rank and below. */}
          <h2 id="guidelines" className="visually-hidden">
            {t.guidelinesTitle({ journal: journalTitle })}
          </h2>
          <LongHtml key={catId} name={guidelinesName} className="static-text" html={html} dir="auto" />
        </section>
        {checklist.length > 0 && (
          <section className="static-text" aria-labelledby="checklist">
            <h2 id="checklist">{t.beforeYouSubmit()}</h2>
            <ul>
              {checklist.map((statement) => (
                <li key={statement} dir="auto">
                  {statement}
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </article>
  );
}
