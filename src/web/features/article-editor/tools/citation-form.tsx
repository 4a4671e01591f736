import { Checkbox, TextInput } from '@mantine/core';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import type { ProductionReference } from '../../../../contracts/production-values.ts';
import * as t from '../../../../messages/article-editor.ts';
import { RichHtml } from '../../../ui/rich-html.tsx';
import styles from '../article-editor.module.css';
import { citationForm, citationWords, foundReferences } from '../commands/citations.ts';
import { ToolForm } from './tool-form.tsx';

interface CitationFormProps {
  readonly editor: Editor;
  readonly references: readonly ProductionReference[];
  readonly onDone: () => void;
}

const mostShown = 100;

function insertCitation(editor: Editor, references: readonly ProductionReference[], ids: readonly string[]): void {
  const form = citationForm(editor.state.doc, references);
  const cited = references
    .map((reference, place) => ({ reference, number: place + 1 }))
    .filter(({ reference }) => ids.includes(reference.id));
  const separator = form.isNumbered ? ', ' : '; ';
  const links = cited.flatMap(({ reference, number }, place) => [
    ...(place === 0 ? [] : [{ type: 'text', text: separator }]),
    {
      type: 'text',
      text: citationWords(reference, number, form) || String(number),
      marks: [{ type: 'link', attrs: { href: `#${reference.id}` } }],
    },
  ]);
  const [open, close] = form.brackets;
  editor
    .chain()
    .focus()
    .setTextSelection(editor.state.selection.to)
    .insertContent([{ type: 'text', text: open }, ...links, { type: 'text', text: close }])
    .run();
}

/** Chooses the references that the text cites at the cursor. */
export function CitationForm({ editor, references, onDone }: CitationFormProps) {
  const [wanted, setWanted] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  if (references.length === 0) return <p>{t.noReferences()}</p>;
  const found = foundReferences(references, wanted).slice(0, mostShown);
  const submit = () => {
    onDone();
    insertCitation(editor, references, chosen);
  };
  const toggle = (id: string) =>
    setChosen((before) => (before.includes(id) ? before.filter((one) => one !== id) : [...before, id]));
  return (
    <ToolForm submit={t.insertCitation({ count: chosen.length })} isHeld={chosen.length === 0} onSubmit={submit}>
      <TextInput
        label={t.findReference()}
        type="search"
        value={wanted}
        data-autofocus
        onChange={({ currentTarget }) => setWanted(currentTarget.value)}
      />
      {found.length === 0 && <p role="status">{t.noReferenceFound()}</p>}
      <ul className={styles.choices}>
        {found.map(({ reference, number }) => (
          <li key={reference.id}>
            <Checkbox
              checked={chosen.includes(reference.id)}
              label={
                <>
                  {t.numbered({ number })} <RichHtml as="span" html={reference.html} />
                </>
              }
              onChange={() => toggle(reference.id)}
            />
          </li>
        ))}
      </ul>
    </ToolForm>
  );
}
