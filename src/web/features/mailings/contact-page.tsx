import { contactSubjects, pages } from '../../../contracts/pages.ts';
import { siteTexts } from '../../../contracts/site-texts.ts';
import { serverApi } from '../../api/server-api.ts';
import page from '../../ui/page.module.css';
import { TextBanner } from '../texts/text-banner.tsx';
import { textMeta } from '../texts/text-meta.ts';
import type { Route } from './+types/contact-page.ts';
import { ContactAddresses } from './contact-addresses.tsx';
import { ContactForm } from './contact-form.tsx';
import styles from './contact-page.module.css';

const authorServices = 'Author services';
const title = 'Contact Us';

/** The one address of the form; a slug without a meaning shows the usual one. */
const slugOf = (subject: string) =>
  Object.values(contactSubjects).find((known) => known === subject.toLowerCase()) ?? contactSubjects.usual;

export const loader = ({ context }: Route.LoaderArgs) => serverApi(context)(siteTexts.contact);

export const meta: Route.MetaFunction = ({ matches, params, loaderData }) =>
  textMeta(matches, pages.contact.href({ subject: slugOf(params.subject) }), {
    title,
    description: loaderData.lead,
  });

/** The contact form, with the postal address and the mailbox beside it. */
export default function ContactPage({ params, loaderData: { lead, email, address } }: Route.ComponentProps) {
  const slug = slugOf(params.subject);
  return (
    <>
      <TextBanner title={title} lead={lead} />
      <div className={`${page.page} ${styles.row}`}>
        <ContactForm key={slug} subject={slug === contactSubjects.authorServices ? authorServices : ''} />
        <ContactAddresses email={email} address={address} />
      </div>
    </>
  );
}
