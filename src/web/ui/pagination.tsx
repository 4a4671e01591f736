import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Icon } from './icon.tsx';
import { Link } from './link.tsx';
import styles from './pagination.module.css';
import { shownPages } from './shown-pages.ts';

interface PaginationProps {
  page: number;
  pageCount: number;
  /** What is divided into pages, for those who hear the page. */
  label: string;
  hrefOf: (page: number) => string;
}

/** Links to the pages of a longer list; nothing when there is only one. */
export function Pagination({ page, pageCount, label, hrefOf }: PaginationProps) {
  if (pageCount < 2) return null;
  return (
    <nav className={styles.pagination} aria-label={label}>
      {page > 1 && (
        <Link to={hrefOf(page - 1)} rel="prev">
          <Icon of={IconChevronLeft} size={18} />
          Previous
        </Link>
      )}
      <ol>
        {shownPages(page, pageCount).map((shown) => (
          <li key={shown.key}>
            {shown.page === null ? (
              <span className={styles.gap}>…</span>
            ) : (
              <Link
                to={hrefOf(shown.page)}
                aria-label={`Page ${shown.page}`}
                aria-current={shown.page === page ? 'page' : undefined}
              >
                {shown.page}
              </Link>
            )}
          </li>
        ))}
      </ol>
      {page < pageCount && (
        <Link to={hrefOf(page + 1)} rel="next">
          Next
          <Icon of={IconChevronRight} size={18} />
        </Link>
      )}
    </nav>
  );
}
