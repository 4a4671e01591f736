import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import * as t from '../../../messages/discussions.ts';
import { Reading } from '../../ui/forms/reading.tsx';
import { unfoldTo } from '../../ui/unfold-to.ts';
import styles from './discussions.module.css';
import { NewDiscussion } from './new-discussion.tsx';
import { discussionsAnchor, newDiscussion, useDiscussions, type Place } from './place.ts';
import { Thread } from './thread.tsx';

/** The dialog is in the address, so that any link on the page can open it. */
function useOpenInAddress() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const go = (to: string, replace: boolean) => void navigate({ hash: to }, { replace, preventScrollReset: true });
  return { isOpen: hash === newDiscussion, open: () => go(newDiscussion, false), close: () => go('', true) };
}

/** Shows the discussions to those whom a link leads here, once they are there. */
function useComingHere(isThere: boolean): void {
  const { hash } = useLocation();
  const isWished = isThere && hash === `#${discussionsAnchor}`;
  useEffect(() => {
    if (!isWished) return;
    unfoldTo(discussionsAnchor);
    document.getElementById(discussionsAnchor)?.scrollIntoView();
  }, [isWished]);
}

interface DiscussionListProps {
  readonly userId: string;
  readonly place: Place;
  readonly isEditor?: boolean;
}

/** The discussions of a person on a manuscript, and a new one. */
export function DiscussionList({ userId, place, isEditor = false }: DiscussionListProps) {
  const { data, error } = useDiscussions(place);
  const { isOpen, open, close } = useOpenInAddress();
  const [opened, setOpened] = useState<string | null>(null);
  useComingHere(data !== undefined);
  if (!data) return <Reading error={error} />;
  const { discussions, canOpenWith, canTell } = data;
  return (
    <div className={styles.list}>
      {discussions.length === 0 && <p className={styles.soft}>{isEditor ? t.noneForEditors() : t.noneWithEditor()}</p>}
      {discussions.map((discussion) => (
        <Thread
          key={discussion.id}
          userId={userId}
          discussion={discussion}
          isEditor={isEditor}
          colleagues={canTell}
          isOpenAtFirst={discussion.unread + discussion.unattributed.length > 0 || discussion.id === opened}
        />
      ))}
      {canOpenWith.length > 0 && (
        <>
          <div>
            <Button variant="default" onClick={open}>
              {isEditor || discussions.length > 0 ? t.newDiscussion() : t.writeToEditor()}
            </Button>
          </div>
          <NewDiscussion
            userId={userId}
            place={place}
            canOpenWith={canOpenWith}
            colleagues={canTell}
            isEditor={isEditor}
            isOpen={isOpen}
            onClose={close}
            onOpened={(id) => {
              setOpened(id);
              close();
            }}
          />
        </>
      )}
    </div>
  );
}
