import { IconShieldCheck, IconX } from '@tabler/icons-react';
import type { Person } from '../../../contracts/administration.ts';
import styles from './people-panel.module.css';
import { roleAtJournal, type HeldRole } from './person-change.ts';
import { personName } from './person-name.ts';

interface PersonRolesProps {
  readonly person: Person;
  readonly onTake: (held: HeldRole) => void;
}

/** What a person is, as chips; a role at a journal can be taken from its chip. */
export function PersonRoles({ person, onTake }: PersonRolesProps) {
  if (!person.isAdmin && person.roles.length === 0) return <span className={styles.soft}>None</span>;
  return (
    <ul className={styles.chips}>
      {person.isAdmin && (
        <li className={styles.administrator}>
          <IconShieldCheck aria-hidden stroke={1.5} size={18} />
          Administrator
        </li>
      )}
      {person.roles.map((held) => (
        <li key={roleAtJournal(held)}>
          {roleAtJournal(held)}
          <button
            type="button"
            aria-label={`Take the role from ${personName(person)}: ${roleAtJournal(held)}`}
            onClick={() => onTake(held)}
          >
            <IconX aria-hidden stroke={1.5} size={16} />
          </button>
        </li>
      ))}
    </ul>
  );
}
