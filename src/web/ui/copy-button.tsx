import { IconCopy } from '@tabler/icons-react';
import * as t from '../../messages/ui.ts';
import { Icon } from './icon.tsx';
import button from './button.module.css';
import styles from './copy-button.module.css';
import { showNotice } from './notices/notices.ts';

/** A longer text is not repeated in the message. */
const longestShown = 200;

/** Copies a text; if the browser blocks that, shows the text to copy by hand. */
export async function copyText(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showNotice('good', done);
  } catch {
    showNotice('bad', text.length > longestShown ? t.copyRefused() : t.copyRefusedText({ text }));
  }
}

interface CopyButtonProps {
  text: string | (() => string);
  label: string;
  /** What is said when it is done. */
  done: string;
}

/** A button that copies a text. */
export function CopyButton({ text, label, done }: CopyButtonProps) {
  return (
    <button
      type="button"
      className={`${button.plain} ${styles.copy}`}
      onClick={() => void copyText(typeof text === 'string' ? text : text(), done)}
    >
      <Icon of={IconCopy} size={18} />
      {label}
    </button>
  );
}
