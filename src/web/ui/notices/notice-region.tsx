import { IconAlertTriangle, IconCircleCheck, IconInfoCircle, IconX } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { noticeHideAfter } from '../../../contracts/constants.ts';
import * as t from '../../../messages/ui.ts';
import styles from './notice-region.module.css';
import { hideNotice, useNotice, type Notice } from './notices.ts';

const icons = { good: IconCircleCheck, bad: IconAlertTriangle, info: IconInfoCircle };

function NoticeBanner({ notice }: { notice: Notice }) {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isHeld = isHovered || isFocused;
  const Icon = icons[notice.kind];
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(hideNotice, noticeHideAfter);
    return () => clearTimeout(timer);
  }, [isHeld]);
  return (
    <div
      className={`${styles.notice} ${styles[notice.kind]}`}
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <Icon aria-hidden stroke={1.5} size={22} />
      <p>{notice.text}</p>
      <button
        type="button"
        aria-label={t.closeMessage()}
        onClick={hideNotice}
        onKeyDown={(event) => event.key === 'Escape' && hideNotice()}
      >
        <IconX aria-hidden stroke={1.5} size={18} />
      </button>
    </div>
  );
}

/** Where a message appears; always in the page, so that screen readers hear what comes into it. */
export function NoticeRegion() {
  const notice = useNotice();
  return (
    <div className={styles.region} role="status" aria-live="polite">
      {notice && <NoticeBanner key={notice.id} notice={notice} />}
    </div>
  );
}
