import { Button } from '@mantine/core';
import { IconBan, IconCircleCheck, IconMailQuestion, IconShieldCheck, IconX } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { Person } from '../../../contracts/administration.ts';
import { dashboardTabs, pages } from '../../../contracts/pages.ts';
import * as t from '../../../messages/administration.ts';
import { hidden } from '../../ui/message-tags.tsx';
import { CardCell, CardRow, CardTable } from '../../ui/card-table.tsx';
import { ComesBack } from '../../ui/comes-back.tsx';
import styles from './people-panel.module.css';
import { personName, roleAtJournal, type HeldRole, type PersonChange } from './person-change.ts';
import { PersonMenu } from './person-menu.tsx';

const states = {
  open: { Icon: IconCircleCheck, word: t.active },
  disabled: { Icon: IconBan, word: t.disabled },
  unconfirmed: { Icon: IconMailQuestion, word: t.unconfirmed },
};

function stateOf({ isDisabled, isVerified }: Person): keyof typeof states {
  if (isDisabled) return 'disabled';
  return isVerified ? 'open' : 'unconfirmed';
}

/** Whether the person can log in: an icon and a word. */
function PersonState({ person }: { person: Person }) {
  const state = stateOf(person);
  const { Icon, word } = states[state];
  return (
    <span className={`${styles.state} ${styles[state]}`}>
      <Icon aria-hidden stroke={1.5} size={20} />
      {word()}
    </span>
  );
}

interface PersonRolesProps {
  readonly person: Person;
  readonly onTake: (held: HeldRole) => void;
}

/** The roles of a person as chips; journal roles can be removed. */
function PersonRoles({ person, onTake }: PersonRolesProps) {
  if (!person.isAdmin && person.roles.length === 0)
    return <span className={`${styles.soft} ${styles.none}`}>{t.noRoles()}</span>;
  return (
    <ul className={styles.chips}>
      {person.isAdmin && (
        <li className={styles.administrator}>
          <IconShieldCheck aria-hidden stroke={1.5} size={18} />
          {t.administrator()}
        </li>
      )}
      {person.roles.map((held) => (
        <li key={roleAtJournal(held)}>
          {roleAtJournal(held)}
          <button
            type="button"
            aria-label={t.removeRoleOf({ name: personName(person), role: roleAtJournal(held) })}
            onClick={() => onTake(held)}
          >
            <IconX aria-hidden stroke={1.5} size={16} />
          </button>
        </li>
      ))}
    </ul>
  );
}

const peopleColumns = () => [t.person(), t.roles(), t.account(), t.actions()] as const;

interface PeopleTableProps {
  readonly people: readonly Person[];
  readonly ownId: string;
  readonly onAsk: (change: PersonChange) => void;
  readonly onEdit: (person: Person) => void;
  readonly onGiveRole: (person: Person) => void;
}

/** Administrators edit their own profile in the profile tab. */
function EditButton({ person, ownId, onEdit }: Pick<PeopleTableProps, 'ownId' | 'onEdit'> & { person: Person }) {
  const words = t.edit({ name: personName(person), hidden });
  if (person.id !== ownId)
    return (
      <Button variant="default" onClick={() => onEdit(person)}>
        {words}
      </Button>
    );
  return (
    <Button
      component={Link}
      variant="default"
      to={pages.dashboard.href({ profileId: ownId }, { tab: dashboardTabs.profile })}
    >
      {words}
    </Button>
  );
}

/** The accounts with their roles and actions. */
export function PeopleTable({ people, ownId, onAsk, onEdit, onGiveRole }: PeopleTableProps) {
  const columns = peopleColumns();
  return (
    <CardTable label={t.people()} columns={columns}>
      {people.map((person) => (
        <CardRow key={person.id}>
          <CardCell label={columns[0]}>
            <p className={styles.name}>
              <bdi>{personName(person)}</bdi>
            </p>
            <p className={styles.soft}>
              <bdi>{person.email}</bdi>
            </p>
            <ComesBack mark={person.comesBack} />
            <p className={styles.soft}>
              <bdi>{person.affiliation}</bdi>
            </p>
          </CardCell>
          <CardCell label={columns[1]}>
            <PersonRoles person={person} onTake={(held) => onAsk({ kind: 'role-taken', person, held })} />
          </CardCell>
          <CardCell label={columns[2]}>
            <PersonState person={person} />
          </CardCell>
          <CardCell label={columns[3]}>
            <div className={styles.actions}>
              <EditButton person={person} ownId={ownId} onEdit={onEdit} />
              <PersonMenu person={person} onAsk={onAsk} onGiveRole={onGiveRole} />
            </div>
          </CardCell>
        </CardRow>
      ))}
    </CardTable>
  );
}
