import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { production as calls } from '../../../../contracts/production.ts';
import type { AuthorsProof } from '../../../../contracts/production-reads.ts';
import type { ProofNote, Quote } from '../../../../contracts/production-proof.ts';
import * as articleTexts from '../../../../messages/articles.ts';
import * as common from '../../../../messages/common.ts';
import * as t from '../../../../messages/production.ts';
import { addressOf } from '../../../api/call-api.ts';
import { useCallMutation } from '../../../api/use-call.ts';
import buttons from '../../../ui/button.module.css';
import { formatDay } from '../../../ui/format-day.ts';
import { ConfirmDialog } from '../../../ui/forms/confirm-dialog.tsx';
import { Message } from '../../../ui/forms/message.tsx';
import { showNotice } from '../../../ui/notices/notices.ts';
import { RichHtml } from '../../../ui/rich-html.tsx';
import '../../articles/article-text.css';
import '../../articles/article-figures.css';
import '../../articles/article-formulas.css';
import { ManuscriptHeading } from '../manuscript-heading.tsx';
import { isOpenNote } from '../stage-words.ts';
import { AuthorsNotes } from './authors-notes.tsx';
import { NoteDialog } from './note-dialog.tsx';
import styles from './proof.module.css';
import { rangeOf, selectedQuote } from './text-quote.ts';

/** Marks the words of the notes in the text, where the browser can. */
function useMarkedNotes(text: HTMLElement | null, notes: readonly ProofNote[]): void {
  useEffect(() => {
    if (text === null || !('highlights' in CSS)) return undefined;
    const ranges = notes.flatMap(({ quote }) => rangeOf(text, quote) ?? []);
    CSS.highlights.set('proof-notes', new Highlight(...ranges));
    return () => void CSS.highlights.delete('proof-notes');
  }, [text, notes]);
}

/** When the author answers, or what became of the proof. */
function Status({ proof: { proof, stage } }: { proof: AuthorsProof }) {
  if (stage === 'published') return <Message kind="good">{t.publishedNote()}</Message>;
  if (proof.approvedAt === null)
    return <Message kind="info">{t.checkBy({ day: formatDay(proof.dueOn ?? '') })}</Message>;
  const day = formatDay(proof.approvedAt);
  const words = proof.isByEditor ? t.approvedByEditor({ day }) : t.approvedOn({ day });
  return <Message kind="good">{words}</Message>;
}

function Approve({ proof }: { proof: AuthorsProof }) {
  const [isAsked, setAsked] = useState(false);
  const approve = useCallMutation(calls.approve, [calls.proof]);
  const { manuscriptId, notes, revision } = proof;
  const count = notes.filter((note) => note.isByAuthor && isOpenNote(note)).length;
  return (
    <>
      <Button
        size="md"
        onClick={() => {
          approve.reset();
          setAsked(true);
        }}
      >
        {t.approveProof()}
      </Button>
      <ConfirmDialog
        title={t.approveProofTitle()}
        action={t.approveProof()}
        isOpen={isAsked}
        isBusy={approve.isPending}
        problem={approve.error?.message ?? null}
        onClose={() => setAsked(false)}
        onConfirm={() =>
          approve.mutate(
            { params: { manuscriptId }, body: { revision } },
            {
              onSuccess: ({ message }) => {
                setAsked(false);
                showNotice('good', message);
              },
            },
          )
        }
      >
        {t.approveProofHelp({ count })}
      </ConfirmDialog>
    </>
  );
}

/** The article as it will be published, with its references; words in it can be selected. */
function Text({ proof }: { proof: AuthorsProof }) {
  const { abstract, keywords, text, hasText, hasFinalPdf } = proof;
  const pdfWords = hasFinalPdf ? t.finalPdfInProof() : t.noTextInProof();
  return (
    <>
      <h2>{common.abstract()}</h2>
      <p dir="auto">{abstract}</p>
      {keywords.length > 0 && <p dir="auto">{t.keywordsOf({ words: keywords.join(', ') })}</p>}
      {hasText ? <RichHtml className="article-text" html={text.bodyHtml} dir="auto" /> : <p>{pdfWords}</p>}
      {text.references.length > 0 && (
        <>
          <h2>{articleTexts.references()}</h2>
          <ol className={styles.references}>
            {text.references.map(({ id, html }) => (
              <RichHtml key={id} as="li" id={id} html={html} />
            ))}
          </ol>
        </>
      )}
    </>
  );
}

/** The proof on the left, notes and questions on the right. */
export function ProofScreen({ proof }: { proof: AuthorsProof }) {
  const { manuscriptId, notes } = proof;
  const element = useRef<HTMLDivElement>(null);
  const [text, setText] = useState<HTMLElement | null>(null);
  const [quote, setQuote] = useState<Quote | null>(null);
  const isOpen = proof.proof.approvedAt === null && proof.stage === 'proof';
  useEffect(() => setText(element.current), []);
  useMarkedNotes(text, notes);
  const addNote = () => setQuote(selectedQuote(element.current) ?? { exact: '', prefix: '', suffix: '' });
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <ManuscriptHeading of={proof} />
        <Status proof={proof} />
        {isOpen && <p>{t.proofLead()}</p>}
        <p className={styles.buttons}>
          <a
            className={buttons.plain}
            href={addressOf(calls.preview, { params: { manuscriptId } })}
            target="_blank"
            rel="noreferrer"
          >
            {t.openPdf()}
          </a>
          {isOpen && <Approve proof={proof} />}
        </p>
      </header>
      <div className={styles.columns}>
        <div ref={element} className={styles.text}>
          <Text proof={proof} />
        </div>
        <aside className={styles.side} aria-label={t.yourNotes()}>
          <AuthorsNotes proof={proof} isOpen={isOpen} />
        </aside>
      </div>
      {isOpen && (
        // The selection in the text stays while the button is pressed.
        <Button className={styles.add ?? ''} onMouseDown={(event) => event.preventDefault()} onClick={addNote}>
          {t.addNote()}
        </Button>
      )}
      <NoteDialog manuscriptId={manuscriptId} within={text} quote={quote} onClose={() => setQuote(null)} />
    </div>
  );
}
