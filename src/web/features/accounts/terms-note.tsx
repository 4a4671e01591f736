import { IconExternalLink } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { pages } from '../../../contracts/pages.ts';
import * as t from '../../../messages/accounts.ts';
import { visuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './account-frame.module.css';

/** Opens in a new tab, so that no typed text is lost. */
const NoticeLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <a href={to} target="_blank" rel="noopener noreferrer">
    {t.noticeLink({ text: () => children, hidden: visuallyHidden })}
    <IconExternalLink aria-hidden stroke={1.5} size={14} className={styles.outward} />
  </a>
);

/** What a person agrees to with an account. */
export const TermsNote = () => (
  <p className={styles.aside}>
    {t.termsNote({
      terms: (children) => <NoticeLink to={pages.terms.href()}>{children}</NoticeLink>,
      privacy: (children) => <NoticeLink to={pages.privacy.href()}>{children}</NoticeLink>,
    })}
  </p>
);
