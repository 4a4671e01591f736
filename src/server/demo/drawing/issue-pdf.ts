import type { DemoIssue, DemoJournal } from '../content/journal.ts';
import type { DemoArticle } from '../content/paper.ts';
import { drawArticle } from './article-pdf.ts';
import { fullName } from './citation.ts';
import { colours } from '../../typesetting/house-colours.ts';
import { coverSize, designCover, panelTop } from './cover-design.ts';
import { drawShapes } from './draw-shapes.ts';
import { makePdf } from './make-pdf.ts';
import { drawRule, placeParagraph, spansOf, type Doc, type Flow } from './page-flow.ts';
import { margins, pageSize, styles, textWidth } from './page-setup.ts';
import { drawLine, makeWords, naturalWidth } from './type/words.ts';

type Entry = { article: DemoArticle; page: number };

const entryLead = 14;

function drawCoverPage(doc: Doc, issue: DemoIssue, journal: DemoJournal): void {
  doc.addPage();
  const { labels, shapes } = designCover({ ...journal, volume: issue.volume, issue: issue.issue, year: issue.year });
  const scale = pageSize[0] / coverSize.width;
  doc.rect(0, 0, ...pageSize).fill(colours.paper);
  const top = panelTop * scale;
  const height = pageSize[1] - top;
  drawShapes(doc, shapes, {
    x: 0,
    y: top,
    width: pageSize[0],
    height,
    scale: height / (coverSize.height - panelTop),
    from: { x: 0, y: 0 },
  });
  for (const { text, x, y, size, tracking, colour } of labels) {
    const style = { face: 'roman', size: size * scale, colour: colours[colour], tracking: tracking * scale } as const;
    drawLine(doc, makeWords(doc, [{ text, style }]), x * scale, y * scale);
  }
}

function drawEntry(flow: Flow, { article, page }: Entry): void {
  const number = makeWords(flow.doc, [{ text: String(page), style: styles.authors }]);
  const baseline = flow.y + entryLead * 0.76;
  drawLine(flow.doc, number, margins.left + textWidth - naturalWidth(number), baseline);
  const width = textWidth - 48;
  placeParagraph(flow, spansOf(article.title, styles.authors), { leading: entryLead, width });
  const names = article.authors.map(fullName).join(', ');
  placeParagraph(flow, [{ text: names, style: { ...styles.smallItalic, size: 8.6 } }], { leading: 12, width });
  flow.y += 12;
}

function drawContents(doc: Doc, issue: DemoIssue, journal: DemoJournal, entries: Entry[]): void {
  const flow: Flow = {
    doc,
    y: 74,
    bottom: pageSize[1] - margins.bottom,
    pageNumber: 2,
    runningHead: { even: '', odd: '' },
  };
  placeParagraph(flow, [{ text: journal.title, style: styles.masthead }], { leading: 20 });
  const edition = `Volume ${issue.volume} · Issue ${issue.issue} · ${issue.year} · ISSN ${journal.issn}`;
  placeParagraph(flow, [{ text: edition, style: styles.small }], { leading: 14 });
  flow.y += 8;
  drawRule(doc, flow.y, 0.8, colours.ink);
  flow.y += 22;
  placeParagraph(flow, [{ text: 'CONTENTS', style: styles.label }], { leading: 12 });
  flow.y += 10;
  for (const entry of entries) drawEntry(flow, entry);
  flow.y = Math.max(flow.y + 10, pageSize[1] - 140);
  drawRule(doc, flow.y);
  flow.y += 10;
  placeParagraph(flow, [{ text: issue.description, style: styles.smallItalic }], { leading: 10.6 });
}

/** A full issue: cover, contents with page numbers, then its articles one after another. */
export async function renderIssuePdf(issue: DemoIssue, journal: DemoJournal, articles: DemoArticle[]): Promise<Buffer> {
  const date =
    articles
      .map(({ published }) => published)
      .toSorted()
      .at(-1) ?? `${issue.year}-01-01`;
  const facts = {
    title: `${journal.title}, ${issue.name}`,
    author: articles.flatMap(({ authors }) => authors.map(fullName)).join(', '),
    subject: issue.description,
    keywords: articles.flatMap(({ keywords }) => keywords).join(', '),
    date,
  };
  return makePdf(facts, (doc) => {
    drawCoverPage(doc, issue, journal);
    doc.addPage();
    const entries: Entry[] = [];
    let last = 2;
    for (const article of articles) {
      const page = last + 1;
      last = drawArticle(doc, article, journal, page);
      entries.push({ article, page });
    }
    // The contents are drawn last: only now are the page numbers known.
    doc.switchToPage(1);
    drawContents(doc, issue, journal, entries);
  });
}
