import { houseFacts } from '../../content/publisher.ts';
import { LongHtml } from '../../ui/long-html.tsx';
import styles from './about-us.module.css';

export const aboutName = 'about-text';

/** Who publishes here and by which rules; the words are cleaned by the server. */
export function AboutUs({ html }: { html: string | null }) {
  return (
    <section className={styles.about} aria-labelledby="about-us">
      <div className={styles.text}>
        <h2 id="about-us">About Us</h2>
        <LongHtml name={aboutName} className={styles.words} html={html} />
      </div>
      <dl className={styles.facts}>
        {houseFacts.map((fact) => (
          <div key={fact.title}>
            <dt>{fact.title}</dt>
            <dd>{fact.text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
