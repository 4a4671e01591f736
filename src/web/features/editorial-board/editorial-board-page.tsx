import { siteContent } from '../../../contracts/site-content.ts';
import * as t from '../../../messages/editorial-board.ts';
import { serverApi } from '../../api/server-api.ts';
import page from '../../ui/page.module.css';
import { RelatedNav } from '../texts/related-nav.tsx';
import { TextBanner } from '../texts/text-banner.tsx';
import { textMeta } from '../texts/text-meta.ts';
import type { Route } from './+types/editorial-board-page.ts';
import styles from './editorial-board-page.module.css';
import { MemberCard } from './member-card.tsx';

export const loader = ({ context }: Route.LoaderArgs) => serverApi(context)(siteContent.board);

export const meta: Route.MetaFunction = ({ matches, location }) =>
  textMeta(matches, location.pathname, { title: t.title(), description: t.lead() });

/** The members of the board, each with a full biography. */
export default function EditorialBoardPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <TextBanner title={t.title()} lead={t.lead()} />
      <div className={page.page}>
        <ul className={styles.members}>
          {loaderData.members.map((member) => (
            <MemberCard key={`${member.name} ${member.contact_details}`} member={member} />
          ))}
        </ul>
        <RelatedNav />
      </div>
    </>
  );
}
