import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import * as common from '../../messages/common.ts';
import * as t from '../../messages/ui.ts';
import { Icon } from './icon.tsx';
import { Link } from './link.tsx';
import styles from './pagination.module.css';

interface ShownPage {
  readonly key: string;
  /** Null where pages are left out. */
  readonly page: number | null;
}

/** The first, the last and the neighbours of the current page, with a gap where more than one is left out. */
export function shownPages(current: number, pageCount: number): ShownPage[] {
  const wanted = new Set([1, pageCount, current - 1, current, current + 1]);
  const shown: ShownPage[] = [];
  for (let page = 1; page <= pageCount; page += 1) {
    const bridges = wanted.has(page - 1) && wanted.has(page + 1);
    if (wanted.has(page) || bridges) shown.push({ key: String(page), page });
    else if (shown.at(-1)?.page !== null) shown.push({ key: `gap-${page}`, page: null });
  }
  return shown;
}

interface PaginationProps {
  page: number;
  pageCount: number;
  /** Names the pages for screen readers. */
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
          {common.previous()}
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
                aria-label={t.pageNumber({ page: shown.page })}
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
          {common.next()}
          <Icon of={IconChevronRight} size={18} />
        </Link>
      )}
    </nav>
  );
}
