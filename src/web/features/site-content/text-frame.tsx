import { Button } from '@mantine/core';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import * as t from '../../../messages/site-content.ts';
import { formatMoment } from '../../ui/format-moment.ts';
import { ConfirmDialog } from '../../ui/forms/confirm-dialog.tsx';
import { Dialog } from '../../ui/forms/dialog.tsx';
import { Message } from '../../ui/forms/message.tsx';
import { ReadyFields } from '../../ui/forms/ready-fields.tsx';
import { UnsavedChanges } from '../../ui/forms/unsaved-changes.tsx';
import { Overtaken } from './overtaken.tsx';
import styles from './site-content.module.css';
import { previewWish, type TextFormInUse } from './use-text-form.ts';

interface BackToOriginalProps {
  readonly isBusy: boolean;
  readonly onReset: (onDone: () => void) => void;
}

/** Restores the original text. */
function BackToOriginal({ isBusy, onReset }: BackToOriginalProps) {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Button variant="subtle" size="md" onClick={() => setAsked(true)}>
        {t.restore()}
      </Button>
      <ConfirmDialog
        title={t.restoreTitle()}
        action={t.restoreAction()}
        isOpen={isAsked}
        isBusy={isBusy}
        onClose={() => setAsked(false)}
        onConfirm={() => onReset(() => setAsked(false))}
      >
        {t.restoreConsequence()}
      </ConfirmDialog>
    </>
  );
}

interface TextFrameProps<C extends Record<string, unknown>, P> {
  readonly text: TextFormInUse<C, P>;
  /** The fields. */
  readonly children: ReactNode;
  /** Renders the preview. */
  readonly show: (preview: P) => ReactNode;
  /** Renders what someone else published meanwhile. */
  readonly showStatus: (content: C) => ReactNode;
  readonly previewLead?: string;
  /** Further actions. */
  readonly further?: ReactNode;
}

/** Whether the text is the original, and since when. */
function statusText(isOriginal: boolean, changedAt: string | null): string {
  if (changedAt === null) return isOriginal ? t.original() : t.published();
  const moment = formatMoment(new Date(changedAt));
  return isOriginal ? t.originalSince({ moment }) : t.publishedSince({ moment });
}

function Actions<C extends Record<string, unknown>, P>({
  text,
  further,
  opener,
}: Pick<TextFrameProps<C, P>, 'text' | 'further'> & { readonly opener: RefObject<HTMLButtonElement | null> }) {
  return (
    <div className={styles.actions}>
      <Button ref={opener} type="submit" variant="default" size="md" loading={text.isLooking} value={previewWish}>
        {t.preview()}
      </Button>
      <Button type="submit" size="md" loading={text.isBusy} disabled={!text.isDirty}>
        {t.publish()}
      </Button>
      {further}
      {text.isDirty && (
        <Button variant="subtle" size="md" onClick={text.undo}>
          {t.discardChanges()}
        </Button>
      )}
      {!text.seen.isOriginal && <BackToOriginal isBusy={text.isBusy} onReset={text.reset} />}
    </div>
  );
}

function Preview<C extends Record<string, unknown>, P>({
  text,
  show,
  previewLead,
}: Omit<TextFrameProps<C, P>, 'children'>) {
  return (
    <Dialog
      title={t.preview()}
      size="xl"
      isOpen={text.preview !== null}
      returnsFocus={false}
      onClose={text.closePreview}
    >
      <p className={styles.soft}>{previewLead ?? t.previewLead()}</p>
      {text.preview && show(text.preview)}
      <div className={styles.dialogActions}>
        <Button variant="default" onClick={text.closePreview}>
          {t.keepEditing()}
        </Button>
        <Button loading={text.isBusy} disabled={!text.isDirty} onClick={text.publishPreview}>
          {t.publish()}
        </Button>
      </div>
    </Dialog>
  );
}

/** The preview button loses the focus while it waits for the server: it gets it back when the preview closes. */
function usePreviewOpener(isOpen: boolean) {
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    const active = document.activeElement;
    // A refusal has already moved the focus to its field.
    const isLost = active === null || active === document.body || active.closest('[role="dialog"]') !== null;
    if (wasOpen.current && !isOpen && isLost) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return opener;
}

/** The form of one text: its fields, preview, publishing and restoring. */
export function TextFrame<C extends Record<string, unknown>, P>(props: TextFrameProps<C, P>) {
  const { text, children, showStatus, further } = props;
  const { seen, overtaking, problem, isDirty } = text;
  const opener = usePreviewOpener(text.preview !== null);
  return (
    <>
      <form className={styles.form} method="post" noValidate onSubmit={text.send}>
        <ReadyFields>
          <p className={styles.soft}>{statusText(seen.isOriginal, seen.changedAt)}</p>
          {children}
          {problem !== null && (
            <Message kind="bad">
              <p>{problem}</p>
              {overtaking && (
                <Overtaken onTakeTheirs={text.takeTheirs} onKeepMine={text.keepMine}>
                  {showStatus(overtaking.content)}
                </Overtaken>
              )}
            </Message>
          )}
          <Actions text={text} further={further} opener={opener} />
          {isDirty && <p className={styles.soft}>{t.unpublished()}</p>}
        </ReadyFields>
      </form>
      <Preview {...props} />
      <UnsavedChanges areThere={isDirty} onLeave={() => undefined} />
    </>
  );
}
