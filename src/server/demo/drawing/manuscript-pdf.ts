import type { DemoManuscript } from '../content/paper.ts';
import { makePdf } from './make-pdf.ts';
import { openFlow, placeParagraph, spansOf } from './page-flow.ts';
import { styles } from './page-setup.ts';
import { placeBody } from './paper-body.ts';

/** A manuscript as its author hands it in: no journal's dress, and no name, because reviewers will read it. */
export async function renderManuscriptPdf(manuscript: DemoManuscript): Promise<Buffer> {
  const title = manuscript.title.text;
  const facts = { title, author: '', subject: '', keywords: manuscript.keywords.join(', '), date: manuscript.received };
  return makePdf(facts, (doc) => {
    const flow = openFlow(doc, 1, { even: 'Manuscript for review', odd: 'Manuscript for review' });
    placeParagraph(flow, [{ text: 'MANUSCRIPT FOR REVIEW', style: styles.label }], { leading: 12 });
    flow.y += 6;
    placeParagraph(flow, spansOf(manuscript.title, styles.title), { leading: 24.5 });
    flow.y += 16;
    placeParagraph(flow, spansOf(manuscript.abstract, styles.abstract), { leading: 13.3, justify: true });
    flow.y += 8;
    placeParagraph(flow, [{ text: manuscript.keywords.join('\u00a0· '), style: styles.small }], { leading: 11 });
    placeBody(flow, manuscript);
  });
}
