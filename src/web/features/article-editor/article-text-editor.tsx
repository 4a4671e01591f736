import { RichTextEditor } from '@mantine/tiptap';
import '@mantine/tiptap/styles.layer.css';
import { useEffect, useEffectEvent, useId, useRef, useState, type CSSProperties, type KeyboardEvent } from 'react';
import type { ProductionReference } from '../../../contracts/production-values.ts';
import * as t from '../../../messages/article-editor.ts';
import { asMantineKnowsIt } from '../../ui/formatted-text/mantine-editor.ts';
import { focusToolbar } from '../../ui/formatted-text/use-toolbar-keys.ts';
import '../articles/article-figures.css';
import '../articles/article-formulas.css';
import '../articles/article-text.css';
import '../articles/article-treatments.css';
import styles from './article-editor.module.css';
import type { TextQuote } from './commands/text-quotes.ts';
import { goToPlace } from './go-to-place.ts';
import { NotesInPlace } from './notes/notes-in-place.tsx';
import type { ArticleNote } from './plugins/article-plugins.ts';
import { EditorToolbar } from './tools/editor-toolbar.tsx';
import type { UploadPicture } from './tools/figure-form.tsx';
import { ToolDialog, type Tool } from './tools/tool-dialog.tsx';
import { useArticleEditor } from './use-article-editor.ts';

export interface ArticleTextEditorProps {
  /** The text as the page of the article shows it. One that did not come from `onChange` replaces what is being edited. */
  readonly bodyHtml: string;
  readonly references: readonly ProductionReference[];
  /** Called when typing pauses, and when the editor loses the focus. */
  readonly onChange: (bodyHtml: string) => void;
  /** Called when a reference is edited from the text. */
  readonly onReferences: (references: readonly ProductionReference[]) => void;
  readonly uploadPicture: UploadPicture;
  readonly isReadOnly?: boolean;
  /** The id of the part to lead to. */
  readonly goTo?: string | null;
  /** Called when that is done, so that the same part can be asked for again; tells whether the text has it. */
  readonly onArrived?: (isFound: boolean) => void;
  /** Comments and queries that are marked in the text. */
  readonly notes?: readonly ArticleNote[];
  readonly onNote?: (id: string) => void;
  /** The selected words; null when nothing is selected. */
  readonly onSelect?: (quote: TextQuote | null) => void;
}

/** What empty parts of captions say. */
const emptyParts = (): CSSProperties => {
  const words = { '--words-label': t.label(), '--words-title': t.captionTitle(), '--words-caption': t.caption() };
  return Object.fromEntries(Object.entries(words).map(([name, text]) => [name, JSON.stringify(text)]));
};

const nothing = () => undefined;
const noNotes: readonly ArticleNote[] = [];

/** Edits the text of an article; loaded by the pages that need it. */
export default function ArticleTextEditor(props: ArticleTextEditorProps) {
  const { bodyHtml, references, onReferences, onChange, uploadPicture, isReadOnly = false, goTo = null } = props;
  const { onArrived = nothing, notes = noNotes, onNote = nothing, onSelect = nothing } = props;
  const textId = useId();
  const toolbar = useRef<HTMLDivElement>(null);
  const [tool, setTool] = useState<Tool | null>(null);
  const attributes = {
    id: textId,
    class: 'article-text',
    role: 'textbox',
    dir: 'auto',
    'aria-multiline': 'true',
    'aria-label': t.text(),
  };
  const { editor, isOpen } = useArticleEditor({ bodyHtml, isReadOnly, attributes, notes, onChange, onNote, onSelect });
  const arrive = useEffectEvent((id: string) => {
    if (editor) onArrived(goToPlace(editor, id));
  });
  useEffect(() => {
    if (goTo !== null && isOpen) arrive(goTo);
  }, [goTo, isOpen]);
  const leaveText = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' && !(event.altKey && event.key === 'F10')) return;
    event.preventDefault();
    event.stopPropagation();
    focusToolbar(toolbar.current);
  };
  const enterText = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    editor?.view.focus();
  };
  if (!editor) return <div className={styles.coming} aria-hidden />;
  return (
    <div className={styles.editor} style={emptyParts()}>
      <RichTextEditor editor={asMantineKnowsIt(editor)} withTypographyStyles={false} variant="subtle">
        {!isReadOnly && (
          <div className={styles.bar} onKeyDown={enterText} role="presentation">
            <EditorToolbar editor={editor} textId={textId} toolbar={toolbar} onTool={setTool} />
          </div>
        )}
        <RichTextEditor.Content className={styles.text ?? ''} onKeyDown={leaveText} />
      </RichTextEditor>
      <ToolDialog
        editor={editor}
        references={references}
        uploadPicture={uploadPicture}
        tool={tool}
        onClose={() => setTool(null)}
      />
      <NotesInPlace editor={editor} references={references} onReferences={onReferences} />
    </div>
  );
}
