import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { accounts } from '../../../contracts/accounts.ts';
import { pages } from '../../../contracts/pages.ts';
import { callApi } from '../../api/call-api.ts';
import { endSession } from '../../session/session.ts';
import { pageTitle } from '../../ui/page-title.ts';
import type { Route } from './+types/logout-page.ts';
import styles from './account-frame.module.css';

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, 'Logout')];

/** Ends the session on the server and here, whatever the server answers, and goes home. */
export default function LogoutPage() {
  const navigate = useNavigate();
  useEffect(() => {
    const leave = () => {
      endSession();
      void navigate(pages.home.href(), { replace: true });
    };
    callApi(accounts.logout).then(leave, leave);
  }, [navigate]);
  return (
    <div className={styles.column}>
      <h1 className={styles.title}>Logging out</h1>
      <p role="status">You will be on the home page in a moment.</p>
    </div>
  );
}
