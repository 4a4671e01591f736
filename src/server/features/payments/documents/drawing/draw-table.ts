import { drawRule } from '../../../../typesetting/draw-rule.ts';
import { colours } from '../../../../typesetting/house-colours.ts';
import { printedAmount, totalWords } from './document-words.ts';
import type { PrintedDocument } from './printed-document.ts';
import { amountWidth, descriptionWidth, inks, left, right } from './sheet-plan.ts';
import { setText, type Doc, type Parent } from '../../../../typesetting/write-lines.ts';

const what = { x: left, width: descriptionWidth };
const howMuch = { x: right - amountWidth, width: amountWidth, end: 'right' } as const;

/** What was bought or taken back, and its total; answers where the next thing may stand. */
export function drawTable(doc: Doc, whole: Parent, printed: PrintedDocument, top: number): number {
  const row = (role: 'TH' | 'TD', texts: readonly [string, string], ink: (typeof inks)['text' | 'label' | 'total']) => {
    const description = setText(texts[0], ink, what.width);
    const amount = setText(texts[1], ink, howMuch.width);
    return {
      height: Math.max(description.height, amount.height),
      cells: (at: number) =>
        doc.struct('TR', {}, [
          doc.struct(role, description.spoken, () => description.draw(doc, what, at)),
          doc.struct(role, amount.spoken, () => amount.draw(doc, howMuch, at)),
        ]),
    };
  };
  const amount = printedAmount(printed);
  const head = row('TH', ['DESCRIPTION', 'AMOUNT'], inks.label);
  const sold = row('TD', [printed.description, amount], inks.text);
  const total = row('TD', [totalWords[printed.kind], amount], inks.total);
  const soldTop = top + head.height + 14;
  const totalTop = soldTop + sold.height + 18;
  drawRule(doc, soldTop - 8, left, right, colours.rule);
  drawRule(doc, totalTop - 8, left, right, colours.ink);
  whole.add(doc.struct('Table', {}, [head.cells(top), sold.cells(soldTop), total.cells(totalTop)]));
  return totalTop + total.height;
}
