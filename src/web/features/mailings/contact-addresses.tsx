import type { ContactText } from '../../../contracts/site-content.ts';
import * as t from '../../../messages/mailings.ts';
import styles from './contact-page.module.css';

/** The publisher's email and postal address. */
export function ContactAddresses({ email, address }: Pick<ContactText, 'email' | 'address'>) {
  return (
    <aside className={styles.addresses} aria-label={t.ourAddresses()}>
      <section>
        <h2>{t.byEmail()}</h2>
        <a href={`mailto:${email}`}>{email}</a>
      </section>
      <section>
        <h2>{t.byPost()}</h2>
        <address>
          <span className={styles.lines} dir="auto">
            {address}
          </span>
        </address>
      </section>
    </aside>
  );
}
