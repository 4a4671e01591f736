import { Checkbox, Textarea, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { NodeSelection, type EditorState } from '@tiptap/pm/state';
import type { Editor } from '@tiptap/react';
import { useEffect, useState } from 'react';
import * as t from '../../../../messages/article-editor.ts';
import { RichHtml } from '../../../ui/rich-html.tsx';
import styles from '../article-editor.module.css';
import { insertBlock, nodeAround } from '../commands/insert-block.ts';
import { newDisplayFormula, nextLabel } from '../commands/new-blocks.ts';
import { texFormula, type TexFormula } from '../commands/tex-formula.ts';
import { RemoveButton } from './remove-button.tsx';
import { ToolForm } from './tool-form.tsx';

interface EquationFormProps {
  readonly editor: Editor;
  readonly onDone: () => void;
}

interface CurrentFormula {
  readonly pos: number;
  readonly html: string;
  readonly tex: string;
  readonly isDisplayed: boolean;
}

/** The formula that is selected, or that of the displayed equation around the cursor. */
export function formulaAt(state: EditorState): CurrentFormula | null {
  const around = nodeAround(state, 'displayFormula');
  const { selection } = state;
  let found: CurrentFormula | null = null;
  const take = (attrs: Record<string, unknown>, pos: number) => {
    const tex = typeof attrs['tex'] === 'string' ? attrs['tex'] : '';
    found ??= { pos, html: String(attrs['html']), tex, isDisplayed: around !== null };
  };
  if (selection instanceof NodeSelection && selection.node.type.name === 'formula')
    take(selection.node.attrs, selection.from);
  around?.node.descendants((node, offset) => {
    if (node.type.name === 'formula') take(node.attrs, around.pos + 1 + offset);
  });
  return found;
}

function usePreview(tex: string, isDisplayed: boolean): TexFormula | null {
  const [wanted] = useDebouncedValue(tex, 150);
  const [formula, setFormula] = useState<TexFormula | null>(null);
  useEffect(() => {
    let isLate = false;
    const show = (made: TexFormula | null) => {
      if (!isLate) setFormula(made);
    };
    if (wanted.trim() === '') show(null);
    else void texFormula(wanted, isDisplayed).then(show);
    return () => {
      isLate = true;
    };
  }, [wanted, isDisplayed]);
  return formula;
}

interface Equation {
  readonly html: string;
  readonly tex: string;
  readonly isDisplayed: boolean;
  readonly label: string;
}

function place(editor: Editor, current: CurrentFormula | null, { html, tex, isDisplayed, label }: Equation): void {
  const { state, view } = editor;
  if (current !== null) {
    view.dispatch(state.tr.setNodeMarkup(current.pos, null, { html, tex }));
  } else if (isDisplayed) {
    const block = newDisplayFormula(state, html, tex, label);
    const tr = block ? insertBlock(state, block) : null;
    if (tr) view.dispatch(tr);
  } else editor.commands.insertContent({ type: 'formula', attrs: { html, tex } });
  editor.commands.focus();
}

/** How an equation looks. */
function Shown({ title, html }: { title: string; html: string }) {
  return (
    <div aria-live="polite">
      <p className={styles.kind}>{title}</p>
      <RichHtml className={styles.preview} html={html} />
    </div>
  );
}

interface LineFieldsProps {
  readonly isDisplayed: boolean;
  readonly label: string;
  readonly onDisplayed: (isDisplayed: boolean) => void;
  readonly onLabel: (label: string) => void;
}

/** Where a new equation goes, and its number. */
function LineFields({ isDisplayed, label, onDisplayed, onLabel }: LineFieldsProps) {
  return (
    <>
      <Checkbox
        label={t.onOwnLine()}
        checked={isDisplayed}
        onChange={({ currentTarget }) => onDisplayed(currentTarget.checked)}
      />
      {isDisplayed && (
        <TextInput
          label={t.equationNumber()}
          value={label}
          onChange={({ currentTarget }) => onLabel(currentTarget.value)}
        />
      )}
    </>
  );
}

/** Writes an equation in TeX, or replaces one. */
export function EquationForm({ editor, onDone }: EquationFormProps) {
  const [current] = useState(() => formulaAt(editor.state));
  const [tex, setTex] = useState(current?.tex ?? '');
  const [isDisplayed, setDisplayed] = useState(current?.isDisplayed ?? false);
  const [label, setLabel] = useState(() => nextLabel(editor.state, 'equation'));
  const formula = usePreview(tex, isDisplayed);
  const html = formula !== null && 'html' in formula ? formula.html : null;
  const error = formula !== null && 'error' in formula ? t.texError(formula) : null;
  const submit = async () => {
    // What was typed last may not be in the preview yet.
    const made = await texFormula(tex, isDisplayed);
    if (!('html' in made) || made.html === '') return;
    onDone();
    place(editor, current, { html: made.html, tex, isDisplayed, label: label.trim() });
  };
  const isHeld = tex.trim() === '' || html === null;
  const submitWords = current === null ? t.insert() : t.replaceFormula();
  return (
    <ToolForm submit={submitWords} isHeld={isHeld} onSubmit={() => void submit()}>
      {current !== null && <Shown title={t.currentFormula()} html={current.html} />}
      <Textarea
        label={t.tex()}
        description={t.texHelp()}
        dir="ltr"
        autosize
        minRows={2}
        maxRows={8}
        spellCheck={false}
        value={tex}
        error={error}
        data-autofocus
        onChange={({ currentTarget }) => setTex(currentTarget.value)}
      />
      <Shown title={t.preview()} html={html ?? ''} />
      {current === null ? (
        <LineFields isDisplayed={isDisplayed} label={label} onDisplayed={setDisplayed} onLabel={setLabel} />
      ) : (
        <RemoveButton words={t.removeFormula()} editor={editor} pos={current.pos} onDone={onDone} />
      )}
    </ToolForm>
  );
}
