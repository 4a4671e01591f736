import { PDFName, type PDFDocument, type PDFPage, type PDFRef } from '@cantoo/pdf-lib';
import { loadPdf } from './load-pdf.ts';
import { writtenAddress } from './pdf-strings.ts';
import { readLinks, viewObjects, type ArticleLink } from './read-links.ts';

/** Why an article cannot be part of the issue; the words for it are the product's. */
export class ArticleFault extends Error {
  readonly fault: 'password' | 'damaged' | 'no-pages';

  constructor(fault: ArticleFault['fault']) {
    super(`The article's PDF: ${fault}`);
    this.fault = fault;
  }
}

/** What makes a page; marks, actions, scripts and private data of programs stay behind. */
const kept = new Set(['Type', 'Parent', 'Resources', 'MediaBox', 'CropBox', 'Rotate', 'Contents', 'Group', 'UserUnit']);

function bare({ node }: PDFPage): void {
  for (const key of node.keys()) if (!kept.has(key.decodeText())) node.delete(key);
}

function addLink(issue: PDFDocument, pages: readonly PDFPage[], { page, rect, target }: ArticleLink): void {
  const leadsTo = 'uri' in target ? null : pages[target.page]?.ref;
  if (leadsTo === undefined) return;
  const { context } = issue;
  const place =
    'uri' in target
      ? { A: context.obj({ Type: 'Action', S: 'URI', URI: writtenAddress(target.uri) }) }
      : { Dest: context.obj([leadsTo, ...viewObjects(target.view)]) };
  const link = context.obj({ Type: 'Annot', Subtype: 'Link', Rect: [...rect], Border: [0, 0, 0], F: 4, ...place });
  pages[page]?.node.addAnnot(context.register(link));
}

/** Copies the pages of an article to the end of the issue, with the links that lead to the web or within it. */
export async function takeArticle(issue: PDFDocument, bytes: Uint8Array): Promise<readonly PDFPage[]> {
  const article = await loadPdf(bytes);
  if (typeof article === 'string') throw new ArticleFault(article);
  try {
    if (article.getPageCount() < 1) throw new ArticleFault('no-pages');
    const links = readLinks(article);
    for (const page of article.getPages()) bare(page);
    const pages = await issue.copyPages(article, article.getPageIndices());
    for (const page of pages) issue.addPage(page);
    for (const link of links) addLink(issue, pages, link);
    return pages;
  } catch (error) {
    throw error instanceof ArticleFault ? error : new ArticleFault('damaged');
  }
}

/** The target of our links: a whole page from its top. */
export const wholePage = (issue: PDFDocument, ref: PDFRef) => issue.context.obj([ref, PDFName.of('Fit')]);
