import { pages } from '../../../../contracts/pages.ts';
import { childElements, type XmlElement as TreeElement } from '../jats/xml-tree.ts';
import type { XmlElement } from '../write-xml.ts';
import { articleTypeOf } from './article-type-jats.ts';
import { blocksJats } from './block-jats.ts';
import { frontJats } from './front-jats.ts';
import { htmlTree, isA } from './html-tree.ts';
import type { Writing } from './inline-jats.ts';
import type { JatsSource } from './jats-source.ts';
import { optional } from './optional-element.ts';
import { referencesJats } from './references-jats.ts';
import { backJats, isBack, sectioned } from './section-jats.ts';
import { statedBackJats } from './stated-jats.ts';
import { statementsJats, takeStatements } from './statements-jats.ts';
import { createTextIds } from './text-ids.ts';
import { xmlLanguage } from './xml-values.ts';

const schema = 'https://jats.nlm.nih.gov/publishing/1.3/xsd/JATS-journalpublishing1-3-mathml3.xsd';
const namespaces = {
  'xmlns:ali': 'http://www.niso.org/schemas/ali/1.0/',
  'xmlns:mml': 'http://www.w3.org/1998/Math/MathML',
  'xmlns:xlink': 'http://www.w3.org/1999/xlink',
  'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
  'xsi:noNamespaceSchemaLocation': schema,
};

/** How much of an article its XML has. */
export type Extent = 'with-body' | 'with-references' | 'front-matter';

/** An article in JATS 1.3 (NISO Z39.96-2021). */
export function articleJats(source: JatsSource, extent: Extent): XmlElement {
  const { found, facts, site } = source;
  const { article, text, journalAbbreviation } = found;
  const isWithdrawn = article.withdrawnOn !== null;
  const hasBody = extent === 'with-body' && !isWithdrawn;
  const tree = htmlTree(hasBody ? (text.bodyHtml ?? '') : '');
  const references = extent === 'front-matter' || isWithdrawn ? [] : text.references;
  const footnotes = tree.flatMap((node) => (isA(node, 'section.footnotes') ? childElements(node, 'ol') : []));
  const notes = footnotes.flatMap((list) => childElements(list, 'li'));
  const writing: Writing = {
    ids: createTextIds(
      tree,
      references.map(({ id }) => id),
    ),
    notes: new Map(notes.map((note): [string, TreeElement] => [note.attributes.get('id') ?? '', note])),
    siteUrl: site.url,
    pictureAt: (address) => source.pictureFile?.(address) ?? site.url + address,
    address: site.url + pages.article.href({ catId: journalAbbreviation, articleId: article.id }),
    blocks: blocksJats,
    sections: sectioned,
  };
  const works = referencesJats(references, facts, writing);
  const stated = extent === 'front-matter' || isWithdrawn ? [] : statedBackJats(text.statements);
  const { rest, statements } = takeStatements(tree);
  const end = rest.findIndex(isBack);
  const body = end === -1 ? rest : rest.slice(0, end);
  const back = end === -1 ? [] : rest.slice(end);
  return [
    'article',
    {
      ...namespaces,
      'article-type': articleTypeOf(source),
      'dtd-version': '1.3',
      'xml:lang': xmlLanguage(article.language),
    },
    [
      frontJats(source, { hasBody: tree.length > 0, authorNotes: statementsJats(statements, writing) }, writing),
      ...optional('body', {}, sectioned(body, writing)),
      ...optional('back', {}, [...backJats(back, writing), ...stated, ...works]),
    ],
  ];
}
