import { Node } from '@tiptap/core';
import { known } from './kept-attributes.ts';
import { mathElement, mathHtml } from './math-html.ts';

/** A formula: its MathML is kept as it is. */
const Formula = Node.create({
  name: 'formula',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => ({ ...known('html', mathHtml, '<math></math>'), ...known('tex', () => null) }),
  parseHTML: () => [{ tag: 'math' }],
  renderHTML: ({ node }) => {
    const around = document.createElement('span');
    around.dataset['formula'] = '';
    around.append(mathElement(String(node.attrs['html'])));
    return around;
  },
});

export const formulaNodes = [Formula];
