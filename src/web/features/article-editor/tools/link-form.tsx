import { Button, TextInput } from '@mantine/core';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import * as t from '../../../../messages/article-editor.ts';
import { linkTargetOf } from '../../../ui/formatted-text/link-target.ts';
import { ToolForm } from './tool-form.tsx';

interface LinkFormProps {
  readonly editor: Editor;
  readonly onDone: () => void;
}

const hrefAt = (editor: Editor): string => {
  const href: unknown = editor.getAttributes('link')['href'];
  return typeof href === 'string' ? href : '';
};

/** Asks for the address of the selected words; without a selection the address is inserted as text. */
export function LinkForm({ editor, onDone }: LinkFormProps) {
  const [before] = useState(() => hrefAt(editor));
  const [typed, setTyped] = useState(before);
  const [error, setError] = useState<string | null>(null);
  const set = () => {
    const target = /^#\S+$/.test(typed.trim()) ? typed.trim() : linkTargetOf(typed);
    if (target === null) return setError(t.linkError());
    const attrs = { href: target, rel: target.startsWith('#') ? null : 'nofollow noopener' };
    onDone();
    const chain = editor.chain().focus();
    if (before === '' && editor.state.selection.empty)
      chain.insertContent({ type: 'text', text: typed.trim(), marks: [{ type: 'link', attrs }] }).run();
    else chain.extendMarkRange('link').setMark('link', attrs).run();
  };
  const remove = () => {
    onDone();
    editor.chain().focus().extendMarkRange('link').unsetMark('link').run();
  };
  return (
    <ToolForm submit={t.apply()} onSubmit={set}>
      <TextInput
        label={t.linkAddress()}
        dir="ltr"
        inputMode="url"
        value={typed}
        error={error}
        data-autofocus
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      {before !== '' && (
        <Button variant="default" onClick={remove}>
          {t.removeLink()}
        </Button>
      )}
    </ToolForm>
  );
}
