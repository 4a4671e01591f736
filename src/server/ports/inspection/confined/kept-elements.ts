import { listed } from './listed.ts';

// Where Word, its forms and other programs put what they like, only what a page is drawn by is known; the rest goes with all within.

/** What may stand within these elements. */
const keptWithin: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  [
    'settings',
    listed(
      'zoom mirrorMargins alignBordersAndEdges bordersDoNotSurroundHeader bordersDoNotSurroundFooter gutterAtTop autoHyphenation ' +
        'consecutiveHyphenLimit hyphenationZone doNotHyphenateCaps defaultTabStop evenAndOddHeaders bookFoldRevPrinting bookFoldPrinting ' +
        'bookFoldPrintingSheets characterSpacingControl printTwoOnOne strictFirstAndLastChars noLineBreaksAfter noLineBreaksBefore ' +
        'displayBackgroundShape hdrShapeDefaults shapeDefaults footnotePr endnotePr compat mathPr themeFontLang clrSchemeMapping ' +
        'doNotShadeFormData noPunctuationKerning decimalSymbol listSeparator trackRevisions revisionView',
    ),
  ],
  // A place to fill in shows what is in it; what might have been chosen, its name and where its value comes from nobody sees.
  [
    'sdtPr',
    listed('rPr id lock showingPlcHdr temporary text richText picture equation group checkbox appearance color'),
  ],
  ['sdtEndPr', listed('rPr')],
  ['ffData', listed('enabled calcOnExit checkBox ddList')],
]);

/**
 * What goes with all within, wherever it stands: records of citation managers, who may edit what, whence a chart has its values,
 * films on the web, and objects of other programs, whose picture stands beside them.
 */
const telling = listed(
  'fldData smartTagPr customXmlPr dataBinding permStart permEnd objectEmbed objectLink control externalData pivotSource printSettings ' +
    'webVideoPr frameset tblCaption tblDescription timestamp annotation annotationXML',
);

/** Whether an element stays in a part. */
export const isKeptIn = (parent: string, element: string): boolean =>
  !telling.has(element) && (keptWithin.get(parent)?.has(element) ?? true);
