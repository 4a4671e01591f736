import { Link } from '../../ui/link.tsx';
import { subjects } from '../../../contracts/constants.ts';
import styles from './subject-filter.module.css';

interface SubjectFilterProps {
  chosen: string | null;
  hrefOf: (subject: string | undefined) => string;
}

/** The subjects as links; the filter lives in the address. */
export function SubjectFilter({ chosen, hrefOf }: SubjectFilterProps) {
  const entries = [
    { label: 'List All Journal', subject: undefined },
    ...subjects.map((subject) => ({ label: subject, subject })),
  ];
  return (
    <nav className={styles.filter} aria-labelledby="browse-by-subject">
      <h2 id="browse-by-subject">Browse By Subject</h2>
      <ul>
        {entries.map(({ label, subject }) => (
          <li key={label}>
            <Link
              to={hrefOf(subject)}
              preventScrollReset
              aria-current={(subject ?? null) === chosen ? 'true' : undefined}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
