import type { ComparedPassage, ComparedPiece, Comparison } from '../../../contracts/comparison.ts';
import * as t from '../../../messages/comparing.ts';
import marked from '../../ui/changed-words.module.css';
import { Message } from '../../ui/forms/message.tsx';
import { hidden } from '../../ui/message-tags.tsx';
import styles from './comparison.module.css';

/** How the two texts are called. */
interface Labels {
  readonly before: string;
  readonly after: string;
}

const wordsShown = 8;
/** A shorter text is not folded. */
const fewWords = 40;

/** Unchanged text, folded: its first words say where the reader is. */
function Unchanged({ pieces }: { pieces: readonly ComparedPiece[] }) {
  const text = pieces.map((piece) => piece.text).join('');
  const words = text.split(/\s+/);
  const whole = (
    <p className={marked.text} dir="auto">
      {text}
    </p>
  );
  if (words.length <= fewWords) return whole;
  return (
    <details className={styles.same}>
      <summary>{t.unchanged({ beginning: words.slice(0, wordsShown).join(' '), count: words.length, hidden })}</summary>
      {whole}
    </details>
  );
}

interface SideProps {
  readonly label: string;
  readonly pieces: readonly ComparedPiece[];
  readonly mark: 'del' | 'ins';
}

function Side({ label, pieces, mark: Mark }: SideProps) {
  return (
    <div className={styles.side}>
      <p className={styles.label}>{label}</p>
      {pieces.length === 0 ? (
        <p className={styles.soft}>{t.notInThisVersion()}</p>
      ) : (
        <p className={marked.text} dir="auto">
          {pieces.map(({ text, isChanged }, place) =>
            // oxlint-disable-next-line react/no-array-index-key -- only their order tells identical pieces apart
            isChanged ? <Mark key={place}>{text}</Mark> : text,
          )}
        </p>
      )}
    </div>
  );
}

function Passage({ passage: { isSame, before, after }, labels }: { passage: ComparedPassage; labels: Labels }) {
  if (isSame) return <Unchanged pieces={after} />;
  return (
    <div className={styles.changed}>
      <Side label={labels.before} pieces={before} mark="del" />
      <Side label={labels.after} pieces={after} mark="ins" />
    </div>
  );
}

/** Two texts side by side with their differences marked, or why they are not there. */
export function ComparedTexts({ comparison, labels }: { comparison: Comparison; labels: Labels }) {
  const { state, passages } = comparison;
  if (state === 'preparing') return <Message kind="info">{t.preparing()}</Message>;
  if (state === 'unreadable') return <Message kind="warn">{t.unreadable()}</Message>;
  const changes = passages.filter(({ isSame }) => !isSame);
  return (
    <>
      <p role="status">{t.changedPassages({ count: changes.length })}</p>
      <ol className={styles.passages}>
        {passages.map((passage, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- they never change their order
          <li key={place}>
            <Passage passage={passage} labels={labels} />
          </li>
        ))}
      </ol>
    </>
  );
}
