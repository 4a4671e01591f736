import { siteTexts } from '../../../contracts/site-texts.ts';
import { serverApi } from '../../api/server-api.ts';
import page from '../../ui/page.module.css';
import { RelatedNav } from '../texts/related-nav.tsx';
import { TextBanner } from '../texts/text-banner.tsx';
import { textMeta } from '../texts/text-meta.ts';
import type { Route } from './+types/editorial-board-page.ts';
import styles from './editorial-board-page.module.css';
import { MemberCard } from './member-card.tsx';

const title = 'Editorial Board';
const lead =
  'The members of the board advise our editors and guard the standards of the journals. They serve without pay, and each holds a doctorate.';

export const loader = ({ context }: Route.LoaderArgs) => serverApi(context)(siteTexts.board);

export const meta: Route.MetaFunction = ({ matches, location }) =>
  textMeta(matches, location.pathname, { title, description: lead });

/** Who stands behind the journals: the members of the board, each with a full biography. */
export default function EditorialBoardPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <TextBanner title={title} lead={lead} />
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
