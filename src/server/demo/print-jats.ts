import { XmlDocument, XmlElement, XmlText } from 'libxml2-wasm';
import { readArticleFile, type JatsArticle } from '../features/articles/index.ts';
import type { JournalRow } from '../features/journals/index.ts';
import { typeset } from '../ports/typesetter/typeset.ts';
import { printDate } from '../print-date.ts';

type Stretch = { text: string; italic: boolean };

const unprinted = new Set(['mml:math', 'graphic', 'alt-text', 'label']);

function stretchesOf(element: XmlElement, italic = false): Stretch[] {
  const stretches: Stretch[] = [];
  for (let child = element.firstChild; child !== null; child = child.next) {
    if (child instanceof XmlText) stretches.push({ text: child.content.replace(/\s+/g, ' '), italic });
    if (child instanceof XmlElement && !unprinted.has(`${child.prefix ? `${child.prefix}:` : ''}${child.name}`))
      stretches.push(...stretchesOf(child, italic || child.name === 'italic'));
  }
  return stretches;
}

function trimmed(stretches: Stretch[]): Stretch[] {
  return stretches.map(({ text, italic }, place) => {
    const start = place === 0 ? text.trimStart() : text;
    return { text: place === stretches.length - 1 ? start.trimEnd() : start, italic };
  });
}

const found = (within: XmlElement, path: string): XmlElement[] =>
  within.find(path).filter((node): node is XmlElement => node instanceof XmlElement);
const textOf = (element: XmlElement | undefined) => (element?.content ?? '').replace(/\s+/g, ' ').trim();
const rich = (element: XmlElement | undefined) => (element ? trimmed(stretchesOf(element)) : []);

function cellsOf(row: XmlElement): string[] {
  return found(row, 'td|th').flatMap((cell) => [
    textOf(cell),
    ...Array.from({ length: Number(cell.attr('colspan')?.value ?? 1) - 1 }, () => ''),
  ]);
}

function tableOf(wrap: XmlElement) {
  const rows = found(wrap, './/tr').map(cellsOf);
  const columns = Math.max(...rows.map(({ length }) => length));
  const [head = [], ...body] = rows.map((row) => [...row, ...Array.from({ length: columns - row.length }, () => '')]);
  return { kind: 'table', caption: rich(found(wrap, 'caption')[0]), head, rows: body };
}

function bodyOf(root: XmlElement, { keywords }: JatsArticle) {
  const sections = found(root, 'body/sec').map((section) => ({
    heading: textOf(found(section, 'title')[0]),
    blocks: found(section, '*[not(self::title)]').map((block) =>
      block.name === 'table-wrap' ? tableOf(block) : { kind: 'paragraph', text: rich(block) },
    ),
  }));
  return {
    title: rich(found(root, 'front/article-meta/title-group/article-title')[0]),
    abstract: rich(found(root, 'front/article-meta/abstract/p')[0]),
    keywords: keywords.map(({ text }) => text).join('\u00a0· '),
    sections,
    references: found(root, 'back/ref-list/ref').map(rich),
  };
}

const nameOf = ({ givenName, lastName }: JatsArticle['authors'][number]) => `${givenName} ${lastName}`.trim();

function frontOf(article: JatsArticle, journal: JournalRow) {
  const affiliations = [...new Set(article.authors.flatMap((author) => author.affiliations))];
  const place = `${article.volume}(${article.issue})`;
  const address = `https://doi.org/${article.doi}`;
  return {
    authors: article.authors.map((author) => ({
      name: nameOf(author),
      mark: [...author.affiliations.map((name) => affiliations.indexOf(name) + 1), author.isCorresponding ? '*' : '']
        .filter((mark) => mark !== '')
        .join(','),
    })),
    affiliations: affiliations.map((name, index) => ({ name, mark: String(index + 1) })),
    masthead: {
      journal: journal.title,
      lines: [`Volume ${article.volume} · Issue ${article.issue}`, `ISSN ${journal.issn} · ${address}`],
    },
    kind: article.heading ?? 'Research article',
    'is-open': article.openPeriods.length > 0,
    dates: `Published ${printDate(article.published?.iso ?? '')}`,
    imprint: [[{ text: `${article.copyright}. ${article.licence?.text ?? 'All rights reserved'}.`, italic: false }]],
    heads: { even: `${journal.title} ${place}`, odd: article.authors.map(({ lastName }) => lastName).join(', ') },
  };
}

async function print(xml: Buffer, article: JatsArticle, front: ReturnType<typeof frontOf> | null): Promise<Buffer> {
  const document = XmlDocument.fromBuffer(xml);
  const reviewed = { heads: { even: 'Manuscript for review', odd: 'Manuscript for review' } };
  try {
    return await typeset({
      template: 'demo-papers',
      title: article.title.text,
      authors: front ? article.authors.map(nameOf) : [],
      date: article.published?.iso ?? article.received?.iso ?? '2026-01-01',
      language: article.language,
      content: { papers: [{ ...bodyOf(document.root, article), ...(front ?? reviewed) }] },
    });
  } finally {
    document.dispose();
  }
}

/** An article as a printed journal would have it. */
export const printArticle = (xml: Buffer, article: JatsArticle, journal: JournalRow): Promise<Buffer> =>
  print(xml, article, frontOf(article, journal));

/** A manuscript as its author submits it: without a name, because reviewers read it. */
export const printManuscript = async (xml: Buffer): Promise<Buffer> => print(xml, await readArticleFile(xml), null);
