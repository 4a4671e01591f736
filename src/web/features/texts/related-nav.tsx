import { useLocation } from 'react-router';
import { pages } from '../../../contracts/pages.ts';
import { Link } from '../../ui/link.tsx';
import { footerGroups, type NavigationLink } from '../shell/navigation-links.ts';
import styles from './related-nav.module.css';

const ethicsLink = (ethicalSlug: string, label: string): NavigationLink => ({
  label,
  to: pages.ethics.href({ ethicalSlug }),
});

/** How each group of the foot of the page is called here, and what belongs to it besides. */
const groupWords: Readonly<Record<string, { title: string; also: readonly NavigationLink[] }>> = {
  Authors: {
    title: 'For authors',
    also: [ethicsLink('submission', 'Manuscript Submission'), ethicsLink('authorship', 'Authorship')],
  },
  'Editors & Reviewers': { title: 'For editors and reviewers', also: [] },
  General: {
    title: 'About the publisher',
    also: [ethicsLink('ethicalpractice', 'Ethical Practice'), { label: 'Privacy', to: pages.privacy.href() }],
  },
};

/** The group to which a page belongs, without the page itself; null for a page of no group. */
function relatedPages(pathname: string): { title: string; links: readonly NavigationLink[] } | null {
  const groups = footerGroups.map(({ title, links }) => ({
    title: groupWords[title]?.title ?? title,
    links: [...(groupWords[title]?.also ?? []), ...links],
  }));
  const group = groups.find(({ links }) => links.some(({ to }) => to === pathname));
  return group ? { ...group, links: group.links.filter(({ to }) => to !== pathname) } : null;
}

/** The other pages for the same readers, at the foot of a text. */
export function RelatedNav() {
  const related = relatedPages(useLocation().pathname);
  if (!related) return null;
  return (
    <nav className={styles.related} aria-labelledby="related">
      <h2 id="related">{related.title}</h2>
      <ul>
        {related.links.map(({ label, to, isDocument }) => (
          <li key={to}>
            <Link to={to} reloadDocument={isDocument === true}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
