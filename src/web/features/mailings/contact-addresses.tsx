import type { ContactText } from '../../../contracts/site-texts.ts';
import styles from './contact-page.module.css';

/** Where the publisher is reached: the mailbox and the postal address. */
export function ContactAddresses({ email, address }: Pick<ContactText, 'email' | 'address'>) {
  return (
    <aside className={styles.addresses} aria-label="Our addresses">
      <section>
        <h2>By email</h2>
        <a href={`mailto:${email}`}>{email}</a>
      </section>
      <section>
        <h2>By post</h2>
        <address>
          <span className={styles.lines} dir="auto">
            {address}
          </span>
        </address>
      </section>
    </aside>
  );
}
