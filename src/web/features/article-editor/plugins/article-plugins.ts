import { Extension } from '@tiptap/core';
import { Plugin, PluginKey, Selection, TextSelection, type EditorState } from '@tiptap/pm/state';
import { goToNextCell, tableEditing } from '@tiptap/pm/tables';
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view';
import { setLevel } from '../commands/set-level.ts';
import { toNextCell } from '../commands/table-commands.ts';
import { findQuotes, type TextQuote } from '../commands/text-quotes.ts';
import { pastingSections } from './paste-sections.ts';
import { typingAfterMarks } from './typing-after-marks.ts';
import { waysBack } from './ways-back.ts';

/** A comment or query at a place of the text. */
export interface ArticleNote extends TextQuote {
  readonly id: string;
  readonly kind: string;
}

const notesKey = new PluginKey<DecorationSet>('notes');

const decorated = ({ doc }: Pick<EditorState, 'doc'>, notes: readonly ArticleNote[]) =>
  DecorationSet.create(
    doc,
    findQuotes(doc, notes).map(({ quote, from, to }) =>
      Decoration.inline(from, to, { class: 'article-note', 'data-note': quote.id, 'data-kind': quote.kind }),
    ),
  );

/** Marks the places of notes. */
export const showNotes = (view: EditorView, notes: readonly ArticleNote[]): void =>
  view.dispatch(view.state.tr.setMeta(notesKey, notes).setMeta('addToHistory', false));

const isNotes = (meta: unknown): meta is readonly ArticleNote[] => Array.isArray(meta);

const notesPlugin = new Plugin<DecorationSet>({
  key: notesKey,
  state: {
    init: () => DecorationSet.empty,
    apply(tr, shown) {
      const notes: unknown = tr.getMeta(notesKey);
      return isNotes(notes) ? decorated(tr, notes) : shown.map(tr.mapping, tr.doc);
    },
  },
  props: { decorations: (state) => notesKey.getState(state) },
});

/** The note whose place was clicked. */
export function noteAt(target: EventTarget | null): string | null {
  const place = target instanceof Element ? target.closest('[data-note]') : null;
  return place?.getAttribute('data-note') ?? null;
}

/** A part that is pasted a second time gets no second id: links go on leading to the first. */
const uniqueIds = new Plugin({
  appendTransaction(transactions, _before, state) {
    if (!transactions.some((tr) => tr.docChanged && (tr.getMeta('paste') === true || tr.getMeta('uiEvent') === 'drop')))
      return null;
    const seen = new Set<string>();
    const { tr } = state;
    state.doc.descendants((node, pos) => {
      const id: unknown = node.attrs['id'];
      if (typeof id === 'string' && seen.has(id)) tr.setNodeMarkup(pos, null, { ...node.attrs, id: null });
      if (typeof id === 'string') seen.add(id);
      return !node.isTextblock;
    });
    return tr.docChanged ? tr : null;
  },
});

/** Rows that lack cells stay as they are until a command on their table needs them. */
function tablesAsTheyAre(): Plugin {
  const { spec } = tableEditing();
  return new Plugin({ ...spec, appendTransaction: () => null });
}

const singleLines = new Set(['captionLabel', 'captionTitle', 'term']);

/** From a place that holds one line, Enter leads on to the next. */
function leaveLine({ state, view }: { state: EditorState; view: EditorView }): boolean {
  const { $to } = state.selection;
  if (!singleLines.has($to.parent.type.name)) return false;
  const next = TextSelection.near(state.doc.resolve($to.after()), 1);
  view.dispatch(state.tr.setSelection(next).scrollIntoView());
  return true;
}

/** Backspace at the start of a heading makes it a paragraph; at the start of a cell or of the text it does nothing. */
function backspaceAtStart({ state, view }: { state: EditorState; view: EditorView }): boolean {
  const { empty, $from } = state.selection;
  if (!empty || $from.parentOffset > 0 || $from.depth === 0) return false;
  if ($from.parent.type.name === 'heading') {
    const tr = setLevel(state, null);
    if (tr) view.dispatch(tr);
    return tr !== null;
  }
  const isInCell = $from.node(-1).type.spec.isolating === true && $from.index(-1) === 0;
  return isInCell || Selection.atStart(state.doc).from === $from.pos;
}

/** How the editor of articles differs from others: keys, notes, what is pasted. */
export const ArticleBehaviour = Extension.create({
  name: 'articleBehaviour',
  priority: 200,
  addKeyboardShortcuts() {
    return {
      Enter: () => leaveLine(this.editor),
      Backspace: () => backspaceAtStart(this.editor),
      Tab: () => toNextCell(this.editor.state, this.editor.view.dispatch),
      'Shift-Tab': () => goToNextCell(-1)(this.editor.state, this.editor.view.dispatch),
    };
  },
  addProseMirrorPlugins() {
    return [notesPlugin, typingAfterMarks, pastingSections, uniqueIds, tablesAsTheyAre(), waysBack];
  },
});
