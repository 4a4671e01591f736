import { Link, useSearchParams } from 'react-router';
import * as t from '../../../messages/site-content.ts';
import { AboutPart } from './about-part.tsx';
import { BoardPart } from './board/board-part.tsx';
import { ContactPart } from './contact-part.tsx';
import { HeroPart } from './hero-part.tsx';
import { EmailEditor } from './emails/email-editor.tsx';
import { EmailList } from './emails/email-list.tsx';
import { chosenPart, partAddress, siteParts, type SitePart } from './site-parts.ts';
import styles from './site-content.module.css';

/** The email templates, or the one that the address names. */
function EmailsPart() {
  const [search] = useSearchParams();
  const name = search.get('letter');
  return name === null ? <EmailList /> : <EmailEditor key={name} name={name} />;
}

function Part({ name }: { name: SitePart['name'] }) {
  switch (name) {
    case 'hero':
      return <HeroPart />;
    case 'about':
      return <AboutPart />;
    case 'contact':
      return <ContactPart />;
    case 'board':
      return <BoardPart />;
    case 'emails':
      return <EmailsPart />;
  }
}

/** The site content that administrators edit, one part at a time. */
export function SitePanel() {
  const [search] = useSearchParams();
  const part = chosenPart(search.get('part'));
  return (
    <div className={styles.panel}>
      <nav className={styles.parts} aria-label={t.parts()}>
        {siteParts.map(({ name, label }) => (
          <Link
            key={name}
            to={partAddress(name)}
            aria-current={name === part.name ? 'page' : undefined}
            preventScrollReset
          >
            {label()}
          </Link>
        ))}
      </nav>
      <h3 className="visually-hidden">{part.label()}</h3>
      <Part name={part.name} />
    </div>
  );
}
