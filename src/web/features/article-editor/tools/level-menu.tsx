import { Menu } from '@mantine/core';
import { RichTextEditor } from '@mantine/tiptap';
import { IconChevronDown } from '@tabler/icons-react';
import type { Editor } from '@tiptap/react';
import * as t from '../../../../messages/article-editor.ts';
import styles from '../article-editor.module.css';
import { setLevel } from '../commands/set-level.ts';

/** The highest heading of a text is one below the title of the article. */
const levels = [2, 3, 4, 5];

const nameOf = (level: number | null) => (level === null ? t.paragraph() : t.headingLevel({ level: level - 1 }));

interface LevelMenuProps {
  readonly editor: Editor;
  readonly level: number | null;
  /** Whether what is at the cursor can be a heading. */
  readonly isPossible: boolean;
}

/** Makes a paragraph a heading, or gives a heading another level; sections follow. */
export function LevelMenu({ editor, level, isPossible }: LevelMenuProps) {
  const choose = (chosen: number | null) => {
    const tr = chosen === level ? null : setLevel(editor.state, chosen);
    if (tr) editor.view.dispatch(tr);
    editor.commands.focus();
  };
  return (
    <Menu shadow="md" returnFocus={false} disabled={!isPossible}>
      <Menu.Target>
        <RichTextEditor.Control
          type="button"
          className={styles.level ?? ''}
          aria-label={`${t.level()}: ${nameOf(level)}`}
          title={t.level()}
          aria-disabled={!isPossible}
        >
          {nameOf(level)} <IconChevronDown aria-hidden stroke={1.5} size={16} />
        </RichTextEditor.Control>
      </Menu.Target>
      <Menu.Dropdown aria-label={t.level()}>
        {[null, ...levels].map((one) => (
          <Menu.Item key={String(one)} aria-current={one === level} onClick={() => choose(one)}>
            {nameOf(one)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
