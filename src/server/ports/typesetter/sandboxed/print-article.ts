import type { PrintDesign } from '../../../../contracts/print-design.ts';
import type { ArticleFront } from '../article-front.ts';
import type { PrintJob } from '../print-job.ts';
import type { Printable } from './printable.ts';
import { printPdf } from './print.ts';

type Pictures = NonNullable<PrintJob['pictures']>;

const words = {
  en: { abstract: 'Abstract', keywords: 'Keywords' },
  ar: { abstract: 'الملخص', keywords: 'الكلمات المفتاحية' },
};

const shortened = (title: string, most = 70): string =>
  title.length <= most ? title : `${title.slice(0, title.lastIndexOf(' ', most))} …`;

/** Everything that the template of an article prints. */
export interface PrintableArticle {
  readonly front: ArticleFront;
  readonly title: readonly Printable[];
  readonly abstract: readonly Printable[];
  readonly blocks: readonly Printable[];
  /** Where links within the text may lead. */
  readonly anchors?: readonly string[];
  readonly isRightToLeft: boolean;
}

const fontNames: Record<PrintDesign['font'], string> = {
  'source-serif': 'Source Serif 4',
  'public-sans': 'Public Sans',
  'dejavu-serif': 'DejaVu Serif',
  'dejavu-sans': 'DejaVu Sans',
};

/** The logo as a picture of the job; a damaged one is left out. */
async function logoOf({ logo }: PrintDesign): Promise<Pictures> {
  if (logo === '') return {};
  const { renewed } = await import('./figures.ts');
  const picture = await renewed(Buffer.from(logo.slice(logo.indexOf(',') + 1), 'base64'));
  return picture === null ? {} : { [`logo.${picture.format}`]: picture.bytes };
}

/** As a published article, in its journal's design. */
export async function printArticle(article: PrintableArticle, pictures: Pictures): Promise<Uint8Array> {
  const { front, title, abstract, blocks, anchors = [], isRightToLeft } = article;
  const { design, ...shown } = front;
  const logo = await logoOf(design);
  const [first, ...others] = front.authors.map(({ lastName }) => lastName);
  return printPdf({
    template: 'article',
    title: front.title,
    authors: front.authors.map(({ givenName, lastName }) => `${givenName} ${lastName}`.trim()),
    date: front.date,
    language: front.language,
    content: {
      front: { ...shown, authors: front.authors.map((author) => ({ ...author })) },
      design: {
        font: fontNames[design.font],
        accent: design.accent,
        columns: design.columns,
        side: design.sideMargin,
        top: design.topMargin,
        logo: Object.keys(logo)[0] ?? null,
      },
      'running-journal': design.runningHead || `${front.journal} · ${front.edition}`,
      'running-title': `${first ?? ''}${others.length > 0 ? ' et al.' : ''} · ${shortened(front.title)}`,
      'is-right-to-left': isRightToLeft,
      words: isRightToLeft ? words.ar : words.en,
      title,
      abstract,
      blocks,
      anchors,
    },
    pictures: { ...pictures, ...logo },
  });
}

interface PrintableManuscript extends Pick<PrintableArticle, 'title' | 'blocks' | 'isRightToLeft'> {
  /** What the file says that it is. */
  readonly name: string;
}

/** With line numbers and wide margins, and without the authors. */
export const printManuscript = (
  { name, title, blocks, isRightToLeft }: PrintableManuscript,
  pictures: Pictures,
): Uint8Array =>
  printPdf({
    template: 'manuscript',
    title: name,
    authors: [],
    date: '2000-01-01',
    language: 'en',
    content: { title, language: isRightToLeft ? 'ar' : 'en', 'is-right-to-left': isRightToLeft, blocks },
    pictures,
  });
