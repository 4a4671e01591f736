import { IconCopy } from '@tabler/icons-react';
import button from './button.module.css';
import styles from './copy-button.module.css';
import { showNotice } from './notices/notices.ts';

interface CopyButtonProps {
  text: string;
  label: string;
  /** What is said when it is done. */
  done: string;
}

/** Copies a text; says so when the browser does not allow it. */
export function CopyButton({ text, label, done }: CopyButtonProps) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      showNotice('good', done);
    } catch {
      showNotice('bad', 'Your browser did not allow copying. Select the text and copy it yourself.');
    }
  };
  return (
    <button type="button" className={`${button.plain} ${styles.copy}`} onClick={() => void copy()}>
      <IconCopy aria-hidden stroke={1.5} size={18} />
      {label}
    </button>
  );
}
