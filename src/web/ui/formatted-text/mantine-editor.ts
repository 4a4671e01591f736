import type { RichTextEditor } from '@mantine/tiptap';
import type { Editor } from '@tiptap/react';
import type { ComponentProps } from 'react';

type MantineEditor = ComponentProps<typeof RichTextEditor>['editor'];

// The same class: its declaration is read twice, as a CommonJS one for Mantine.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
export const asMantineKnowsIt = (editor: Editor) => editor as unknown as MantineEditor;
