import { preferredAlternatives } from './alternatives.ts';
import { foldHtml } from './html-text.ts';
import { mathMarkup, texMarkup } from './math-markup.ts';
import { childElements, childrenWithout, descendants } from './xml-tree.ts';
import type { InlineRule, InlineRules } from './inline-rules.ts';

const wrapped =
  (open: string, close: string): InlineRule =>
  (element, inline) =>
    `${open}${inline(element.children)}${close}`;

const omitted: InlineRule = () => '';
const setApart = wrapped(' ', ' ');

const italicRanks = new Set(['genus', 'subgenus', 'species', 'subspecies', 'variety', 'form']);

const taxonNamePart: InlineRule = (element, inline) => {
  const content = inline(element.children).trim();
  const isItalic = italicRanks.has(element.attributes.get('taxon-name-part-type') ?? '');
  return isItalic ? ` <i>${content}</i> ` : ` ${content} `;
};

// Only a name made of parts may be trimmed: elsewhere the space may be all that parts it from the next word.
const taxonName: InlineRule = (element, inline) => {
  const content = inline(element.children);
  const isInParts = childElements(element, 'tp:taxon-name-part').length > 0;
  return `<span class="taxon-name">${isInParts ? foldHtml(content) : content}</span>`;
};

// Our own XML has the names of taxa so.
const namedContent: InlineRule = (element, inline) =>
  element.attributes.get('content-type') === 'taxon-name' ? taxonName(element, inline) : inline(element.children);

const formula: InlineRule = (element, inline) => {
  const content = inline(childrenWithout(element, 'label'));
  const isPicture = content.trim() === '' && descendants(element, 'graphic', 'inline-graphic').length > 0;
  return isPicture ? '<span class="missing-formula">[formula]</span>' : content;
};

const abbreviation: InlineRule = (element, inline) => {
  const meanings = childElements(element, 'def');
  const meaning = inline(meanings.flatMap((definition) => definition.children)).trim();
  return inline(childrenWithout(element, 'def')) + (meaning === '' ? '' : ` (${meaning})`);
};

// Marks of notes, addresses and affiliations mean nothing in standalone text.
const markTypes = new Set(['fn', 'aff', 'corresp', 'author-notes', 'table-fn']);
const crossReference: InlineRule = (element, inline) =>
  markTypes.has(element.attributes.get('ref-type') ?? '') ? '' : inline(element.children);

/** Typography without links: for titles and keywords, and for the words inside a link. */
export const formattingRules: InlineRules = new Map<string, InlineRule>([
  ['italic', wrapped('<i>', '</i>')],
  ['bold', wrapped('<b>', '</b>')],
  ['sub', wrapped('<sub>', '</sub>')],
  ['sup', wrapped('<sup>', '</sup>')],
  ['sc', wrapped('<span class="small-caps">', '</span>')],
  ['underline', wrapped('<u>', '</u>')],
  ['strike', wrapped('<s>', '</s>')],
  ['monospace', wrapped('<code>', '</code>')],
  ['code', wrapped('<code>', '</code>')],
  ['tp:taxon-name', taxonName],
  ['tp:taxon-name-part', taxonNamePart],
  ['mml:math', mathMarkup],
  ['tex-math', texMarkup],
  ['inline-formula', formula],
  ['disp-formula', formula],
  ['alternatives', (element, inline) => inline(preferredAlternatives(element))],
  ['abbrev', abbreviation],
  ['xref', crossReference],
  ['break', () => ' '],
  // These may be cut anywhere, even within a word.
  ['named-content', namedContent],
  ...['styled-content', 'overline', 'roman', 'sans-serif', 'x', 'target'].map((name): [string, InlineRule] => [
    name,
    wrapped('', ''),
  ]),
  ...['p', 'title', 'label', 'list-item', 'td', 'th', 'caption', 'comment', 'def', 'term'].map(
    (name): [string, InlineRule] => [name, setApart],
  ),
  ...['fn', 'graphic', 'inline-graphic', 'media', 'alt-text', 'long-desc', 'object-id', 'institution-id'].map(
    (name): [string, InlineRule] => [name, omitted],
  ),
]);
