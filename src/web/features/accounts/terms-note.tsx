import { IconExternalLink } from '@tabler/icons-react';
import { pages } from '../../../contracts/pages.ts';
import styles from './account-frame.module.css';

/** Opens beside the form, so that nothing typed is lost. */
const NoticeLink = ({ to, children }: { to: string; children: string }) => (
  <a href={to} target="_blank" rel="noopener noreferrer">
    {children}
    <span className="visually-hidden"> (opens in a new tab)</span>
    <IconExternalLink aria-hidden stroke={1.5} size={14} className={styles.outward} />
  </a>
);

/** What whoever makes an account agrees to. */
export const TermsNote = () => (
  <p className={styles.aside}>
    By continuing you agree to the <NoticeLink to={pages.terms.href()}>Terms and conditions</NoticeLink> and the{' '}
    <NoticeLink to={pages.privacy.href()}>Privacy policy</NoticeLink>.
  </p>
);
