import { houseFacts } from '../../content/publisher.ts';
import { RichHtml } from '../../ui/rich-html.tsx';
import styles from './about-us.module.css';

/** Who publishes here and by which rules; the words are cleaned by the server. */
export function AboutUs({ html }: { html: string }) {
  return (
    <section className={styles.about} aria-labelledby="about-us">
      <div className={styles.text}>
        <h2 id="about-us">About Us</h2>
        <RichHtml className={styles.words} html={html} />
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
