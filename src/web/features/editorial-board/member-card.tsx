import { IconX } from '@tabler/icons-react';
import { useId } from 'react';
import type { BoardMember } from '../../../contracts/site-content.ts';
import * as common from '../../../messages/common.ts';
import * as t from '../../../messages/editorial-board.ts';
import button from '../../ui/button.module.css';
import { hidden } from '../../ui/message-tags.tsx';
import { useDialog } from '../../ui/use-dialog.ts';
import styles from './member-card.module.css';
import { Portrait } from './portrait.tsx';

interface BiographyProps {
  readonly member: BoardMember;
  readonly drawer: ReturnType<typeof useDialog>;
}

/** A member's full biography in a side drawer; without scripting it is part of the page. */
function Biography({ member, drawer }: BiographyProps) {
  const nameId = useId();
  return (
    // Escape closes the dialog by keyboard; clicking beside the drawer is for pointers only.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      {...drawer.dialog}
      className={styles.drawer}
      aria-labelledby={nameId}
      onClick={(event) => event.target === event.currentTarget && drawer.close()}
    >
      <div className={styles.sheet}>
        <button type="button" className={styles.close} aria-label={common.close()} {...drawer.closer}>
          <IconX aria-hidden stroke={1.5} size={22} />
        </button>
        <div className={styles.biographyWho}>
          <Portrait name={member.name} profileImg={member.profileImg} isLarge />
          <p className={styles.biographyDesignation}>{member.designation}</p>
          <h2 id={nameId}>{member.name}</h2>
          <p>{member.university}</p>
        </div>
        <div className={styles.about}>
          {member.about.split(/\n{2,}/).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <h3>{t.contact()}</h3>
        <p>
          <a href={`mailto:${member.contact_details}`}>{member.contact_details}</a>
        </p>
      </div>
    </dialog>
  );
}

/** A member of the board. The button opens the biography and gets the focus back when it closes. */
export function MemberCard({ member }: { member: BoardMember }) {
  const drawer = useDialog();
  return (
    <li className={styles.card}>
      <div className={styles.who}>
        <Portrait name={member.name} profileImg={member.profileImg} />
        <div>
          <p className={styles.designation}>{member.designation}</p>
          <h2>{member.name}</h2>
          <p className={styles.university}>{member.university}</p>
        </div>
      </div>
      <button type="button" className={`${button.secondary} ${styles.open}`} {...drawer.opener}>
        {t.viewBiography({ name: member.name, hidden })}
      </button>
      <Biography member={member} drawer={drawer} />
    </li>
  );
}
