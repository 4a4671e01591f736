import * as common from '../../../messages/common.ts';
import * as t from '../../../messages/reviewing.ts';
import fold from '../../ui/fold.module.css';
import { bdi, strong } from '../../ui/message-tags.tsx';
import { useIsPhone } from '../../ui/use-is-phone.ts';
import styles from './work-facts.module.css';

interface WorkFactsProps {
  readonly abstract: string;
  readonly keywords: readonly string[];
  /** True once the invitation is answered. */
  readonly foldsOnPhone?: boolean;
}

/** The abstract and keywords of a manuscript. */
export function WorkFacts({ abstract, keywords, foldsOnPhone = false }: WorkFactsProps) {
  const isFolding = useIsPhone() && foldsOnPhone;
  const heading = <h2 className={styles.heading}>{common.abstract()}</h2>;
  const text = (
    <>
      <p dir="auto" className={styles.abstract}>
        {abstract}
      </p>
      {keywords.length > 0 && (
        <p className={styles.keywords}>
          {t.keywords({
            keywords: keywords.join(', '),
            strong,
            bdi,
          })}
        </p>
      )}
    </>
  );
  return (
    <section className={styles.facts}>
      {isFolding ? (
        <details>
          <summary className={fold.summary}>{heading}</summary>
          <div className={fold.contents}>{text}</div>
        </details>
      ) : (
        <>
          {heading}
          {text}
        </>
      )}
    </section>
  );
}
