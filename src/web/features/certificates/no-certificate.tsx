import { Link } from '../../ui/link.tsx';
import { contactSubjects, pages } from '../../../contracts/pages.ts';
import button from '../../ui/button.module.css';
import { LostFootprints } from '../../ui/drawings/lost-footprints.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import page from '../../ui/page.module.css';
import { useSiteName } from '../../ui/site-facts.ts';

/** What an address says under which nothing was ever certified. */
export function NoCertificate() {
  const name = useSiteName();
  return (
    <div className={page.narrow}>
      <title>{`No certificate is on record · ${name}`}</title>
      <EmptyState level={1} drawing={<LostFootprints />} title="No certificate is on record">
        <p>
          Nothing was certified under this address. If it stands on a certificate, and is typed as it stands there, the
          certificate is not genuine.
        </p>
        <Link className={button.secondary} to={pages.contact.href({ subject: contactSubjects.usual })}>
          Ask us about a certificate
        </Link>
      </EmptyState>
    </div>
  );
}
