import { Button, Popover, TextInput } from '@mantine/core';
import { RichTextEditor } from '@mantine/tiptap';
import { IconLink } from '@tabler/icons-react';
import { useEditorState, type Editor } from '@tiptap/react';
import { useState, type KeyboardEvent } from 'react';
import styles from './formatted-text.module.css';
import { linkTargetOf } from './link-target.ts';

const refusal = 'Please enter a web address, such as https://example.org, or an email address.';

interface LinkFormProps {
  readonly editor: Editor;
  readonly before: string;
  readonly onDone: () => void;
}

/** Asks where the chosen words lead; without chosen words the address is written out. */
function LinkForm({ editor, before, onDone }: LinkFormProps) {
  const [typed, setTyped] = useState(before);
  const [error, setError] = useState<string | null>(null);
  const finish = (change: () => void) => {
    onDone();
    change();
  };
  const set = () => {
    const href = linkTargetOf(typed);
    if (href === null) return setError(refusal);
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
    // The field stands in a form of its own kind: Enter sets the link and sends nothing.
    event.preventDefault();
    set();
  };
  return (
    <div className={styles.linkForm}>
      <TextInput
        label="The link leads to"
        placeholder="https://"
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
          Set the link
        </Button>
        {before !== '' && (
          <Button
            size="compact-md"
            variant="default"
            onClick={() => finish(() => editor.chain().focus().extendMarkRange('link').unsetLink().run())}
          >
            Remove the link
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

/** Makes the chosen words a link, changes it, or takes it away. */
export function LinkControl({ editor }: { editor: Editor }) {
  const [isOpen, setOpen] = useState(false);
  const isActive = useEditorState({ editor, selector: ({ editor: seen }) => seen.isActive('link') });
  return (
    <Popover opened={isOpen} onChange={setOpen} trapFocus returnFocus shadow="md" width="min(22rem, 90vw)">
      <Popover.Target>
        <RichTextEditor.Control
          type="button"
          aria-label="Link"
          title="Link"
          active={isActive}
          onClick={() => setOpen((was) => !was)}
        >
          <IconLink aria-hidden stroke={1.5} size={18} />
        </RichTextEditor.Control>
      </Popover.Target>
      <Popover.Dropdown aria-label="Link">
        <LinkForm key={String(isOpen)} editor={editor} before={hrefAt(editor)} onDone={() => setOpen(false)} />
      </Popover.Dropdown>
    </Popover>
  );
}
