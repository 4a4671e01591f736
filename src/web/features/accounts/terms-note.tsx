import { IconExternalLink } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { pages } from '../../../contracts/pages.ts';
import * as t from '../../../messages/accounts.ts';
import { hidden } from '../../ui/message-tags.tsx';
import styles from './account-frame.module.css';

/** Opens in a new tab, so that no typed text is lost. */
const noticeAt = (address: string) => (children: ReactNode) => (
  <a href={address} target="_blank" rel="noopener noreferrer">
    {t.noticeLink({ text: () => children, hidden })}
    <IconExternalLink aria-hidden stroke={1.5} size={14} className={styles.outward} />
  </a>
);

/** What a person agrees to with an account. */
export const TermsNote = () => (
  <p className={styles.aside}>
    {t.termsNote({ terms: noticeAt(pages.terms.href()), privacy: noticeAt(pages.privacy.href()) })}
  </p>
);
