import { RichTextEditor } from '@mantine/tiptap';
import '@mantine/tiptap/styles.layer.css';
import { useEditor, type Editor } from '@tiptap/react';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import * as t from '../../../messages/forms.ts';
import { cleanPasted } from './clean-pasted.ts';
import { formattedTextExtensions } from './formatted-text-extensions.ts';
import { FormattedTextToolbar } from './formatted-text-toolbar.tsx';
import styles from './formatted-text.module.css';
import { asMantineKnowsIt } from './mantine-editor.ts';
import { focusToolbar } from './use-toolbar-keys.ts';

export interface FormattedTextEditorProps {
  readonly label: string;
  /** Ids of what names and describes the text. */
  readonly ids: { readonly text: string; readonly label: string; readonly described: string | undefined };
  readonly path: string | undefined;
  readonly isInvalid: boolean;
  readonly isRequired: boolean;
  readonly isDisabled: boolean;
  readonly value: string;
  readonly onChange: (html: string) => void;
}

const labels = () => ({
  h3ControlLabel: t.heading(),
  h4ControlLabel: t.smallerHeading(),
  bulletListControlLabel: t.list(),
  orderedListControlLabel: t.numberedList(),
  blockquoteControlLabel: t.quotation(),
});

/** An empty document is ''. */
const htmlOf = (editor: Editor) => (editor.getText().trim() === '' ? '' : editor.getHTML());

function attributesOf({ ids, path, isInvalid, isRequired }: FormattedTextEditorProps): Record<string, string> {
  return {
    id: ids.text,
    role: 'textbox',
    dir: 'auto',
    'aria-multiline': 'true',
    'aria-labelledby': ids.label,
    'aria-invalid': String(isInvalid),
    'aria-required': String(isRequired),
    ...(ids.described === undefined ? {} : { 'aria-describedby': ids.described }),
    ...(path === undefined ? {} : { 'data-path': path }),
  };
}

/** Writes formatted text; loaded when a form needs it. */
export default function FormattedTextEditor(props: FormattedTextEditorProps) {
  const { value, onChange, label, ids, isDisabled } = props;
  const last = useRef(value);
  const toolbar = useRef<HTMLDivElement>(null);
  const editor = useEditor({
    extensions: formattedTextExtensions,
    content: value,
    injectCSS: false,
    immediatelyRender: false,
    editable: !isDisabled,
    onUpdate: ({ editor: changed }) => {
      last.current = htmlOf(changed);
      onChange(last.current);
    },
    editorProps: {
      attributes: attributesOf(props),
      transformPastedHTML: (html) => cleanPasted(html),
      // Tab leaves the editor, even within a list.
      handleDOMEvents: { keydown: (_view, event) => event.key === 'Tab' },
    },
  });
  useEffect(() => {
    // A value from outside, such as a draft, replaces the text.
    if (value !== last.current) {
      last.current = value;
      editor?.commands.setContent(value, { emitUpdate: false });
    }
  }, [editor, value]);
  const leaveText = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' && !(event.altKey && event.key === 'F10')) return;
    event.preventDefault();
    event.stopPropagation();
    focusToolbar(toolbar.current);
  };
  if (!editor) return null;
  return (
    <RichTextEditor editor={asMantineKnowsIt(editor)} labels={labels()} withTypographyStyles={false} variant="subtle">
      <FormattedTextToolbar editor={editor} label={label} textId={ids.text} toolbar={toolbar} />
      <RichTextEditor.Content className={styles.text ?? ''} onKeyDown={leaveText} />
    </RichTextEditor>
  );
}
