import { Button, Popover, TextInput } from '@mantine/core';
import { RichTextEditor } from '@mantine/tiptap';
import { IconLink } from '@tabler/icons-react';
import { useEditorState, type Editor } from '@tiptap/react';
import { useState, type KeyboardEvent } from 'react';
import * as t from '../../../messages/forms.ts';
import styles from './formatted-text.module.css';
import { linkTargetOf } from './link-target.ts';

interface LinkFormProps {
  readonly editor: Editor;
  readonly before: string;
  readonly onDone: () => void;
}

/** Asks for the address of the selected text; without a selection the address is inserted as text. */
function LinkForm({ editor, before, onDone }: LinkFormProps) {
  const [typed, setTyped] = useState(before);
  const [error, setError] = useState<string | null>(null);
  const finish = (change: () => void) => {
    onDone();
    change();
  };
  const set = () => {
    const href = linkTargetOf(typed);
    if (href === null) return setError(t.linkError());
    const words = typed.trim();
    finish(() => {
      const chain = editor.chain().focus();
      if (before === '' && editor.state.selection.empty)
        chain.insertContent({ type: 'text', text: words, marks: [{ type: 'link', attrs: { href } }] }).run();
      else chain.extendMarkRange('link').setLink({ href }).run();
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // The surrounding form must not be submitted.
    event.preventDefault();
    set();
  };
  return (
    <div className={styles.linkForm}>
      <TextInput
        label={t.linkAddress()}
        placeholder={t.linkPlaceholder()}
        autoComplete="url"
        inputMode="url"
        dir="ltr"
        value={typed}
        error={error}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <div className={styles.linkActions}>
        <Button size="compact-md" onClick={set}>
          {t.setLink()}
        </Button>
        {before !== '' && (
          <Button
            size="compact-md"
            variant="default"
            onClick={() => finish(() => editor.chain().focus().extendMarkRange('link').unsetLink().run())}
          >
            {t.removeLink()}
          </Button>
        )}
      </div>
    </div>
  );
}

const hrefAt = (editor: Editor): string => {
  const href: unknown = editor.getAttributes('link')['href'];
  return typeof href === 'string' ? href : '';
};

/** Adds, changes or removes a link. */
export function LinkControl({ editor }: { editor: Editor }) {
  const [isOpen, setOpen] = useState(false);
  const isActive = useEditorState({ editor, selector: ({ editor: seen }) => seen.isActive('link') });
  return (
    <Popover opened={isOpen} onChange={setOpen} trapFocus returnFocus shadow="md" width="min(22rem, 90vw)">
      <Popover.Target>
        <RichTextEditor.Control
          type="button"
          aria-label={t.link()}
          title={t.link()}
          active={isActive}
          onClick={() => setOpen((was) => !was)}
        >
          <IconLink aria-hidden stroke={1.5} size={18} />
        </RichTextEditor.Control>
      </Popover.Target>
      <Popover.Dropdown aria-label={t.link()}>
        <LinkForm key={String(isOpen)} editor={editor} before={hrefAt(editor)} onDone={() => setOpen(false)} />
      </Popover.Dropdown>
    </Popover>
  );
}
