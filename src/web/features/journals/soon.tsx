import { Link } from '../../ui/link.tsx';
import { pages } from '../../../contracts/pages.ts';
import * as common from '../../../messages/common.ts';
import * as t from '../../../messages/journals.ts';
import button from '../../ui/button.module.css';
import { RisingSun } from '../../ui/drawings/rising-sun.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import page from '../../ui/page.module.css';

/** The specified page for a kind of publication that has no entries yet. */
export function Soon() {
  return (
    <div className={page.narrow}>
      <EmptyState level={1} drawing={<RisingSun />} title={t.soonTitle()}>
        <p>{t.soonText()}</p>
        <Link className={button.secondary} to={pages.journalPublications.href()}>
          {common.browseJournals()}
        </Link>
      </EmptyState>
    </div>
  );
}
