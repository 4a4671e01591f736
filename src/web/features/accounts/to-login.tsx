import { Navigate, useLocation } from 'react-router';
import type { LoginArrival } from './login-arrival.ts';
import { loginLeadingTo } from './next-address.ts';

/** The way to the login and back again; it says why where a session was there a moment ago. */
export function ToLogin({ hadSession }: { hadSession: boolean }) {
  const { pathname, search } = useLocation();
  const arrival: LoginArrival | null = hadSession ? { from: 'ended-session' } : null;
  return <Navigate to={loginLeadingTo(pathname + search)} state={arrival} replace />;
}
