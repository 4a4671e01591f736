import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { pages } from '../../../contracts/pages.ts';
import * as t from '../../../messages/accounts.ts';
import { pageTitle } from '../../ui/page-title.ts';
import type { Route } from './+types/logout-page.ts';
import styles from './account-frame.module.css';
import { signOut } from './sign-out.ts';

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, t.logoutTitle())];

/** Signs out and goes home. */
export default function LogoutPage() {
  const navigate = useNavigate();
  useEffect(() => {
    void signOut().then(() => navigate(pages.home.href(), { replace: true }));
  }, [navigate]);
  return (
    <div className={styles.column}>
      <h1 className={styles.title}>{t.loggingOut()}</h1>
      <p role="status">{t.goingHome()}</p>
    </div>
  );
}
