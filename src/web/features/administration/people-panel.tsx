import { useEffect, useRef } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { administration } from '../../../contracts/administration.ts';
import { useCall } from '../../api/use-call.ts';
import { counted } from '../../ui/counted.ts';
import { Message } from '../../ui/forms/message.tsx';
import { Reading } from '../../ui/forms/reading.tsx';
import { pageInAddress } from '../../ui/page-in-address.ts';
import { Pagination } from '../../ui/pagination.tsx';
import { peopleAddress, peoplePageName } from './people-address.ts';
import { PeopleFound } from './people-found.tsx';
import styles from './people-panel.module.css';
import { PeopleSearch } from './people-search.tsx';

const peopleCounted = (total: number) => (total === 1 ? '1 person' : `${counted(total)} people`);

/** The accounts of the house, for administrators; what is looked for stands in the address. */
export function PeoplePanel({ ownId }: { ownId: string }) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const words = search.get('q') ?? '';
  const page = pageInAddress(search, peoplePageName) ?? 1;
  const found = useCall(administration.people, { query: { q: words, page } }, { keepsLast: true });
  const count = useRef<HTMLParagraphElement>(null);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    // Another page of the list is read from its beginning, unless its words are being typed.
    if (document.activeElement?.matches('input') !== true) count.current?.focus();
  }, [page]);
  return (
    <>
      <PeopleSearch
        words={words}
        onSearch={(typed) => void navigate(peopleAddress(typed), { replace: true, preventScrollReset: true })}
      />
      <p ref={count} tabIndex={-1} role="status" className={styles.count}>
        {found.data && peopleCounted(found.data.total)}
      </p>
      {!found.data && found.error?.status === 404 && (
        <Message kind="info">
          <p>
            The list is shorter than that. <Link to={peopleAddress(words)}>See its first page</Link>
          </p>
        </Message>
      )}
      {!found.data && found.error?.status !== 404 && <Reading error={found.error} />}
      {found.data && (
        <div className={styles.found} aria-busy={found.isPlaceholderData}>
          <PeopleFound people={found.data.people} ownId={ownId} />
          <Pagination
            page={found.data.page}
            pageCount={found.data.pageCount}
            label="Pages of people"
            hrefOf={(wanted) => peopleAddress(words, wanted)}
          />
        </div>
      )}
    </>
  );
}
