import { Button, FileInput, Textarea, TextInput } from '@mantine/core';
import type { Node as TextNode } from '@tiptap/pm/model';
import type { EditorState } from '@tiptap/pm/state';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import * as t from '../../../../messages/article-editor.ts';
import { insertBlock, nodeAround } from '../commands/insert-block.ts';
import { newFigure, nextLabel, pictureAttributes, type UploadedPicture } from '../commands/new-blocks.ts';
import { ToolForm } from './tool-form.tsx';

export type UploadPicture = (file: File) => Promise<UploadedPicture>;

interface FigureFormProps {
  readonly editor: Editor;
  readonly uploadPicture: UploadPicture;
  readonly onDone: () => void;
}

interface CurrentPicture {
  readonly pos: number;
  readonly node: TextNode;
}

/** The picture that is selected, or the first one of the figure around the cursor. */
function pictureAt(state: EditorState): CurrentPicture | null {
  const selected = nodeAround(state, 'picture');
  if (selected !== null) return selected;
  const figure = nodeAround(state, 'figure');
  let found: CurrentPicture | null = null;
  figure?.node.descendants((node, offset) => {
    if (node.type.name === 'picture') found ??= { node, pos: figure.pos + 1 + offset };
    return found === null;
  });
  return found;
}

const acceptedPictures = 'image/png,image/jpeg,image/gif,image/webp,image/svg+xml';

/** Adds a figure, or changes the picture and the words of the one at the cursor. */
export function FigureForm({ editor, uploadPicture, onDone }: FigureFormProps) {
  const [current] = useState(() => pictureAt(editor.state));
  const [file, setFile] = useState<File | null>(null);
  const [alt, setAlt] = useState(() => String(current?.node.attrs['alt'] ?? ''));
  const [label, setLabel] = useState(() => nextLabel(editor.state, 'figure'));
  const [caption, setCaption] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const finish = (picture: UploadedPicture | null) => {
    onDone();
    const { state, view } = editor;
    if (current !== null) {
      const attributes = picture === null ? { ...current.node.attrs, alt } : pictureAttributes(picture, alt);
      view.dispatch(state.tr.setNodeMarkup(current.pos, null, attributes));
    } else if (picture !== null) {
      const figure = newFigure(state, { picture, alt, label: label.trim(), caption: caption.trim() });
      const tr = figure ? insertBlock(state, figure) : null;
      if (tr) view.dispatch(tr);
    }
    editor.commands.focus();
  };
  const submit = async () => {
    if (file === null && current === null) return setError(t.choosePicture());
    setBusy(true);
    try {
      finish(file === null ? null : await uploadPicture(file));
    } catch (failure) {
      setError(t.notUploaded({ reason: failure instanceof Error ? failure.message : String(failure) }));
    } finally {
      setBusy(false);
    }
  };
  const remove = () => {
    if (current === null) return;
    onDone();
    editor.view.dispatch(editor.state.tr.delete(current.pos, current.pos + current.node.nodeSize));
    editor.commands.focus();
  };
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
      <Textarea
        label={t.alt()}
        description={t.altHelp()}
        autosize
        minRows={2}
        value={alt}
        onChange={({ currentTarget }) => setAlt(currentTarget.value)}
      />
      {current === null ? (
        <>
          <TextInput label={t.label()} value={label} onChange={({ currentTarget }) => setLabel(currentTarget.value)} />
          <Textarea
            label={t.caption()}
            autosize
            minRows={2}
            value={caption}
            onChange={({ currentTarget }) => setCaption(currentTarget.value)}
          />
        </>
      ) : (
        <Button variant="default" onClick={remove}>
          {t.removePicture()}
        </Button>
      )}
    </ToolForm>
  );
}
