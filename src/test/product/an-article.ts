import { v7 } from 'uuid';
import { inTransaction } from '../../server/in-transaction.ts';
import { inlineHtml, insertArticle, paragraphsHtml, type NewArticle } from '../../server/domains/articles/index.ts';
import type { Product } from './start-product.ts';

interface Traits {
  readonly journalId: string;
  readonly title?: string;
  readonly abstract?: string;
  readonly keywords?: readonly string[];
  /** "Given Last" */
  readonly authors?: readonly string[];
  readonly bodyHtml?: string;
  readonly publishedOn?: string;
  readonly access?: 'open' | 'subscription';
  readonly doi?: string;
}

const rich = (text: string) => ({ text, html: inlineHtml(text) });

function authorOf(name: string): NewArticle['authors'][number] {
  const [authorGivenName = '', ...last] = name.split(' ');
  return {
    authorTitle: null,
    authorGivenName,
    authorLastName: last.join(' '),
    authorAffiliation: 'Example University',
    affiliations: ['Example University'],
    orcid: null,
    isCorresponding: true,
    email: `${authorGivenName.toLowerCase()}.hidden@secretmail.example`,
  };
}

/** A published article, as an import would leave it. */
export async function anArticle(product: Product, traits: Traits): Promise<string> {
  const now = product.system.now();
  const abstract = traits.abstract ?? 'What an example shows.';
  const article = {
    id: v7(),
    journalId: traits.journalId,
    title: rich(traits.title ?? 'On examples'),
    authors: (traits.authors ?? ['Alex Example']).map(authorOf),
    abstractText: abstract,
    abstractHtml: paragraphsHtml(abstract),
    keywords: (traits.keywords ?? []).map(rich),
    publishedOn: traits.publishedOn ?? '2020-05-01',
    doi: traits.doi ?? null,
    language: 'en',
    access: traits.access ?? 'open',
    createdAt: now,
    updatedAt: now,
  } as const;
  const text = { bodyHtml: traits.bodyHtml ?? null, headings: [], references: [] };
  return inTransaction(product.system, async (tx) => {
    await tx.announcePublicChange();
    return insertArticle(tx.db, { ...article, authors: [...article.authors], keywords: [...article.keywords] }, text);
  });
}
