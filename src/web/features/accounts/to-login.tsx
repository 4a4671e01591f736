import { Navigate, useLocation } from 'react-router';
import { arrivalWithoutSession } from './login-arrival.ts';
import { loginLeadingTo } from './next-address.ts';

/** The way to the login and back again; it says why where a session was there a moment ago. */
export function ToLogin({ hadSession }: { hadSession: boolean }) {
  const { pathname, search } = useLocation();
  return <Navigate to={loginLeadingTo(pathname + search)} state={arrivalWithoutSession(hadSession)} replace />;
}
