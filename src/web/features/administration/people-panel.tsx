import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { administration } from '../../../contracts/administration.ts';
import { dashboardTabs } from '../../../contracts/pages.ts';
import * as t from '../../../messages/administration.ts';
import { linkTo } from '../../ui/message-tags.tsx';
import { useCall } from '../../api/use-call.ts';
import { counted } from '../../ui/format-number.ts';
import { Message } from '../../ui/forms/message.tsx';
import { Reading } from '../../ui/forms/reading.tsx';
import { pageInAddress } from '../../ui/page-in-address.ts';
import { Pagination } from '../../ui/pagination.tsx';
import { PeopleFound } from './people-found.tsx';
import styles from './people-panel.module.css';

/** Not `page`: that name would make the site move the focus out of the search field. */
const peoplePageName = 'p';

/** The address, within the dashboard, of a page of the people that words find. */
export function peopleAddress(words: string, page = 1): string {
  const search = new URLSearchParams({ tab: String(dashboardTabs.people) });
  if (words !== '') search.set('q', words);
  if (page > 1) search.set(peoplePageName, String(page));
  return `?${search}`;
}

/** Waits for a pause in typing, in milliseconds. */
const pause = 300;

/** Searches people while typing. */
function PeopleSearch({ words, onSearch }: { words: string; onSearch: (words: string) => void }) {
  const [typed, setTyped] = useState(words);
  const search = useDebouncedCallback(onSearch, pause);
  return (
    <form role="search" onSubmit={(event) => event.preventDefault()}>
      <TextInput
        label={t.searchPeople()}
        description={t.searchPeopleHint()}
        type="search"
        maxLength={200}
        leftSection={<IconSearch aria-hidden stroke={1.5} size={20} />}
        value={typed}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value);
          search(value.trim());
        }}
      />
    </form>
  );
}

/** All accounts, for administrators; the search is in the address. */
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
    // A new page of the list is read from the start, unless the search field has the focus.
    if (document.activeElement?.matches('input') !== true) count.current?.focus();
  }, [page]);
  return (
    <>
      <PeopleSearch
        words={words}
        onSearch={(typed) => void navigate(peopleAddress(typed), { replace: true, preventScrollReset: true })}
      />
      <p ref={count} tabIndex={-1} role="status" className={styles.count}>
        {found.data && t.peopleCount({ count: found.data.total, shown: counted(found.data.total) })}
      </p>
      {!found.data && found.error?.status === 404 && (
        <Message kind="info">
          <p>{t.pageMissing({ link: linkTo(peopleAddress(words)) })}</p>
        </Message>
      )}
      {!found.data && found.error?.status !== 404 && <Reading error={found.error} />}
      {found.data && (
        <div className={styles.found} aria-busy={found.isPlaceholderData}>
          <PeopleFound people={found.data.people} ownId={ownId} />
          <Pagination
            page={found.data.page}
            pageCount={found.data.pageCount}
            label={t.peoplePages()}
            hrefOf={(wanted) => peopleAddress(words, wanted)}
          />
        </div>
      )}
    </>
  );
}
