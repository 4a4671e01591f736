import { IconAlertTriangle, IconPencil, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { MoveActions } from '../../../ui/sorting/move-actions.tsx';
import { RowAction } from '../../../ui/sorting/row-action.tsx';
import { SortableRow } from '../../../ui/sorting/sortable-row.tsx';
import styles from './author-list.module.css';
import { authorFault } from './author-rules.ts';
import type { AuthorFields } from './draft.ts';

interface AuthorRowProps {
  readonly id: string;
  readonly author: AuthorFields;
  readonly name: string;
  readonly isAdmin: boolean;
  readonly isCorresponding: boolean;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** Changes the author here; null while the author is shown. */
  readonly form: ReactNode;
  readonly onMoveBy: (places: 1 | -1) => void;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
  readonly onChoose: () => void;
}

const icon = { 'aria-hidden': true, stroke: 1.5, size: 20 } as const;

function AuthorText({ author, name, fault }: { author: AuthorFields; name: string; fault: string }) {
  return (
    <div className={styles.text}>
      <strong>
        <bdi>
          {author.authorTitle} {name}
        </bdi>
      </strong>
      {author.authorAffiliation !== '' && <span dir="auto">{author.authorAffiliation}</span>}
      {author.authorEmail !== '' && <span>{author.authorEmail}</span>}
      {fault !== '' && (
        <span className={styles.fault}>
          <IconAlertTriangle aria-hidden stroke={1.5} size={18} />
          {fault}
        </span>
      )}
    </div>
  );
}

/** One author of the list, with all that can be done to it. */
export function AuthorRow(props: AuthorRowProps) {
  const { id, author, name, isAdmin, isCorresponding, isFirst, isLast, form, onMoveBy, onEdit, onRemove, onChoose } =
    props;
  if (form !== null)
    return (
      <SortableRow id={id} name={name} className={styles.author}>
        <div className={styles.form}>{form}</div>
      </SortableRow>
    );
  return (
    <SortableRow id={id} name={name} className={styles.author}>
      <AuthorText author={author} name={name} fault={authorFault(author, isAdmin)} />
      <div className={styles.controls}>
        <label className={styles.choice}>
          <input
            type="radio"
            name="corresponding-author"
            checked={isCorresponding}
            aria-label={`Corresponding author: ${name}`}
            onChange={onChoose}
          />
          Corresponding
        </label>
        <div className={styles.actions}>
          <MoveActions {...{ name, isFirst, isLast, onMoveBy }} />
          <RowAction label={`Edit ${name}`} action="edit" onClick={onEdit}>
            <IconPencil {...icon} />
          </RowAction>
          <RowAction label={`Remove ${name}`} action="remove" onClick={onRemove}>
            <IconTrash {...icon} />
          </RowAction>
        </div>
      </div>
    </SortableRow>
  );
}
