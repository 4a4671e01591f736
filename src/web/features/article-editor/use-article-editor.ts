import { useEditor, type Editor } from '@tiptap/react';
import { EditorState } from '@tiptap/pm/state';
import { useEffect, useRef } from 'react';
import { quoteOf, type TextQuote } from './commands/text-quotes.ts';
import { ArticleBehaviour } from './plugins/article-plugins.ts';
import { cleanPastedArticle } from './plugins/clean-pasted-article.ts';
import { articleExtensions } from './schema/article-extensions.ts';
import { openArticle } from './schema/open-article.ts';

interface ArticleEditorOptions {
  readonly bodyHtml: string;
  readonly isReadOnly: boolean;
  readonly attributes: Readonly<Record<string, string>>;
  readonly onChange: (bodyHtml: string) => void;
  readonly onNote: (id: string) => void;
  readonly onSelect: (quote: TextQuote | null) => void;
}

/** How long typing pauses before the text is given on. */
const pause = 300;

/** Waits until calls pause; `now` ends the wait. */
function useWaiting(call: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(call);
  useEffect(() => {
    latest.current = call;
  });
  const now = () => {
    if (timer.current === undefined) return;
    clearTimeout(timer.current);
    timer.current = undefined;
    latest.current();
  };
  const soon = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(now, pause);
  };
  return { soon, now };
}

/** Opens a text without a step that could be undone. */
function load(editor: Editor, html: string): (doc: Editor['state']['doc']) => string {
  const { doc, write } = openArticle(editor.schema, html);
  const { plugins } = editor.state;
  editor.view.updateState(EditorState.create({ doc, plugins: [...plugins] }));
  // What shows the state follows transactions only.
  editor.view.dispatch(editor.state.tr.setMeta('addToHistory', false));
  return write;
}

/** The editor of an article's text. */
export function useArticleEditor(options: ArticleEditorOptions): Editor | null {
  const { bodyHtml, isReadOnly, attributes, onChange, onNote, onSelect } = options;
  const write = useRef<((doc: Editor['state']['doc']) => string) | null>(null);
  const last = useRef(bodyHtml);
  const opened = useRef<Editor | null>(null);
  const onNoteNow = useRef(onNote);
  const emit = useWaiting(() => {
    if (!opened.current || !write.current || opened.current.isDestroyed) return;
    const html = write.current(opened.current.state.doc);
    if (html === last.current) return;
    last.current = html;
    onChange(html);
  });
  const select = useWaiting(() => {
    const { doc, selection } = opened.current?.state ?? {};
    if (doc && selection) onSelect(selection.empty ? null : quoteOf(doc, selection.from, selection.to));
  });
  const editor = useEditor({
    extensions: [...articleExtensions, ArticleBehaviour.configure({ onNote: (id) => onNoteNow.current(id) })],
    injectCSS: false,
    immediatelyRender: false,
    shouldRerenderOnTransaction: false,
    editable: !isReadOnly,
    onCreate: ({ editor: created }) => {
      opened.current = created;
      write.current = load(created, last.current);
    },
    onUpdate: emit.soon,
    onBlur: emit.now,
    onSelectionUpdate: select.soon,
    editorProps: { attributes: { ...attributes }, transformPastedHTML: cleanPastedArticle },
  });
  useEffect(() => {
    onNoteNow.current = onNote;
  });
  useEffect(() => {
    // A text from outside, such as an earlier version, replaces the one here.
    if (!editor || bodyHtml === last.current) return;
    last.current = bodyHtml;
    write.current = load(editor, bodyHtml);
  }, [editor, bodyHtml]);
  useEffect(() => {
    editor?.setEditable(!isReadOnly, false);
  }, [editor, isReadOnly]);
  const emitNow = useRef(emit.now);
  useEffect(() => {
    emitNow.current = emit.now;
  });
  useEffect(() => () => emitNow.current(), []);
  return editor;
}
