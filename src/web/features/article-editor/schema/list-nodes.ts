import { leaveList } from '../commands/lists.ts';
import { block, tight } from './block-nodes.ts';
import { kept } from './kept-attributes.ts';

const ListItem = block({
  name: 'listItem',
  tag: 'li',
  group: '',
  content: tight,
  attributes: kept('class', 'id'),
}).extend({
  addKeyboardShortcuts() {
    return {
      Enter: () => leaveList(this.editor, true) || this.editor.commands.splitListItem(this.name),
      Backspace: () => leaveList(this.editor, false),
      'Mod-]': () => this.editor.commands.sinkListItem(this.name),
      'Mod-[': () => this.editor.commands.liftListItem(this.name),
    };
  },
});

export const listNodes = [
  block({ name: 'bulletList', tag: 'ul', content: 'listItem+', group: 'flow list', attributes: kept('class', 'id') }),
  block({
    name: 'orderedList',
    tag: 'ol',
    content: 'listItem+',
    group: 'flow list',
    attributes: kept('type', 'start', 'class', 'id'),
  }),
  ListItem,
  block({ name: 'definitionList', tag: 'dl', content: '(term | definition)+', attributes: kept('class', 'id') }),
  block({ name: 'term', tag: 'dt', group: '', content: 'inline*', attributes: kept('class', 'id') }),
  block({ name: 'definition', tag: 'dd', group: '', content: tight, attributes: kept('class', 'id') }),
];
