import { IconWifiOff } from '@tabler/icons-react';
import { useLayoutEffect, useRef } from 'react';
import * as common from '../../../../messages/common.ts';
import * as t from '../../../../messages/shell.ts';
import button from '../../../ui/button.module.css';
import styles from './no-connection.module.css';
import { stayHere } from './reach-first.ts';
import { useWayAhead, type WayAhead } from './way-ahead.ts';

function statusOf({ isBeingTried, tries }: WayAhead): string {
  if (isBeingTried) return t.tryingAgain();
  return tries > 1 ? t.stillNoConnection() : '';
}

function NoConnectionDialog({ ahead }: { ahead: WayAhead }) {
  const place = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = place.current;
    dialog?.showModal();
    // Closing the dialog returns the focus; unmounting alone does not.
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
        {t.noConnectionTitle()}
      </h2>
      <p id="no-connection-text">{t.unreachedText()}</p>
      <p role="status" className={styles.current}>
        {statusOf(ahead)}
      </p>
      <div className={styles.ways}>
        <button type="button" className={button.primary} aria-disabled={ahead.isBeingTried} onClick={ahead.tryAgain}>
          {common.tryAgain()}
        </button>
        <button type="button" className={button.secondary} onClick={stayHere}>
          {t.stayHere()}
        </button>
      </div>
    </dialog>
  );
}

/** Tells that the next page could not be reached, and goes there once it can. */
export function NoConnection() {
  const ahead = useWayAhead();
  return ahead.isClosed ? <NoConnectionDialog ahead={ahead} /> : null;
}
