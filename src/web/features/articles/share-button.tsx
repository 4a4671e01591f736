import { IconShare3 } from '@tabler/icons-react';
import { Icon } from '../../ui/icon.tsx';
import button from '../../ui/button.module.css';
import { copyText } from '../../ui/copy-text.ts';
import styles from './share-button.module.css';

/** Hands the link to the device's own sharing, or copies it where there is none; nobody else hears of it. */
export function ShareButton({ title, url }: { title: string; url: string }) {
  const share = async () => {
    // Most desktop browsers have no sharing of their own.
    if (typeof navigator.share !== 'function') return copyText(url, 'The link is copied.');
    try {
      await navigator.share({ title, url });
    } catch (error) {
      // Whoever closes the sheet wants nothing more.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copyText(url, 'The link is copied.');
    }
  };
  return (
    <button type="button" className={`${button.plain} ${styles.share}`} onClick={() => void share()}>
      <Icon of={IconShare3} size={18} />
      Share
    </button>
  );
}
