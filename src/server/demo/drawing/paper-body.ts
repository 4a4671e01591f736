import type { Paper } from '../content/paper.ts';
import { colours } from '../../typesetting/house-colours.ts';
import { keepTogether, placeParagraph, spansOf, type Flow } from './page-flow.ts';
import { margins, styles, textWidth } from './page-setup.ts';
import { placeTable } from './table-block.ts';

const body = { leading: 13.3, justify: true };
const hang = 14;
const references = { leading: 10.8, justify: true, left: margins.left + hang, width: textWidth - hang, indent: -hang };

function placeHeading(flow: Flow, text: string, number = ''): void {
  flow.y += 13;
  keepTogether(flow, 3 * body.leading + 22);
  const mark = { text: number === '' ? '' : `${number} `, style: { ...styles.heading, colour: colours.teal } };
  placeParagraph(flow, [mark, { text, style: styles.heading }], { leading: 16 });
  flow.y += 3;
}

function placeReferences(flow: Flow, paper: Paper): void {
  placeHeading(flow, 'References');
  for (const reference of paper.references) {
    placeParagraph(flow, spansOf(reference, styles.reference), references);
    flow.y += 2;
  }
}

/** The numbered sections with their tables, then the references. */
export function placeBody(flow: Flow, paper: Paper): void {
  let tables = 0;
  paper.sections.forEach((section, index) => {
    placeHeading(flow, section.heading, String(index + 1));
    let indent = 0;
    for (const block of section.blocks) {
      if (block.kind === 'table') placeTable(flow, block, (tables += 1));
      else placeParagraph(flow, spansOf(block.text, styles.body), { ...body, indent });
      indent = block.kind === 'table' ? 0 : 14;
    }
  });
  placeReferences(flow, paper);
}
