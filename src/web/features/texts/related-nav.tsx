import { useLocation } from 'react-router';
import type { PlainMessage } from '../../../messages/message.ts';
import { pages } from '../../../contracts/pages.ts';
import * as t from '../../../messages/texts.ts';
import { Link } from '../../ui/link.tsx';
import { footerGroups, type NavigationLink } from '../shell/navigation-links.ts';
import styles from './related-nav.module.css';

const ethicsLink = (ethicalSlug: string, label: PlainMessage): NavigationLink => ({
  label,
  to: pages.ethics.href({ ethicalSlug }),
});

type GroupKey = (typeof footerGroups)[number]['key'];

/** The title and further links of each footer group. */
const groupWords: Readonly<Record<GroupKey, { title: PlainMessage; also: readonly NavigationLink[] }>> = {
  authors: {
    title: t.forAuthors,
    also: [ethicsLink('submission', t.manuscriptSubmission), ethicsLink('authorship', t.authorship)],
  },
  editors: { title: t.forEditorsAndReviewers, also: [] },
  general: {
    title: t.aboutPublisher,
    also: [ethicsLink('ethicalpractice', t.ethicalPractice), { label: t.privacy, to: pages.privacy.href() }],
  },
};

/** The group to which a page belongs, without the page itself; null for a page of no group. */
function relatedPages(pathname: string): { title: PlainMessage; links: readonly NavigationLink[] } | null {
  const groups = footerGroups.map(({ key, links }) => ({
    title: groupWords[key].title,
    links: [...groupWords[key].also, ...links],
  }));
  const group = groups.find(({ links }) => links.some(({ to }) => to === pathname));
  return group ? { ...group, links: group.links.filter(({ to }) => to !== pathname) } : null;
}

/** Links to other pages for the same readers, below a text. */
export function RelatedNav() {
  const related = relatedPages(useLocation().pathname);
  if (!related) return null;
  return (
    <nav className={styles.related} aria-labelledby="related">
      <h2 id="related">{related.title()}</h2>
      <ul>
        {related.links.map(({ label, to, isDocument }) => (
          <li key={to}>
            <Link to={to} reloadDocument={isDocument === true}>
              {label()}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
