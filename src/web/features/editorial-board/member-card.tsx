import type { BoardMember } from '../../../contracts/site-texts.ts';
import { useDialog } from '../../ui/use-dialog.ts';
import button from '../../ui/button.module.css';
import { Biography } from './biography.tsx';
import styles from './member-card.module.css';
import { Portrait } from './portrait.tsx';

/** A member of the board; the button opens the biography and has the focus again when it closes. */
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
        View full biography<span className="visually-hidden"> of {member.name}</span>
      </button>
      <Biography member={member} drawer={drawer} />
    </li>
  );
}
