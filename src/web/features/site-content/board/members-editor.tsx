import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useRef, useState, type ReactNode } from 'react';
import { designations, mostMembers, type BoardMember } from '../../../../contracts/site-content.ts';
import * as t from '../../../../messages/site-content.ts';
import { useAsked } from '../../../ui/forms/use-asked.ts';
import { moved } from '../../../ui/sorting/sortable-list.ts';
import styles from './board.module.css';
import { MemberDialog } from './member-dialog.tsx';
import { MemberList } from './member-list.tsx';

interface MembersEditorProps {
  readonly members: readonly BoardMember[];
  readonly error: ReactNode;
  readonly onChange: (members: BoardMember[]) => void;
}

/** An empty member. */
const blank: BoardMember = {
  name: '',
  designation: designations[1],
  university: '',
  about: '',
  contact_details: '',
  profileImg: '',
};

/** The members in order: added, changed, moved and removed. */
export function MembersEditor({ members, error, onChange }: MembersEditorProps) {
  /** The member in the dialog, by place; null: a new one. */
  const edited = useAsked<number | null>();
  const [word, setWord] = useState('');
  const add = useRef<HTMLButtonElement>(null);
  const put = (member: BoardMember) => {
    const place = edited.asked?.what ?? null;
    onChange(place === null ? [...members, member] : members.with(place, member));
    edited.close();
  };
  const move = (from: number, to: number) => {
    if (to < 0 || to >= members.length || from === to) return;
    onChange(moved(members, from, to));
    setWord(t.memberMoved({ name: members[from]?.name ?? '', place: to + 1, count: members.length }));
  };
  const remove = (place: number) => {
    onChange(members.toSpliced(place, 1));
    setWord(t.memberRemoved({ name: members[place]?.name ?? '' }));
    add.current?.focus();
  };
  return (
    <div className={styles.editor}>
      <MemberList members={members} onMove={move} onEdit={edited.ask} onRemove={remove} />
      {members.length === 0 && <p>{t.membersEmpty()}</p>}
      {error !== undefined && members.length > 0 && <p className={styles.fault}>{error}</p>}
      <p className="visually-hidden" role="status">
        {word}
      </p>
      <div>
        <Button
          ref={add}
          variant="default"
          leftSection={<IconPlus aria-hidden stroke={1.5} size={20} />}
          data-path="members"
          disabled={members.length >= mostMembers}
          onClick={() => edited.ask(null)}
        >
          {t.addMember()}
        </Button>
      </div>
      {edited.asked && (
        <MemberDialog
          key={edited.asked.turn}
          title={edited.asked.what === null ? t.addMember() : t.editMember()}
          member={members[edited.asked.what ?? -1] ?? blank}
          isOpen={edited.asked.isOpen}
          onClose={edited.close}
          onPut={put}
        />
      )}
    </div>
  );
}
