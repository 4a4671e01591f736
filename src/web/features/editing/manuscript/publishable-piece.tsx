import { Button } from '@mantine/core';
import { useState } from 'react';
import {
  openReview,
  type Obstacle,
  type OpenReviewKind,
  type PublicationChoice,
  type PublishablePiece as Piece,
} from '../../../../contracts/open-review.ts';
import { longestReason } from '../../../../contracts/review-limits.ts';
import { textFindingNames } from '../../../../contracts/review-values.ts';
import type { PlainMessage } from '../../../../messages/message.ts';
import * as t from '../../../../messages/open-review.ts';
import { ConfirmDialog } from '../../../ui/forms/confirm-dialog.tsx';
import { Message } from '../../../ui/forms/message.tsx';
import { hidden, strong } from '../../../ui/message-tags.tsx';
import { ReviewText } from '../../articles/reviews/review-text.tsx';
import { useAct } from '../use-act.ts';
import { WordsDialog } from '../words-dialog.tsx';
import styles from './publication.module.css';

const names: Readonly<Record<OpenReviewKind, (piece: { number: number; round: number }) => string>> = {
  report: t.pieceReport,
  answers: t.pieceAnswers,
  letter: t.pieceLetter,
};
const nameOf = ({ kind, round, reviewerNumber }: Piece) => names[kind]({ round, number: reviewerNumber ?? 0 });

const choices: Readonly<Record<PublicationChoice, PlainMessage>> = {
  no: t.writerNo,
  unnamed: t.writerUnnamed,
  named: t.writerNamed,
};
const states: Readonly<Record<Piece['state'], PlainMessage>> = {
  open: t.stateOpen,
  'left-out': t.stateLeftOut,
  published: t.statePublished,
  'taken-down': t.stateTakenDown,
};
/** What else keeps it back; the journal, the author and the writer are named elsewhere. */
const obstacleWords: Partial<Record<Obstacle, PlainMessage>> = {
  report: t.waitsForReport,
  quotes: t.quotesOthers,
  unpublished: t.waitsForArticle,
};

function hindranceOf({ obstacle, findings }: Piece): string | undefined {
  if (obstacle === null) return undefined;
  if (obstacle === 'unpublished' && findings.length > 0) return t.waitsForEditor();
  return obstacleWords[obstacle]?.();
}

function Findings({ findings }: Piece) {
  if (findings.length === 0) return null;
  return (
    <Message kind="warn">
      <p>{t.mayName()}</p>
      <ul>
        {findings.map(({ id, kind, excerpt }) => (
          <li key={id} dir="auto">
            {t.findingOf({ kind: textFindingNames[kind](), excerpt })}
          </li>
        ))}
      </ul>
    </Message>
  );
}

interface PieceProps {
  readonly articleId: string;
  readonly piece: Piece;
}

/** Publishes a piece; one with findings after a question. */
function PublishButton({ articleId, piece }: PieceProps) {
  const [isAsking, setAsking] = useState(false);
  const { send, isBusy, problem } = useAct(openReview.publish, () => setAsking(false));
  const { kind, id, obstacle } = piece;
  const publish = (isMeant: boolean) => send({ params: { articleId }, body: { kind, id, isMeant } });
  return (
    <>
      <Button loading={isBusy} onClick={() => (obstacle === 'names' ? setAsking(true) : publish(false))}>
        {t.publishNamed({ piece: nameOf(piece), hidden })}
      </Button>
      {!isAsking && problem !== null && <Message kind="bad">{problem}</Message>}
      <ConfirmDialog
        title={t.publishAnyway()}
        action={t.publish()}
        isOpen={isAsking}
        isBusy={isBusy}
        problem={problem}
        onClose={() => setAsking(false)}
        onConfirm={() => publish(true)}
      >
        {t.publishAnywayText()}
      </ConfirmDialog>
    </>
  );
}

function LeaveOutButton({ articleId, piece }: PieceProps) {
  const { send, isBusy, problem } = useAct(openReview.leaveOut);
  const { kind, id } = piece;
  return (
    <>
      <Button variant="default" loading={isBusy} onClick={() => send({ params: { articleId }, body: { kind, id } })}>
        {t.leaveOutNamed({ piece: nameOf(piece), hidden })}
      </Button>
      {problem !== null && <Message kind="bad">{problem}</Message>}
    </>
  );
}

/** Takes a published piece down, with a reason for the audit log. */
function TakeDownButton({ articleId, piece, userId }: PieceProps & { readonly userId: string }) {
  const [isAsking, setAsking] = useState(false);
  const { send, isBusy, problem } = useAct(openReview.takeDown, () => setAsking(false));
  const { kind, id } = piece;
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        {t.takeDownNamed({ piece: nameOf(piece), hidden })}
      </Button>
      <WordsDialog
        title={t.takeDownTitle()}
        label={t.reason()}
        description={t.reasonHelp()}
        most={longestReason}
        action={t.takeDown()}
        isGrave
        place={{ userId, articleId, purpose: 'take-down' }}
        isOpen={isAsking}
        isBusy={isBusy}
        problem={problem}
        onClose={() => setAsking(false)}
        onSend={(reason) => send({ params: { articleId }, body: { kind, id, reason } })}
      >
        {t.takeDownText()}
      </WordsDialog>
    </>
  );
}

/** So much is shown at once. */
const shortText = 400;

/** What a piece says, folded where it is long. */
function Text({ contents }: Piece) {
  const { text, answered, points } = contents;
  const said = [
    text,
    ...answered.map(({ answer }) => answer),
    ...points.flatMap(({ point, answer }) => [point, answer]),
  ];
  const isShort = said.join('').length <= shortText;
  if (said.every((one) => one === '')) return null;
  return (
    <details className={styles.text} open={isShort}>
      <summary>{t.pieceText()}</summary>
      <ReviewText {...contents} />
    </details>
  );
}

interface PublishablePieceProps extends PieceProps {
  readonly userId: string;
  readonly mayTakeDown: boolean;
}

/** A piece with what its writer chose, what was found in it, and what the editor can do. */
export function PublishablePiece({ articleId, piece, userId, mayTakeDown }: PublishablePieceProps) {
  const { state, choice, obstacle } = piece;
  const isUndecided = state === 'open' || state === 'left-out';
  const hindrance = hindranceOf(piece);
  const mayPublish = isUndecided && (obstacle === null || obstacle === 'names');
  return (
    <li className={styles.piece}>
      <h3 className={styles.name}>{nameOf(piece)}</h3>
      <p>{t.stateAndChoice({ state: states[state](), choice: choices[choice](), strong })}</p>
      <Text {...piece} />
      {isUndecided && choice !== 'no' && hindrance !== undefined && <p>{hindrance}</p>}
      {isUndecided && choice !== 'no' && <Findings {...piece} />}
      <div className={styles.actions}>
        {mayPublish && <PublishButton {...{ articleId, piece }} />}
        {state === 'open' && choice !== 'no' && <LeaveOutButton {...{ articleId, piece }} />}
        {state === 'published' && mayTakeDown && <TakeDownButton {...{ articleId, piece, userId }} />}
      </div>
    </li>
  );
}
