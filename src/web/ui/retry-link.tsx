import { useLocation } from 'react-router';
import { Link } from './link.tsx';
import button from './button.module.css';

/** Requests the same page again; also works without scripting. */
export function RetryLink({ label }: { label: string }) {
  const { pathname, search } = useLocation();
  return (
    <Link className={button.primary} to={pathname + search} reloadDocument>
      {label}
    </Link>
  );
}
