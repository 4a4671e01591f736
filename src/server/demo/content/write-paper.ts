import type { Author, Block, DemoArticle, DemoManuscript, Paper, Section } from './paper.ts';
import { richText } from './rich-text.ts';

/** A paper as it is written down: text with `*italics*`, `## headings`, blank lines and `| tables |`. */
type Source = {
  slug: string;
  journal: string;
  title: string;
  abstract: string;
  keywords: string[];
  authors: Author[];
  received: string;
  body: string;
  references: string;
};

type ArticleSource = Source & Omit<DemoArticle, keyof Paper>;
type ManuscriptSource = Source & { specialReview: boolean };

const asciiName = (name: string) =>
  name
    .replace(/ı/g, 'i')
    .replace(/[øØ]/g, 'o')
    .replace(/[łŁ]/g, 'l')
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase();

/** An author whose address follows from the name. */
export function author(title: Author['title'], givenName: string, lastName: string, affiliation: string): Author {
  const email = `${asciiName(givenName)}.${asciiName(lastName)}@example.org`;
  return { title, givenName, lastName, email, affiliation };
}

const cells = (row: string) =>
  row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

function readBlock(source: string): Block {
  const [first = '', ...rest] = source.split('\n').map((line) => line.trim());
  if (!first.startsWith('Table:')) return { kind: 'paragraph', text: richText(source) };
  const [head = '', ...rows] = rest;
  return {
    kind: 'table',
    caption: richText(first.slice('Table:'.length)),
    head: cells(head),
    rows: rows.map(cells),
  };
}

function readSections(body: string): Section[] {
  return body
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [heading = '', ...blocks] = part.trim().split(/\n\s*\n/);
      return { heading: heading.trim(), blocks: blocks.map(readBlock) };
    });
}

function readPaper(source: Source): Paper {
  const { title, abstract, body, references, ...rest } = source;
  return {
    ...rest,
    title: richText(title),
    abstract: richText(abstract),
    sections: readSections(body),
    references: references
      .trim()
      .split('\n')
      .map((line) => richText(line)),
  };
}

/** Makes a published article of its written form. */
export function writeArticle(source: ArticleSource): DemoArticle {
  const { doi, accepted, published, volume, issue, access, ...rest } = source;
  return { ...readPaper(rest), doi, accepted, published, volume, issue, access };
}

/** Makes a waiting manuscript of its written form. */
export function writeManuscript(source: ManuscriptSource): DemoManuscript {
  const { specialReview, ...rest } = source;
  return { ...readPaper(rest), specialReview };
}
