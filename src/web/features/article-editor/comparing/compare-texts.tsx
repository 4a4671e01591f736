import { useMemo } from 'react';
import * as t from '../../../../messages/article-editor.ts';
import marked from '../../../ui/changed-words.module.css';
import { blocksOf, compareBlocks, type ComparedBlock, type ComparedPiece } from './compare-blocks.ts';
import styles from './compare-texts.module.css';

export interface CompareTextsProps {
  /** HTML of the text before and after the changes. */
  readonly before: string;
  readonly after: string;
}

const pictureWords = (alt: string) => t.pictureWords({ alt });

function Piece({ piece: { text, kind } }: { piece: ComparedPiece }) {
  if (kind === 'same') return text;
  const Mark = kind === 'added' ? 'ins' : 'del';
  return (
    <Mark>
      <span className="visually-hidden">{kind === 'added' ? t.added() : t.removed()} </span>
      {text}
    </Mark>
  );
}

function Passage({ passage }: { passage: ComparedBlock }) {
  switch (passage.kind) {
    case 'same':
      return (
        <details className={styles.same}>
          <summary>{t.unchangedBlocks({ count: passage.blocks.length })}</summary>
          {passage.blocks.map(({ words }, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- they never change their order
            <p key={place} className={marked.text} dir="auto">
              {words}
            </p>
          ))}
        </details>
      );
    case 'formatting':
      return (
        <div className={styles.changed}>
          <p className={styles.soft}>{t.formattingOnly()}</p>
          <p className={marked.text} dir="auto">
            {passage.words}
          </p>
        </div>
      );
    case 'changed':
      return (
        <p className={`${styles.changed} ${marked.text}`} dir="auto">
          {passage.pieces.map((piece, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- only their order tells identical pieces apart
            <Piece key={place} piece={piece} />
          ))}
        </p>
      );
  }
}

/** Two texts with their differences marked, passage by passage. */
export function CompareTexts({ before, after }: CompareTextsProps) {
  const compared = useMemo(
    () => compareBlocks(blocksOf(before, pictureWords), blocksOf(after, pictureWords)),
    [before, after],
  );
  const changes = compared.filter(({ kind }) => kind !== 'same');
  if (changes.length === 0) return <p role="status">{t.sameTexts()}</p>;
  return (
    <div className={styles.comparison}>
      <p role="status">{t.changedBlocks({ count: changes.length })}</p>
      {compared.map((passage, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- they never change their order
        <Passage key={place} passage={passage} />
      ))}
    </div>
  );
}
