import type { DemoJournal } from '../content/journal.ts';
import type { Author, DemoArticle } from '../content/paper.ts';
import { citation, fullName, printDate } from './citation.ts';
import { colours } from '../../typesetting/house-colours.ts';
import { drawShapes } from './draw-shapes.ts';
import { motifs } from './motifs/index.ts';
import { drawRule, placeLines, placeParagraph, setLines, spansOf, type Flow } from './page-flow.ts';
import { italic, margins, pageSize, styles, textWidth } from './page-setup.ts';
import { drawLine, makeWords, naturalWidth, type Span } from './type/words.ts';

const small = { leading: 10.2 };
const emblem = 46;

function drawMasthead({ doc }: Flow, article: DemoArticle, journal: DemoJournal): void {
  const top = 40;
  drawShapes(doc, motifs[journal.motif](article.issue), {
    x: margins.left,
    y: top,
    width: emblem,
    height: emblem,
    scale: emblem / 360,
    from: { x: 200, y: 80 },
  });
  const left = margins.left + emblem + 12;
  const natural = naturalWidth(makeWords(doc, [{ text: journal.title, style: styles.masthead }]));
  const room = textWidth - emblem - 12;
  const style = { ...styles.masthead, size: styles.masthead.size * Math.min(1, room / natural) };
  drawLine(doc, makeWords(doc, [{ text: journal.title, style }]), left, top + 15);
  const year = article.published.slice(0, 4);
  const edition = `Volume ${article.volume} · Issue ${article.issue} · ${year}`;
  drawLine(doc, makeWords(doc, [{ text: edition, style: styles.small }]), left, top + 30);
  drawLine(
    doc,
    makeWords(doc, [{ text: `ISSN ${journal.issn} · https://doi.org/${article.doi}`, style: styles.small }]),
    left,
    top + 42,
  );
  drawRule(doc, top + emblem + 12, 0.8, colours.ink);
}

/** Affiliations in the order in which the authors name them, each once. */
const affiliationsOf = (authors: Author[]) => [...new Set(authors.map((author) => author.affiliation))];

function placeAuthors(flow: Flow, authors: Author[]): void {
  const affiliations = affiliationsOf(authors);
  const several = affiliations.length > 1;
  const spans = authors.flatMap((author, index): Span[] => {
    const number = several ? String(affiliations.indexOf(author.affiliation) + 1) : '';
    const mark = `${number}${index === 0 ? (several ? ',*' : '*') : ''}`;
    const between = index < authors.length - 2 ? ', ' : index === authors.length - 2 ? ' and ' : '';
    const parts = [
      { text: fullName(author), style: styles.authors },
      { text: mark, style: styles.mark },
      { text: between, style: styles.authors },
    ];
    return parts.filter((part) => part.text !== '');
  });
  placeParagraph(flow, spans, { leading: 15.5 });
  flow.y += 4;
  affiliations.forEach((affiliation, index) => {
    const mark = { text: String(index + 1), style: { ...styles.mark, size: 5.6, rise: 2.6 } };
    placeParagraph(flow, [...(several ? [mark] : []), { text: affiliation, style: styles.smallItalic }], small);
  });
}

const padding = 14;

function setAbstract(flow: Flow, article: DemoArticle, size: number) {
  const style = { ...styles.abstract, size };
  const width = textWidth - 2 * padding;
  const keywords = [
    { text: 'Keywords  ', style: { ...italic(style), colour: colours.clay } },
    { text: article.keywords.join('\u00a0· '), style },
  ];
  const text = setLines(flow.doc, spansOf(article.abstract, style), width, true);
  const terms = setLines(flow.doc, keywords, width);
  const shape = { leading: size * 1.4, left: margins.left + padding, width };
  return { text, terms, shape, height: (text.length + terms.length) * shape.leading + 46 };
}

/** The abstract never leaves the first page: a long one is set a little smaller. */
function placeAbstract(flow: Flow, article: DemoArticle): void {
  const room = flow.bottom - flow.y;
  const sizes = [styles.abstract.size, 8.7, 8.4, 8.1, 7.8];
  const settings = sizes.map((size) => setAbstract(flow, article, size));
  const setting = settings.find(({ height }) => height <= room) ?? settings.at(-1);
  if (!setting) return;
  const { text, terms, shape, height } = setting;
  const { bottom } = flow;
  flow.bottom = pageSize[1];
  flow.doc.rect(margins.left, flow.y, textWidth, height).fill(colours.sand);
  const label = makeWords(flow.doc, [{ text: 'ABSTRACT', style: styles.label }]);
  drawLine(flow.doc, label, margins.left + padding, flow.y + 19);
  flow.y += 25;
  placeLines(flow, text, shape);
  flow.y += 7;
  placeLines(flow, terms, shape);
  flow.y += 14;
  flow.bottom = bottom;
}

/** What stands at the foot of the first page: whom to write to, how to cite, under which terms. */
function placeImprint(flow: Flow, article: DemoArticle, journal: DemoJournal): void {
  const [corresponding] = article.authors;
  const { before, journal: title, after } = citation(article, journal);
  const year = article.published.slice(0, 4);
  const terms =
    article.access === 'open'
      ? `© ${year} The authors. Open access: this article is licensed under Creative Commons Attribution 4.0 International (CC BY 4.0).`
      : `© ${year} The authors, with exclusive licence to the publisher. All rights reserved.`;
  const lines = [
    [{ text: `* Corresponding author: ${corresponding?.email ?? ''}`, style: styles.small }],
    [
      { text: `Cite as: ${before}`, style: styles.small },
      { text: title, style: styles.smallItalic },
      { text: after, style: styles.small },
    ],
    [{ text: terms, style: styles.small }],
  ].map((spans) => setLines(flow.doc, spans, textWidth));
  const height = lines.flat().length * small.leading + 12;
  const resume = flow.y;
  const bottom = pageSize[1] - 38;
  drawRule(flow.doc, bottom - height);
  flow.y = bottom - height + 8;
  flow.bottom = pageSize[1];
  for (const paragraph of lines) placeLines(flow, paragraph, small);
  flow.y = resume;
  flow.bottom = bottom - height - 12;
}

/** The first page down to the abstract; the text goes on below it. */
export function placeTitlePage(flow: Flow, article: DemoArticle, journal: DemoJournal): void {
  drawMasthead(flow, article, journal);
  placeImprint(flow, article, journal);
  flow.y = 128;
  const kind = journal.kind === 'journal' ? 'RESEARCH ARTICLE' : 'SYMPOSIUM PAPER';
  const labels = makeWords(flow.doc, [{ text: kind, style: styles.label }]);
  drawLine(flow.doc, labels, margins.left, flow.y);
  if (article.access === 'open') {
    const open = makeWords(flow.doc, [{ text: 'OPEN ACCESS', style: { ...styles.label, colour: colours.teal } }]);
    drawLine(flow.doc, open, margins.left + naturalWidth(labels) + 16, flow.y);
  }
  flow.y += 8;
  placeParagraph(flow, spansOf(article.title, styles.title), { leading: 24.5 });
  flow.y += 8;
  placeAuthors(flow, article.authors);
  flow.y += 6;
  const dates = [
    `Received ${printDate(article.received)}`,
    `Accepted ${printDate(article.accepted)}`,
    `Published ${printDate(article.published)}`,
  ].join('  ·  ');
  placeParagraph(flow, [{ text: dates, style: { ...styles.small, colour: colours.teal } }], small);
  flow.y += 12;
  placeAbstract(flow, article);
}
