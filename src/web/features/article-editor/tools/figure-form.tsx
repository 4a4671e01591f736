import { FileInput, Textarea, TextInput } from '@mantine/core';
import type { EditorState } from '@tiptap/pm/state';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import * as t from '../../../../messages/article-editor.ts';
import { findNode, type FoundNode } from '../commands/find-node.ts';
import { insertBlock, nodeAround } from '../commands/insert-block.ts';
import { newFigure, nextLabel, pictureAttributes, type UploadedPicture } from '../commands/new-blocks.ts';
import { RemoveButton } from './remove-button.tsx';
import { ToolForm } from './tool-form.tsx';

export type UploadPicture = (file: File) => Promise<UploadedPicture>;

interface FigureFormProps {
  readonly editor: Editor;
  readonly uploadPicture: UploadPicture;
  readonly onDone: () => void;
}

/** The picture that is selected, or the first one of the figure around the cursor. */
function pictureAt(state: EditorState): FoundNode | null {
  const selected = nodeAround(state, 'picture');
  const figure = nodeAround(state, 'figure');
  if (selected !== null || figure === null) return selected;
  const inside = findNode(figure.node, ({ type }) => type.name === 'picture');
  return inside === null ? null : { node: inside.node, pos: figure.pos + 1 + inside.pos };
}

interface FigureWords {
  readonly alt: string;
  readonly label: string;
  readonly caption: string;
}

/** Puts a picture with its words into the text, or gives the one there another picture or other words. */
function placeFigure(
  editor: Editor,
  current: FoundNode | null,
  picture: UploadedPicture | null,
  words: FigureWords,
): void {
  const { state, view } = editor;
  const { alt } = words;
  if (current !== null) {
    const attributes = picture === null ? { ...current.node.attrs, alt } : pictureAttributes(picture, alt);
    view.dispatch(state.tr.setNodeMarkup(current.pos, null, attributes));
  } else if (picture !== null) {
    const figure = newFigure(state, { picture, ...words });
    const tr = figure ? insertBlock(state, figure) : null;
    if (tr) view.dispatch(tr);
  }
  editor.commands.focus();
}

const acceptedPictures = 'image/png,image/jpeg,image/gif,image/webp,image/svg+xml';

/** Adds a figure, or changes the picture and the words of the one at the cursor. */
export function FigureForm({ editor, uploadPicture, onDone }: FigureFormProps) {
  const [current] = useState(() => pictureAt(editor.state));
  const [file, setFile] = useState<File | null>(null);
  const [words, setWords] = useState<FigureWords>(() => ({
    alt: String(current?.node.attrs['alt'] ?? ''),
    label: nextLabel(editor.state, 'figure'),
    caption: '',
  }));
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const submit = async () => {
    if (file === null && current === null) return setError(t.choosePicture());
    setBusy(true);
    try {
      const picture = file === null ? null : await uploadPicture(file);
      onDone();
      placeFigure(editor, current, picture, words);
    } catch (failure) {
      setError(t.notUploaded({ reason: failure instanceof Error ? failure.message : String(failure) }));
    } finally {
      setBusy(false);
    }
  };
  const field = (name: keyof FigureWords) => ({
    value: words[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      setWords((before) => ({ ...before, [name]: currentTarget.value })),
  });
  return (
    <ToolForm submit={current === null ? t.insert() : t.apply()} isBusy={isBusy} onSubmit={() => void submit()}>
      <FileInput
        label={current === null ? t.picture() : t.newPicture()}
        description={t.pictureHelp()}
        accept={acceptedPictures}
        value={file}
        error={error}
        onChange={setFile}
      />
      <Textarea label={t.alt()} description={t.altHelp()} autosize minRows={2} {...field('alt')} />
      {current === null ? (
        <>
          <TextInput label={t.label()} {...field('label')} />
          <Textarea label={t.caption()} autosize minRows={2} {...field('caption')} />
        </>
      ) : (
        <RemoveButton words={t.removePicture()} editor={editor} pos={current.pos} onDone={onDone} />
      )}
    </ToolForm>
  );
}
