// The HTML of the reading page: what an importer writes, and what a text in production is reduced to.

/** How an element holds what is in it: blocks; blocks or words; words; text without elements; certain children only. */
type Holds = 'blocks' | 'either' | 'words' | 'text' | readonly string[];

interface Allowed {
  readonly holds: Holds;
  readonly classes?: readonly string[];
  /** One without such a class is no more than what it holds. */
  readonly needsClass?: true;
  readonly attributes?: Readonly<Record<string, RegExp>>;
  readonly hasId?: true;
  /** Whether sections and headings can be in it. */
  readonly isSectioned?: true;
}

const span = /^(?:[2-9]|[1-9]\d{1,2}|1000)$/u;
const cell = {
  holds: 'either',
  classes: ['align-center', 'align-right'],
  attributes: { colspan: span, rowspan: span },
} as const;

/** Every block that a text can have. `h1` to `h6` and pictures have rules of their own. */
export const allowedBlocks: ReadonlyMap<string, Allowed> = new Map<string, Allowed>([
  ['p', { holds: 'words', classes: ['title', 'attribution', 'taxon-identifier', 'supplement-link'] }],
  [
    'section',
    {
      holds: 'blocks',
      hasId: true,
      isSectioned: true,
      classes: [
        'treatment',
        'treatment-section',
        'acknowledgements',
        'appendix',
        'glossary',
        'notes',
        'biography',
        'floats',
        'footnotes',
      ],
    },
  ],
  ['figure', { holds: 'blocks', hasId: true, classes: ['figure', 'table'] }],
  ['figcaption', { holds: 'either' }],
  ['table', { holds: ['thead', 'tbody', 'tfoot'] }],
  ['thead', { holds: ['tr'] }],
  ['tbody', { holds: ['tr'] }],
  ['tfoot', { holds: ['tr'] }],
  ['tr', { holds: ['td', 'th'] }],
  ['td', cell],
  ['th', { ...cell, attributes: { ...cell.attributes, scope: /^(?:col|row)$/u } }],
  ['ul', { holds: ['li'], hasId: true, classes: ['plain', 'synonymy'] }],
  ['ol', { holds: ['li'], hasId: true, attributes: { type: /^[aAiI]$/u } }],
  ['li', { holds: 'either', hasId: true }],
  ['dl', { holds: ['dt', 'dd'] }],
  ['dt', { holds: 'words' }],
  ['dd', { holds: 'either' }],
  ['blockquote', { holds: 'blocks', classes: ['verse'] }],
  ['aside', { holds: 'blocks', hasId: true, isSectioned: true, classes: ['boxed-text'] }],
  ['pre', { holds: 'text' }],
]);

/** The kinds of `div`; any other is no more than what it holds. */
export const allowedDivisions: ReadonlyMap<string, Allowed> = new Map<string, Allowed>([
  ['formula', { holds: 'words', hasId: true }],
  ['supplement', { holds: 'blocks', hasId: true }],
  ['supplement-caption', { holds: 'either' }],
  ['nomenclature', { holds: 'blocks' }],
  ['footnote', { holds: 'either', hasId: true }],
  ['table-notes', { holds: 'blocks' }],
  [
    'table-scroll',
    { holds: ['table'], attributes: { role: /^group$/u, tabindex: /^0$/u, 'aria-label': /^[^\p{C}]{1,2000}$/u } },
  ],
]);

/** Typography, by the names that other programs have for it, too. */
export const typography: ReadonlyMap<string, string> = new Map([
  ...['i', 'b', 'u', 's', 'sub', 'sup', 'code'].map((name) => [name, name] as const),
  ['em', 'i'],
  ['cite', 'i'],
  ['strong', 'b'],
  ['del', 's'],
  ['strike', 's'],
  ['ins', 'u'],
  ['tt', 'code'],
  ['kbd', 'code'],
  ['samp', 'code'],
]);

export const spanClasses = new Set([
  'label',
  'caption-title',
  'taxon-name',
  'small-caps',
  'missing-figure',
  'missing-formula',
]);

/** What is left out with all that is in it. */
export const leftOut = new Set(
  `script style template noscript noembed noframes iframe frame frameset object embed applet param svg canvas audio video source
  track map area input select option button textarea xmp title meta link base`.split(/\s+/u),
);

/** Blocks of other HTML, of which only what they hold is left. */
export const otherBlocks = new Set(
  'div header footer main article nav address form fieldset details summary center body html hr caption colgroup'.split(
    ' ',
  ),
);

export type { Allowed };
