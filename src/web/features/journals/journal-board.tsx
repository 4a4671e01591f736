import { IconExternalLink } from '@tabler/icons-react';
import type { JournalMember } from '../../../contracts/journal-setup-values.ts';
import * as t from '../../../messages/journals.ts';
import { Icon } from '../../ui/icon.tsx';
import { hidden } from '../../ui/message-tags.tsx';
import styles from './journal-board.module.css';

export const boardAnchor = 'editorial-board';

const linkName = (link: string): string => (/^https?:\/\/orcid\.org\//i.test(link) ? 'ORCID' : t.homepage());

/** The editorial board of a journal in its own order; nothing where it names none. Countries come by name from the server. */
export function JournalBoard({ members }: { members: readonly JournalMember[] }) {
  if (members.length === 0) return null;
  return (
    <section className={styles.board} aria-labelledby={boardAnchor}>
      <h2 id={boardAnchor} tabIndex={-1}>
        {t.editorialBoard()}
      </h2>
      <ul>
        {members.map(({ name, role, affiliation, country, link }) => (
          <li key={`${name} ${role}`}>
            <span>{role}</span>
            <strong>
              <bdi>{name}</bdi>
            </strong>
            <span dir="auto">{[affiliation, country].filter(Boolean).join(', ')}</span>
            {link !== '' && (
              <a href={link} rel="noopener nofollow">
                {t.memberLink({ what: linkName(link), name, hidden })}
                <Icon of={IconExternalLink} size={16} />
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
