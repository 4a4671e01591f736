import { TextInput } from '@mantine/core';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import * as t from '../../../../messages/article-editor.ts';
import { linkTargetOf } from '../../../ui/formatted-text/link-target.ts';
import { insertBlock } from '../commands/insert-block.ts';
import { newSupplement } from '../commands/new-blocks.ts';
import { ToolForm } from './tool-form.tsx';

interface SupplementFormProps {
  readonly editor: Editor;
  readonly onDone: () => void;
}

/** Adds a supplementary file by its address. */
export function SupplementForm({ editor, onDone }: SupplementFormProps) {
  const [address, setAddress] = useState('');
  const [label, setLabel] = useState('');
  const [error, setError] = useState<string | null>(null);
  const submit = () => {
    const target = linkTargetOf(address);
    if (target === null) return setError(t.linkError());
    onDone();
    const block = newSupplement(editor.state, target, label.trim());
    const tr = block ? insertBlock(editor.state, block) : null;
    if (tr) editor.view.dispatch(tr);
    editor.commands.focus();
  };
  return (
    <ToolForm submit={t.insert()} onSubmit={submit}>
      <TextInput
        label={t.fileAddress()}
        dir="ltr"
        inputMode="url"
        value={address}
        error={error}
        data-autofocus
        onChange={({ currentTarget }) => setAddress(currentTarget.value)}
      />
      <TextInput label={t.label()} value={label} onChange={({ currentTarget }) => setLabel(currentTarget.value)} />
    </ToolForm>
  );
}
