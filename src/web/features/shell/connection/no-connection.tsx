import { IconWifiOff } from '@tabler/icons-react';
import { useLayoutEffect, useRef } from 'react';
import button from '../../../ui/button.module.css';
import styles from './no-connection.module.css';
import { stayHere } from './reach-first.ts';
import { useWayAhead, type WayAhead } from './way-ahead.ts';

function standingOf({ isBeingTried, tries }: WayAhead): string {
  if (isBeingTried) return 'Trying again …';
  return tries > 1 ? 'There is still no connection.' : '';
}

function NoConnectionDialog({ ahead }: { ahead: WayAhead }) {
  const place = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = place.current;
    dialog?.showModal();
    // Closed and not only gone, it gives the focus back.
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={place}
      className={styles.dialog}
      aria-labelledby="no-connection"
      aria-describedby="no-connection-text"
      onCancel={stayHere}
    >
      <h2 id="no-connection" className={styles.title}>
        <IconWifiOff aria-hidden stroke={1.5} size={26} />
        No connection
      </h2>
      <p id="no-connection-text">
        The page that you chose could not be reached. You are still where you were, and what you typed is still here.
        Check your connection, then try again.
      </p>
      <p role="status" className={styles.standing}>
        {standingOf(ahead)}
      </p>
      <div className={styles.ways}>
        <button type="button" className={button.primary} aria-disabled={ahead.isBeingTried} onClick={ahead.tryAgain}>
          Try again
        </button>
        <button type="button" className={button.secondary} onClick={stayHere}>
          Stay on this page
        </button>
      </div>
    </dialog>
  );
}

/** Says over the page that is shown that another one could not be reached, and leads there once it can. */
export function NoConnection() {
  const ahead = useWayAhead();
  return ahead.isClosed ? <NoConnectionDialog ahead={ahead} /> : null;
}
