import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { pages } from '../../../contracts/pages.ts';
import { pageTitle } from '../../ui/page-title.ts';
import type { Route } from './+types/logout-page.ts';
import styles from './account-frame.module.css';
import { signOut } from './sign-out.ts';

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, 'Logout')];

/** Signs out and goes home. */
export default function LogoutPage() {
  const navigate = useNavigate();
  useEffect(() => {
    void signOut().then(() => navigate(pages.home.href(), { replace: true }));
  }, [navigate]);
  return (
    <div className={styles.column}>
      <h1 className={styles.title}>Logging out</h1>
      <p role="status">You will be on the home page in a moment.</p>
    </div>
  );
}
