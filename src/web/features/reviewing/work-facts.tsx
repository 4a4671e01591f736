import * as common from '../../../messages/common.ts';
import * as t from '../../../messages/reviewing.ts';
import fold from '../../ui/fold.module.css';
import { bdi, strong } from '../../ui/message-tags.tsx';
import styles from './work-facts.module.css';

interface WorkFactsProps {
  readonly abstract: string;
  readonly keywords: readonly string[];
  /** True once the invitation is answered: the manuscript comes first. */
  readonly folds?: boolean;
}

/** The abstract and keywords of a manuscript. */
export function WorkFacts({ abstract, keywords, folds = false }: WorkFactsProps) {
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
      {folds ? (
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
