import * as t from '../../../messages/shell.ts';
import { Link } from '../../ui/link.tsx';
import { useSite, useSiteName } from '../../ui/site-facts.ts';
import { BrandMark } from './brand-mark.tsx';
import { closingLinks, footerGroups, type NavigationLink } from './navigation-links.ts';
import styles from './site-footer.module.css';

const LinkList = ({ links }: { links: readonly NavigationLink[] }) => (
  <ul>
    {links.map((link) => (
      <li key={link.to}>
        <Link to={link.to} reloadDocument={link.isDocument === true}>
          {link.label()}
        </Link>
      </li>
    ))}
  </ul>
);

/** The footer: the publisher, and three groups of links for authors, editors and everyone. */
export function SiteFooter() {
  const name = useSiteName();
  const contactEmail = useSite()?.contactEmail;
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.publisher}>
          <p className={styles.name}>
            <BrandMark isAgain />
            {name}
          </p>
          <p>{t.publisherLine()}</p>
        </div>
        {footerGroups.map(({ key, title, links }) => (
          <nav key={key} aria-label={title()}>
            <h2>{title()}</h2>
            <LinkList links={links} />
          </nav>
        ))}
        <div className={styles.closing}>
          <p>
            {t.place()}
            {contactEmail && (
              <>
                {' · '}
                <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
              </>
            )}
          </p>
          <LinkList links={closingLinks} />
        </div>
      </div>
    </footer>
  );
}
