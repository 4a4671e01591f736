import { ActionIcon, Button, TextInput } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconPencil, IconPlus, IconTrash, type Icon } from '@tabler/icons-react';
import { useState } from 'react';
import type { ProductionReference } from '../../../../contracts/production-values.ts';
import * as t from '../../../../messages/article-editor.ts';
import { ConfirmDialog } from '../../../ui/forms/confirm-dialog.tsx';
import { Dialog } from '../../../ui/forms/dialog.tsx';
import { RichHtml } from '../../../ui/rich-html.tsx';
import { foundReferences } from '../commands/citations.ts';
import { moved, newReference, shownWords } from './reference-changes.ts';
import { ReferenceForm } from './reference-form.tsx';
import styles from './references.module.css';

export interface ReferencesFormProps {
  readonly references: readonly ProductionReference[];
  /** The ids that the text cites, see `linkedIds`. */
  readonly citedIds: ReadonlySet<string>;
  readonly isReadOnly?: boolean;
  readonly onChange: (references: ProductionReference[]) => void;
}

/** The id of the entry of a reference in the list; it can take the focus. */
const referencePlace = (id: string): string => `reference-${id}`;

interface Entry {
  readonly reference: ProductionReference;
  readonly number: number;
}

interface ActionProps {
  readonly label: string;
  readonly icon: Icon;
  readonly isDisabled?: boolean;
  readonly onPress: () => void;
}

const Action = ({ label, icon: Shown, isDisabled = false, onPress }: ActionProps) => (
  <ActionIcon variant="subtle" size="lg" aria-label={label} title={label} disabled={isDisabled} onClick={onPress}>
    <Shown aria-hidden size={18} stroke={1.5} />
  </ActionIcon>
);

interface EntryActionsProps {
  readonly entry: Entry;
  readonly count: number;
  readonly onEdit: () => void;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
}

function EntryActions({ entry: { number }, count, onEdit, onMove, onRemove }: EntryActionsProps) {
  return (
    <span className={styles.actions}>
      <Action label={t.editReference({ number })} icon={IconPencil} onPress={onEdit} />
      <Action
        label={t.moveReferenceUp({ number })}
        icon={IconArrowUp}
        isDisabled={number === 1}
        onPress={() => onMove(number - 2)}
      />
      <Action
        label={t.moveReferenceDown({ number })}
        icon={IconArrowDown}
        isDisabled={number === count}
        onPress={() => onMove(number)}
      />
      <Action label={t.removeReference({ number })} icon={IconTrash} onPress={onRemove} />
    </span>
  );
}

/** What is open over the list. */
type Open = { readonly form: 'edit' | 'add' | 'remove'; readonly reference: ProductionReference } | null;

interface DialogsProps extends Pick<ReferencesFormProps, 'references' | 'onChange'> {
  readonly open: Open;
  readonly onClose: () => void;
}

function ReferenceDialogs({ references, open, onChange, onClose }: DialogsProps) {
  const edited = open !== null && open.form !== 'remove' ? open : null;
  const place = references.findIndex(({ id }) => id === edited?.reference.id);
  const save = (saved: ProductionReference) => {
    onClose();
    if (open?.form === 'add') return onChange([...references, saved]);
    onChange(references.map((reference) => (reference.id === saved.id ? saved : reference)));
  };
  const remove = () => {
    onClose();
    onChange(references.filter(({ id }) => id !== open?.reference.id));
  };
  return (
    <>
      <Dialog
        title={place === -1 ? t.newReference() : t.referenceTitle({ number: place + 1 })}
        isOpen={edited !== null}
        size="lg"
        onClose={onClose}
      >
        {edited !== null && <ReferenceForm reference={edited.reference} onSave={save} onCancel={onClose} />}
      </Dialog>
      <ConfirmDialog
        title={t.removeCitedTitle()}
        action={t.removeIt()}
        isOpen={open?.form === 'remove'}
        onClose={onClose}
        onConfirm={remove}
      >
        {t.removeCitedText()}
      </ConfirmDialog>
    </>
  );
}

function EntryWords({ entry: { number, reference } }: { entry: Entry }) {
  return (
    <>
      <span className={styles.number}>{t.numbered({ number })}</span>
      {reference.html === '' ? <span>{shownWords(reference)}</span> : <RichHtml as="span" html={reference.html} />}
    </>
  );
}

/** The list of references, and a form for each. */
export function ReferencesForm({ references, citedIds, isReadOnly = false, onChange }: ReferencesFormProps) {
  const [wanted, setWanted] = useState('');
  const [open, setOpen] = useState<Open>(null);
  const found = foundReferences(references, wanted);
  const remove = (reference: ProductionReference) =>
    citedIds.has(reference.id)
      ? setOpen({ form: 'remove', reference })
      : onChange(references.filter(({ id }) => id !== reference.id));
  return (
    <section className={styles.references} aria-label={t.references()}>
      <TextInput
        type="search"
        label={t.filterReferences()}
        value={wanted}
        onChange={({ currentTarget }) => setWanted(currentTarget.value)}
      />
      <p role="status" className={styles.soft}>
        {references.length === 0
          ? t.noReferencesYet()
          : t.shownReferences({ shown: found.length, count: references.length })}
      </p>
      <ol className={styles.list}>
        {found.map((entry) => (
          <li key={entry.reference.id} id={referencePlace(entry.reference.id)} className={styles.entry} tabIndex={-1}>
            <EntryWords entry={entry} />
            {!isReadOnly && (
              <EntryActions
                entry={entry}
                count={references.length}
                onEdit={() => setOpen({ form: 'edit', reference: entry.reference })}
                onMove={(to) => onChange(moved(references, entry.number - 1, to))}
                onRemove={() => remove(entry.reference)}
              />
            )}
          </li>
        ))}
      </ol>
      {!isReadOnly && (
        <Button
          variant="default"
          leftSection={<IconPlus aria-hidden size={16} />}
          onClick={() => setOpen({ form: 'add', reference: newReference(references) })}
        >
          {t.addReference()}
        </Button>
      )}
      <ReferenceDialogs references={references} open={open} onChange={onChange} onClose={() => setOpen(null)} />
    </section>
  );
}
