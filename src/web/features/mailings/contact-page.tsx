import { contactSubjects, pages } from '../../../contracts/pages.ts';
import { postalAddress } from '../../../contracts/publisher.ts';
import page from '../../ui/page.module.css';
import { useSite } from '../../ui/site-facts.ts';
import { TextBanner } from '../texts/text-banner.tsx';
import { textMeta } from '../texts/text-meta.ts';
import type { Route } from './+types/contact-page.ts';
import { ContactForm } from './contact-form.tsx';
import styles from './contact-page.module.css';

const authorServices = 'Author services';
const title = 'Contact Us';
const lead = 'Write to us about a manuscript, a journal or a purchase. You do not need an account.';

/** The one address of the form; a slug without a meaning shows the usual one. */
const slugOf = (subject: string) =>
  Object.values(contactSubjects).find((known) => known === subject.toLowerCase()) ?? contactSubjects.usual;

export const meta: Route.MetaFunction = ({ matches, params }) =>
  textMeta(matches, pages.contact.href({ subject: slugOf(params.subject) }), { title, description: lead });

/** The contact form, with the postal address and the mailbox beside it. */
export default function ContactPage({ params }: Route.ComponentProps) {
  const contactEmail = useSite()?.contactEmail;
  const slug = slugOf(params.subject);
  return (
    <>
      <TextBanner title={title} lead={lead} />
      <div className={`${page.page} ${styles.row}`}>
        <ContactForm key={slug} subject={slug === contactSubjects.authorServices ? authorServices : ''} />
        <aside className={styles.addresses} aria-label="Our addresses">
          <section>
            <h2>By email</h2>
            {contactEmail && <a href={`mailto:${contactEmail}`}>{contactEmail}</a>}
          </section>
          <section>
            <h2>By post</h2>
            <address>
              {postalAddress.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </address>
          </section>
        </aside>
      </div>
    </>
  );
}
