import { RichTextEditor } from '@mantine/tiptap';
import type { Editor } from '@tiptap/react';
import type { RefObject } from 'react';
import * as t from '../../../messages/forms.ts';
import styles from './formatted-text.module.css';
import { LinkControl } from './link-control.tsx';
import { useToolbarKeys } from './use-toolbar-keys.ts';

interface FormattedTextToolbarProps {
  readonly editor: Editor;
  readonly label: string;
  readonly textId: string;
  readonly toolbar: RefObject<HTMLDivElement | null>;
}

/** The formatting that a page can show. */
export function FormattedTextToolbar({ editor, label, textId, toolbar }: FormattedTextToolbarProps) {
  const onKeyDown = useToolbarKeys(toolbar);
  return (
    <RichTextEditor.Toolbar
      ref={toolbar}
      className={styles.toolbar ?? ''}
      role="toolbar"
      aria-label={t.formatting({ label })}
      aria-controls={textId}
      onKeyDown={onKeyDown}
    >
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.H3 />
        <RichTextEditor.H4 />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.Bold />
        <RichTextEditor.Italic />
        <RichTextEditor.Underline />
        <RichTextEditor.Subscript />
        <RichTextEditor.Superscript />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.BulletList />
        <RichTextEditor.OrderedList />
        <RichTextEditor.Blockquote />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <LinkControl editor={editor} />
      </RichTextEditor.ControlsGroup>
    </RichTextEditor.Toolbar>
  );
}
