import { Mark } from '@tiptap/core';
import { StarterKit } from '@tiptap/starter-kit';
import { isLinkTarget } from '../../../contracts/formatted-text.ts';

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    subscript: { toggleSubscript: () => ReturnType };
    superscript: { toggleSuperscript: () => ReturnType };
  }
}

/** Lowered: H₂O. */
const Subscript = Mark.create({
  name: 'subscript',
  excludes: 'superscript',
  parseHTML: () => [{ tag: 'sub' }],
  renderHTML: () => ['sub', 0],
  addCommands() {
    return {
      toggleSubscript:
        () =>
        ({ commands }) =>
          commands.toggleMark(this.name),
    };
  },
});

/** Raised: 10³. */
const Superscript = Mark.create({
  name: 'superscript',
  excludes: 'subscript',
  parseHTML: () => [{ tag: 'sup' }],
  renderHTML: () => ['sup', 0],
  addCommands() {
    return {
      toggleSuperscript:
        () =>
        ({ commands }) =>
          commands.toggleMark(this.name),
    };
  },
});

/** What the editor can make: no more than `formattedTags` holds. */
export const formattedTextExtensions = [
  StarterKit.configure({
    heading: { levels: [3, 4] },
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    // It would leave an empty paragraph behind each list.
    trailingNode: false,
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      protocols: ['http', 'https', 'mailto'],
      isAllowedUri: isLinkTarget,
      HTMLAttributes: { target: null, rel: null },
    },
  }),
  Subscript,
  Superscript,
];
