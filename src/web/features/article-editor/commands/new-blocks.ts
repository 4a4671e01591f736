import type { Node as TextNode, Schema } from '@tiptap/pm/model';
import type { EditorState } from '@tiptap/pm/state';
import { freeId } from './free-id.ts';
import { numberedIn, type NumberedKind } from './renumber.ts';
import { newTable } from './table-commands.ts';

/** A picture as the server keeps it. */
export interface UploadedPicture {
  readonly address: string;
  readonly width: number;
  readonly height: number;
}

export const pictureAttributes = ({ address, width, height }: UploadedPicture, alt: string) => ({
  href: address,
  src: address,
  alt,
  width: String(width),
  height: String(height),
  loading: 'lazy',
});

const usual: Readonly<Record<NumberedKind, readonly [before: string, after: string]>> = {
  figure: ['Figure ', ''],
  table: ['Table ', ''],
  equation: ['(', ')'],
};

/** The label of a new figure, table or equation, in the form of those that the text has. */
export function nextLabel({ doc, selection }: EditorState, kind: NumberedKind): string {
  const labelled = numberedIn(doc).filter((one) => one.kind === kind && /\d/.test(one.label));
  const [, before, after] =
    /^(\D*)\d+(\D*)$/.exec(labelled.find(({ label }) => /^\D*\d+\D*$/.test(label))?.label ?? '') ?? [];
  const number = labelled.filter(({ pos }) => pos < selection.to).length + 1;
  return `${before ?? usual[kind][0]}${number}${after ?? usual[kind][1]}`;
}

const textOf = (schema: Schema, words: string) => (words === '' ? [] : [schema.text(words)]);

function captionOf(schema: Schema, kind: 'figcaption' | 'supplementCaption', label: string, words: string): TextNode[] {
  const { [kind]: caption, captionLabel, captionTitle, line } = schema.nodes;
  if (!caption || !captionLabel || !captionTitle || !line) return [];
  const attributes = kind === 'supplementCaption' ? { class: 'supplement-caption' } : {};
  return [
    caption.create(attributes, [
      captionLabel.create({ class: 'label' }, textOf(schema, label)),
      captionTitle.create({ class: 'caption-title' }),
      line.create(null, textOf(schema, words)),
    ]),
  ];
}

export interface NewFigure {
  readonly picture: UploadedPicture;
  readonly alt: string;
  readonly label: string;
  readonly caption: string;
}

export function newFigure(
  { doc, schema }: EditorState,
  { picture, alt, label, caption }: NewFigure,
): TextNode | undefined {
  const image = schema.nodes['picture']?.create(pictureAttributes(picture, alt));
  const captions = captionOf(schema, 'figcaption', label, caption);
  return schema.nodes['figure']?.create(
    { class: 'figure', id: freeId(doc, 'text-fig') },
    image ? [image, ...captions] : captions,
  );
}

export function newTableFigure(state: EditorState, rows: number, columns: number): TextNode | undefined {
  const { doc, schema } = state;
  const label = nextLabel(state, 'table');
  const table = newTable(schema, rows, columns, label);
  const captions = captionOf(schema, 'figcaption', label, '');
  const content = table === null ? captions : [...captions, table];
  return schema.nodes['tableFigure']?.create({ class: 'table', id: freeId(doc, 'text-table') }, content);
}

/** A formula on a line of its own, with its number. */
export function newDisplayFormula(
  { doc, schema }: EditorState,
  html: string,
  tex: string,
  label: string,
): TextNode | undefined {
  const formula = schema.nodes['formula']?.create({ html, tex });
  const mark = schema.marks['span']?.create({ class: 'label' });
  const number = label !== '' && mark ? [schema.text(' '), schema.text(label, [mark])] : [];
  const content = formula ? [formula, ...number] : number;
  return schema.nodes['displayFormula']?.create({ class: 'formula', id: freeId(doc, 'text-eq') }, content);
}

/** A supplementary file elsewhere on the web. */
export function newSupplement({ doc, schema }: EditorState, address: string, label: string): TextNode | undefined {
  const { division, paragraph } = schema.nodes;
  const link = schema.marks['link']?.create({ href: address, rel: 'nofollow noopener' });
  const shown = schema.text(address, link ? [link] : []);
  const captions = captionOf(schema, 'supplementCaption', label, '');
  const place = paragraph?.create({ class: 'supplement-link' }, shown);
  return division?.create(
    { class: 'supplement', id: freeId(doc, 'text-file') },
    place ? [...captions, place] : captions,
  );
}
