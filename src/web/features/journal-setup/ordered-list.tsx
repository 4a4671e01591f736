import { Button } from '@mantine/core';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { Fragment, useRef, useState, type ReactNode } from 'react';
import * as t from '../../../messages/journal-setup.ts';
import { useAsked } from '../../ui/forms/use-asked.ts';
import { MoveActions, RowAction } from '../../ui/sorting/move-actions.tsx';
import { moved } from '../../ui/sorting/sortable-list.ts';
import styles from './journal-setup.module.css';

const icon = { 'aria-hidden': true, stroke: 1.5, size: 20 } as const;

interface OrderedListProps<Item> {
  readonly words: { readonly title: string; readonly help: string; readonly empty: string; readonly add: string };
  readonly items: readonly Item[];
  readonly most: number;
  readonly nameOf: (item: Item) => string;
  readonly factsOf?: (item: Item) => string;
  /** Whether something else depends on it. */
  readonly isUsed?: (item: Item) => boolean;
  readonly onChange: (items: Item[]) => void;
  /** The dialog for one of them; null: for a new one. */
  readonly dialog: (
    item: Item | null,
    props: { readonly isOpen: boolean; readonly onClose: () => void; readonly onPut: (item: Item) => void },
  ) => ReactNode;
}

interface RowProps {
  readonly name: string;
  readonly facts: string | undefined;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly isUsed: boolean;
  readonly onMoveBy: (places: 1 | -1) => void;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

function Row({ name, facts, isFirst, isLast, isUsed, onMoveBy, onEdit, onRemove }: RowProps) {
  return (
    <li className={styles.row}>
      <div className={styles.text}>
        <strong dir="auto">{name}</strong>
        {facts !== undefined && <span>{facts}</span>}
      </div>
      <div className={styles.actions}>
        <MoveActions {...{ name, isFirst, isLast, onMoveBy }} />
        <RowAction label={t.change({ name })} onClick={onEdit}>
          <IconPencil {...icon} />
        </RowAction>
        {!isUsed && (
          <RowAction label={t.remove({ name })} onClick={onRemove}>
            <IconTrash {...icon} />
          </RowAction>
        )}
      </div>
    </li>
  );
}

/** Changes a list, and says what changed to those who do not see it. */
function useList<Item>({ items, nameOf, onChange }: OrderedListProps<Item>) {
  const [word, setWord] = useState('');
  const move = (from: number, to: number, name: string) => {
    if (to < 0 || to >= items.length) return;
    onChange(moved(items, from, to));
    setWord(t.moved({ name, place: to + 1, count: items.length }));
  };
  const remove = (place: number, name: string) => {
    onChange(items.toSpliced(place, 1));
    setWord(t.removed({ name }));
  };
  const put = (item: Item, place: number | null) => {
    onChange(place === null ? [...items, item] : items.with(place, item));
    setWord(t.kept({ name: nameOf(item) }));
  };
  return { word, move, remove, put };
}

/** A list in its order: added to, changed, moved by one place, and removed from. */
export function OrderedList<Item>(props: OrderedListProps<Item>) {
  const { words, items, most, nameOf, factsOf, isUsed, dialog } = props;
  /** What is in the dialog, by place; null: a new one. */
  const { asked, ask, close } = useAsked<number | null>();
  const { word, move, remove, put } = useList(props);
  const add = useRef<HTMLButtonElement>(null);
  return (
    <section className={styles.part} aria-label={words.title}>
      <h2>{words.title}</h2>
      <p className={styles.soft}>{words.help}</p>
      {items.length === 0 && <p>{words.empty}</p>}
      <ol className={styles.list}>
        {items.map((item, at) => (
          <Row
            // Two members may have one name.
            key={`${nameOf(item)} ${items.slice(0, at).filter((other) => nameOf(other) === nameOf(item)).length}`}
            name={nameOf(item)}
            facts={factsOf?.(item)}
            isFirst={at === 0}
            isLast={at === items.length - 1}
            isUsed={isUsed?.(item) ?? false}
            onMoveBy={(by) => move(at, at + by, nameOf(item))}
            onEdit={() => ask(at)}
            onRemove={() => {
              remove(at, nameOf(item));
              // The pressed button no longer exists.
              add.current?.focus();
            }}
          />
        ))}
      </ol>
      <p className="visually-hidden" role="status">
        {word}
      </p>
      <div>
        <Button
          ref={add}
          variant="default"
          leftSection={<IconPlus {...icon} />}
          disabled={items.length >= most}
          onClick={() => ask(null)}
        >
          {words.add}
        </Button>
      </div>
      {asked && (
        <Fragment key={asked.turn}>
          {dialog(items[asked.what ?? -1] ?? null, {
            isOpen: asked.isOpen,
            onClose: close,
            onPut: (item) => {
              put(item, asked.what);
              close();
            },
          })}
        </Fragment>
      )}
    </section>
  );
}
