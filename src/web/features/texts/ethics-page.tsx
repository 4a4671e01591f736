import { site } from '../../../contracts/site.ts';
import { leaveInPage } from '../../api/left-in-page.ts';
import { noSuchPage } from '../../api/load-or-404.ts';
import { serverApi } from '../../api/server-api.ts';
import { readFaq } from '../../content/read-faq.server.ts';
import { readText } from '../../content/read-text.server.ts';
import { LongHtml } from '../../ui/long-html.tsx';
import { RichHtml } from '../../ui/rich-html.tsx';
import type { Route } from './+types/ethics-page.ts';
import styles from './ethics-page.module.css';
import { FaqGroups } from './faq-groups.tsx';
import './static-text.css';
import { TextLayout } from './text-layout.tsx';
import { textMeta } from './text-meta.ts';
import { ethicsSlugOf } from './text-names.ts';

const textName = 'text';
const faqId = 'author-faq';

export async function loader({ context, params }: Route.LoaderArgs) {
  const slug = ethicsSlugOf(params.ethicalSlug);
  if (slug === undefined) throw noSuchPage();
  const facts = await serverApi(context)(site.read);
  const text = readText(slug, facts);
  // The specification shows the authors' questions below the Authorship policy.
  const faq = slug === 'authorship' ? readFaq('author-faq', facts) : null;
  return { text: { ...text, html: leaveInPage(context, textName, text.html) }, faq };
}

export const meta: Route.MetaFunction = ({ matches, location, loaderData }) =>
  textMeta(matches, location.pathname, loaderData.text);

/** The pages of publication ethics, by slug. */
export default function EthicsPage({ loaderData: { text, faq } }: Route.ComponentProps) {
  const headings = faq ? [...text.headings, { id: faqId, level: 2, html: faq.title }] : text.headings;
  return (
    <TextLayout {...text} headings={headings}>
      <LongHtml key={text.title} name={textName} className="static-text" html={text.html} />
      {faq && (
        <section className={styles.faq} aria-labelledby={faqId}>
          <h2 id={faqId}>{faq.title}</h2>
          <RichHtml as="p" className={styles.lead} html={faq.leadHtml} />
          <FaqGroups groups={faq.groups} level={3} />
        </section>
      )}
    </TextLayout>
  );
}
