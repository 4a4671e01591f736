import { useEditor, type Editor } from '@tiptap/react';
import { EditorState } from '@tiptap/pm/state';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { quoteOf, type TextQuote } from './commands/text-quotes.ts';
import { ArticleBehaviour, noteAt, showNotes, type ArticleNote } from './plugins/article-plugins.ts';
import { cleanPastedArticle } from './plugins/clean-pasted-article.ts';
import { articleExtensions } from './schema/article-extensions.ts';
import { openArticle, type OpenedArticle } from './schema/open-article.ts';
import { useWaiting } from './use-waiting.ts';

interface ArticleEditorOptions {
  readonly bodyHtml: string;
  readonly isReadOnly: boolean;
  readonly attributes: Readonly<Record<string, string>>;
  readonly onChange: (bodyHtml: string) => void;
  readonly notes: readonly ArticleNote[];
  readonly onNote: (id: string) => void;
  readonly onSelect: (quote: TextQuote | null) => void;
}

type Write = OpenedArticle['write'];

/** How long typing pauses before the text is given on. */
const pause = 300;

/** Opens a text without a step that could be undone. */
function load(editor: Editor, html: string): Write {
  const { doc, write } = openArticle(editor.schema, html);
  const { plugins } = editor.state;
  editor.view.updateState(EditorState.create({ doc, plugins: [...plugins] }));
  // What shows the state follows transactions only.
  editor.view.dispatch(editor.state.tr.setMeta('addToHistory', false));
  return write;
}

const noteClicks =
  (onNote: (id: string) => void) =>
  (_view: unknown, _pos: number, { target }: MouseEvent): boolean => {
    const note = noteAt(target);
    if (note !== null) onNote(note);
    return false;
  };

/** Gives on what was typed last when the editor or the page goes. */
function useSentOnLeave(send: () => void): void {
  const sendNow = useEffectEvent(send);
  useEffect(() => {
    const leave = () => sendNow();
    const events = ['beforeunload', 'pagehide'] as const;
    for (const event of events) addEventListener(event, leave, true);
    return () => {
      for (const event of events) removeEventListener(event, leave, true);
      sendNow();
    };
  }, []);
}

/** The editor of an article's text, and whether the text is in it. */
export function useArticleEditor(options: ArticleEditorOptions): { editor: Editor | null; isOpen: boolean } {
  const { bodyHtml, isReadOnly, attributes, notes, onChange, onNote, onSelect } = options;
  const write = useRef<Write | null>(null);
  const made = useRef<Editor | null>(null);
  const [isOpen, setOpen] = useState(false);
  // What the page hands back late must not replace what was typed since.
  const [sent] = useState(() => new Set([bodyHtml]));
  const open = (into: Editor) => {
    made.current = into;
    write.current = load(into, bodyHtml);
    sent.clear();
    sent.add(bodyHtml);
    showNotes(into.view, notes);
  };
  const emit = useWaiting(() => {
    if (!made.current || !write.current || made.current.isDestroyed) return;
    const html = write.current(made.current.state.doc);
    if (html === [...sent].at(-1)) return;
    sent.delete(html);
    sent.add(html);
    onChange(html);
  }, pause);
  const select = useWaiting(() => {
    if (!made.current || made.current.isDestroyed) return;
    const { doc, selection } = made.current.state;
    onSelect(selection.empty ? null : quoteOf(doc, selection.from, selection.to));
  }, pause);
  const editor = useEditor({
    extensions: [...articleExtensions, ArticleBehaviour],
    injectCSS: false,
    immediatelyRender: false,
    shouldRerenderOnTransaction: false,
    editable: !isReadOnly,
    onCreate: ({ editor: created }) => {
      open(created);
      setOpen(true);
    },
    onUpdate: emit.soon,
    onBlur: emit.now,
    onSelectionUpdate: select.soon,
    editorProps: {
      attributes: { ...attributes },
      transformPastedHTML: cleanPastedArticle,
      handleClick: noteClicks(onNote),
    },
  });
  const openNow = useEffectEvent(open);
  useEffect(() => {
    if (editor && isOpen && !sent.has(bodyHtml)) openNow(editor);
  }, [editor, isOpen, sent, bodyHtml]);
  useEffect(() => {
    if (editor && isOpen) showNotes(editor.view, notes);
  }, [editor, isOpen, notes]);
  useEffect(() => {
    editor?.setEditable(!isReadOnly, false);
  }, [editor, isReadOnly]);
  useSentOnLeave(emit.now);
  return { editor, isOpen };
}
