import { IconCopy } from '@tabler/icons-react';
import { Icon } from './icon.tsx';
import button from './button.module.css';
import styles from './copy-button.module.css';
import { showNotice } from './notices/notices.ts';

/** A longer text is not told again, but stands on the page. */
const mostTold = 200;

/** Copies a text and says so, or says that the browser does not allow it, with the text itself for the hand. */
export async function copyText(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showNotice('good', done);
  } catch {
    const where = text.length > mostTold ? 'Select the text and copy it yourself.' : `Copy it yourself: ${text}`;
    showNotice('bad', `Your browser did not allow copying. ${where}`);
  }
}

interface CopyButtonProps {
  text: string | (() => string);
  label: string;
  /** What is said when it is done. */
  done: string;
}

/** Copies a text; says so when the browser does not allow it. */
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
