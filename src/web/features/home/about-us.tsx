import * as t from '../../../messages/home.ts';
import { publisherFacts } from '../../content/publisher.ts';
import { LongHtml } from '../../ui/long-html.tsx';
import styles from './about-us.module.css';

export const aboutName = 'about-text';

/** The publisher and its rules; the server has cleaned the HTML. */
export function AboutUs({ html }: { html: string | null }) {
  return (
    <section className={styles.about} aria-labelledby="about-us">
      <div className={styles.text}>
        <h2 id="about-us">{t.aboutUs()}</h2>
        <LongHtml name={aboutName} className={styles.words} html={html} />
      </div>
      <dl className={styles.facts}>
        {publisherFacts.map(({ title, text }) => (
          <div key={title()}>
            <dt>{title()}</dt>
            <dd>{text()}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
