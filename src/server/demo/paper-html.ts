import type { NewArticleText } from '../features/articles/index.ts';
import { inlineHtml } from '../features/articles/index.ts';
import type { Block, DemoArticle } from './content/paper.ts';

const cells = (tag: 'th' | 'td', texts: readonly string[]) =>
  texts.map((text) => `<${tag}>${inlineHtml(text)}</${tag}>`).join('');

function blockHtml(block: Block, number: number): string {
  if (block.kind === 'paragraph') return `<p>${block.text.html}</p>`;
  const rows = block.rows.map((row) => `<tr>${cells('td', row)}</tr>`).join('');
  return `<figure class="table" id="text-table-${number}"><figcaption><span class="label">Table ${number}</span> ${block.caption.html}</figcaption><div class="table-scroll" role="group" tabindex="0" aria-label="Table ${number}"><table><thead><tr>${cells('th', block.head)}</tr></thead><tbody>${rows}</tbody></table></div></figure>`;
}

/** The text of an article as its page shows it: sections with ids, and the list of them. */
export function paperHtml(article: DemoArticle): NewArticleText {
  let tables = 0;
  const sections = article.sections.map(({ heading, blocks }, index) => {
    const body = blocks.map((block) => blockHtml(block, block.kind === 'table' ? ++tables : 0)).join('');
    return `<section id="text-section-${index + 1}"><h2>${inlineHtml(heading)}</h2>${body}</section>`;
  });
  return {
    bodyHtml: sections.join(''),
    headings: article.sections.map(({ heading }, index) => ({
      id: `text-section-${index + 1}`,
      html: inlineHtml(heading),
      level: 2,
    })),
    references: article.references.map(({ html }, index) => ({
      id: `text-reference-${index + 1}`,
      html,
      doi: null,
      url: null,
    })),
  };
}
