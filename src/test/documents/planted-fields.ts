const mark = (type: string, within = '') => `<w:r><w:fldChar w:fldCharType="${type}">${within}</w:fldChar></w:r>`;
const run = (text: string) => `<w:r><w:t>${text}</w:t></w:r>`;
const instruction = (text: string) =>
  `<w:r><w:rPr><w:b/></w:rPr><w:instrText xml:space="preserve">${text.replaceAll('"', '&quot;')}</w:instrText></w:r>`;

/** A field of Word as it is written run by run; the instruction may be in pieces, or hold other fields. */
export const fieldOf = (pieces: readonly string[], result: string, data = '') =>
  `${mark('begin', data)}${pieces.map((piece) => (piece.startsWith('<') ? piece : instruction(piece))).join('')}${mark('separate')}${run(result)}${mark('end')}`;

const simple = (text: string, result: string) =>
  `<w:fldSimple w:instr="${text.replaceAll('"', '&quot;')}">${run(result)}</w:fldSimple>`;

/** Where `plantedFields` hides the word, each time with another ending. */
export const plantedInFields = [
  'zotero',
  'split',
  'data',
  'linked',
  'mailto',
  'simple',
  'nested',
  'drawn',
  'unended',
  'control',
  'smart',
  'tooltip',
] as const;

/** Fields of Word and places to fill in, whose instructions hold the word; with what they show. */
export const plantedFields = (word: string) =>
  [
    fieldOf([` ADDIN ZOTERO_ITEM CSL_CITATION {"uris":["http://zotero.org/users/${word}zotero/items/A"]} `], '(one)'),
    fieldOf([' INCLUDE', 'PICTURE "/Users/', `${word}split`, '/a.png" \\d '], '(two)'),
    fieldOf([' PAGE '], '(three)', `<w:fldData>${word}data</w:fldData>`),
    fieldOf([` LINK Excel.Sheet.12 "C:\\\\Users\\\\${word}linked\\\\a.xlsx" `], '(four)'),
    fieldOf([` HYPERLINK "mailto:${word}mailto@example.org" `], '(five)'),
    simple(` TITLE "${word}simple" \\* MERGEFORMAT `, '(six)'),
    fieldOf(
      [' IF ', fieldOf([' LASTSAVEDBY '], `${word}nested`), '<w:r><w:pict/></w:r>', `= "a" "${word}drawn" `],
      '(seven)',
    ),
    `<w:sdt><w:sdtPr><w:tag w:val="MENDELEY_CITATION_v3_${word}control"/></w:sdtPr><w:sdtContent>${run('(eight)')}</w:sdtContent></w:sdt>`,
    `<w:smartTag w:element="PersonName"><w:smartTagPr><w:attr w:name="ProductID" w:val="${word}smart"/></w:smartTagPr></w:smartTag>`,
    `<w:hyperlink w:tooltip="${word}tooltip@example.org"/>`,
    `${mark('begin')}${instruction(` ADDIN ${word}unended `)}`,
  ].join('');
