import { ActionIcon } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconPencil, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './author-list.module.css';
import type { AuthorFields } from './draft.ts';
import { nameOf } from './name-of.ts';

interface AuthorListProps {
  readonly authors: readonly AuthorFields[];
  readonly onMove: (from: number, to: number) => void;
  readonly onEdit: (place: number) => void;
  readonly onRemove: (place: number) => void;
}

interface RowActionProps {
  readonly label: string;
  readonly isOff?: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

// At the end of the list the button stays in the tab order, so that the keyboard keeps its place.
function RowAction({ label, isOff = false, onClick, children }: RowActionProps) {
  return (
    <ActionIcon
      variant="subtle"
      size="lg"
      aria-label={label}
      aria-disabled={isOff}

      onClick={() => !isOff && onClick()}
    >
      {children}
    </ActionIcon>
  );
}

/** The authors in the order in which they will be printed. */
export function AuthorList({ authors, onMove, onEdit, onRemove }: AuthorListProps) {
  const icon = { 'aria-hidden': true, stroke: 1.5, size: 20 } as const;
  return (
    <ol className={styles.list} aria-label="Authors in order">
      {authors.map((author, place) => {
        const name = nameOf(author);
        return (
          <li key={JSON.stringify(author)} className={styles.author}>
            <div className={styles.text}>
              <strong>
                <bdi>
                  {author.authorTitle} {name}
                </bdi>
              </strong>
              <span>{author.authorAffiliation}</span>
              <span>{author.authorEmail}</span>
            </div>
            <div className={styles.actions}>
              <RowAction label={`Move ${name} up`} isOff={place === 0} onClick={() => onMove(place, place - 1)}>
                <IconArrowUp {...icon} />
              </RowAction>
              <RowAction
                label={`Move ${name} down`}
                isOff={place === authors.length - 1}
                onClick={() => onMove(place, place + 1)}
              >
                <IconArrowDown {...icon} />
              </RowAction>
              <RowAction label={`Edit ${name}`} onClick={() => onEdit(place)}>
                <IconPencil {...icon} />
              </RowAction>
              <RowAction label={`Remove ${name}`} onClick={() => onRemove(place)}>
                <IconTrash {...icon} />
              </RowAction>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
