import { useLocation } from 'react-router';
import { Link } from './link.tsx';
import button from './button.module.css';

/** Asks the server for the same page once more; works without scripting, too. */
export function RetryLink({ label }: { label: string }) {
  const { pathname, search } = useLocation();
  return (
    <Link className={button.primary} to={pathname + search} reloadDocument>
      {label}
    </Link>
  );
}
