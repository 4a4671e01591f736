import { citationStyles, type StyledCitation } from '../../../../contracts/articles.ts';
import type { Context } from '../../../context.ts';
import { notFound } from '../../../errors.ts';
import { articleNumber } from '../article-number.ts';
import { presentPublished } from '../present-article.ts';
import { articleNamed } from '../read-articles.ts';
import { apaCitation } from './apa-citation.ts';
import { htmlFormat, plainFormat } from './citation-format.ts';
import { citedWork, type CitedWork } from './cited-work.ts';
import { harvardCitation } from './harvard-citation.ts';
import { vancouverCitation } from './vancouver-citation.ts';
import { writeBibtex } from './write-bibtex.ts';
import { writeRis } from './write-ris.ts';

const writers = { APA: apaCitation, Harvard: harvardCitation, Vancouver: vancouverCitation } as const;

/** A work in each citation style, for the page and for the clipboard. */
export const styledCitations = (work: CitedWork): StyledCitation[] =>
  citationStyles.map((style) => ({
    style,
    html: writers[style](work, htmlFormat),
    text: writers[style](work, plainFormat),
  }));

async function workOf(ctx: Context, articleId: string): Promise<CitedWork> {
  const found = await articleNamed(ctx, articleId);
  if (!found) throw notFound('This article');
  return citedWork(presentPublished(found), ctx.site);
}

/** An article as a reference, in each citation style. */
export async function readCitations(ctx: Context, articleId: string): Promise<StyledCitation[]> {
  return styledCitations(await workOf(ctx, articleId));
}

const fileName = (work: CitedWork, articleId: string) => `${work.abbreviation}-${articleNumber(articleId)}`;

/** An article as a BibTeX file. */
export async function readBibtex(ctx: Context, articleId: string) {
  const work = await workOf(ctx, articleId);
  return { text: writeBibtex(work), saveAs: `${fileName(work, articleId)}.bib` };
}

/** An article as a RIS file. */
export async function readRis(ctx: Context, articleId: string) {
  const work = await workOf(ctx, articleId);
  return { text: writeRis(work), saveAs: `${fileName(work, articleId)}.ris` };
}
