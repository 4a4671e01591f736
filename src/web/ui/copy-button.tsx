import { IconCopy } from '@tabler/icons-react';
import { Icon } from './icon.tsx';
import button from './button.module.css';
import styles from './copy-button.module.css';
import { copyText } from './copy-text.ts';

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
