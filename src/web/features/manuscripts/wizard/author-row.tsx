import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import {
  IconAlertTriangle,
  IconArrowDown,
  IconArrowUp,
  IconGripVertical,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react';
import { RowAction } from '../../../ui/sorting/row-action.tsx';
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
  const { id, author, name, isAdmin, isCorresponding, isFirst, isLast, onMoveBy, onEdit, onRemove, onChoose } = props;
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
  });
  const style = { transform: CSS.Translate.toString(transform), transition };
  return (
    <li ref={setNodeRef} style={style} className={`${styles.author} ${isDragging ? styles.dragged : ''}`}>
      <button
        ref={setActivatorNodeRef}
        className={styles.handle}
        {...attributes}
        {...listeners}
        type="button"
        aria-label={`Drag ${name}`}
      >
        <IconGripVertical {...icon} />
      </button>
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
          <RowAction label={`Move ${name} up`} isOff={isFirst} onClick={() => onMoveBy(-1)}>
            <IconArrowUp {...icon} />
          </RowAction>
          <RowAction label={`Move ${name} down`} isOff={isLast} onClick={() => onMoveBy(1)}>
            <IconArrowDown {...icon} />
          </RowAction>
          <RowAction label={`Edit ${name}`} onClick={onEdit}>
            <IconPencil {...icon} />
          </RowAction>
          <RowAction label={`Remove ${name}`} action="remove" onClick={onRemove}>
            <IconTrash {...icon} />
          </RowAction>
        </div>
      </div>
    </li>
  );
}
