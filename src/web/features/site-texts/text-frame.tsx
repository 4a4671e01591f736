import { Button } from '@mantine/core';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { formatMoment } from '../../ui/format-moment.ts';
import { ConfirmDialog } from '../../ui/forms/confirm-dialog.tsx';
import { Dialog } from '../../ui/forms/dialog.tsx';
import { Message } from '../../ui/forms/message.tsx';
import { ReadyFields } from '../../ui/forms/ready-fields.tsx';
import { UnsavedChanges } from '../../ui/forms/unsaved-changes.tsx';
import { Overtaken } from './overtaken.tsx';
import styles from './site-texts.module.css';
import { previewWish, type TextFormInUse } from './use-text-form.ts';

interface BackToOriginalProps {
  readonly isBusy: boolean;
  readonly onReset: (onDone: () => void) => void;
}

/** The way back to the text that was delivered. */
function BackToOriginal({ isBusy, onReset }: BackToOriginalProps) {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Button variant="subtle" size="md" onClick={() => setAsked(true)}>
        Back to the original text
      </Button>
      <ConfirmDialog
        title="Back to the original text?"
        action="Publish the original"
        isOpen={isAsked}
        isBusy={isBusy}
        onClose={() => setAsked(false)}
        onConfirm={() => onReset(() => setAsked(false))}
      >
        The text that was delivered takes its place at once. The one that stands now is not kept.
      </ConfirmDialog>
    </>
  );
}

interface TextFrameProps<C extends Record<string, unknown>, P> {
  readonly text: TextFormInUse<C, P>;
  /** The fields. */
  readonly children: ReactNode;
  /** What a look at it shows. */
  readonly show: (preview: P) => ReactNode;
  /** What somebody else has published meanwhile. */
  readonly showStanding: (content: C) => ReactNode;
  readonly previewLead?: string;
  /** What else can be done with it. */
  readonly further?: ReactNode;
}

/** Since when the text stands as it does. */
function standingWords(isOriginal: boolean, changedAt: string | null): string {
  const since = changedAt === null ? '' : ` since ${formatMoment(new Date(changedAt))}`;
  return isOriginal ? `The original text stands${since}.` : `Published${since}.`;
}

function Actions<C extends Record<string, unknown>, P>({
  text,
  further,
  opener,
}: Pick<TextFrameProps<C, P>, 'text' | 'further'> & { readonly opener: RefObject<HTMLButtonElement | null> }) {
  return (
    <div className={styles.actions}>
      <Button ref={opener} type="submit" variant="default" size="md" loading={text.isLooking} value={previewWish}>
        Preview
      </Button>
      <Button type="submit" size="md" loading={text.isBusy} disabled={!text.isDirty}>
        Publish
      </Button>
      {further}
      {text.isDirty && (
        <Button variant="subtle" size="md" onClick={text.undo}>
          Undo the changes
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
    <Dialog title="Preview" size="xl" isOpen={text.preview !== null} returnsFocus={false} onClose={text.closePreview}>
      <p className={styles.soft}>{previewLead ?? 'This is what visitors would see. Nothing is published yet.'}</p>
      {text.preview && show(text.preview)}
      <div className={styles.dialogActions}>
        <Button variant="default" onClick={text.closePreview}>
          Go on editing
        </Button>
        <Button loading={text.isBusy} disabled={!text.isDirty} onClick={text.publishPreview}>
          Publish
        </Button>
      </div>
    </Dialog>
  );
}

/** What opens the preview waits for the server and loses the focus by that: it gets it back when the preview closes. */
function usePreviewOpener(isOpen: boolean) {
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    const active = document.activeElement;
    // What was refused has led to its field.
    const isLost = active === null || active === document.body || active.closest('[role="dialog"]') !== null;
    if (wasOpen.current && !isOpen && isLost) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return opener;
}

/** The form of one text: its fields, a look at it before it is published, and the way back. */
export function TextFrame<C extends Record<string, unknown>, P>(props: TextFrameProps<C, P>) {
  const { text, children, showStanding, further } = props;
  const { seen, overtaking, problem, isDirty } = text;
  const opener = usePreviewOpener(text.preview !== null);
  return (
    <>
      <form className={styles.form} method="post" noValidate onSubmit={text.send}>
        <ReadyFields>
          <p className={styles.soft}>{standingWords(seen.isOriginal, seen.changedAt)}</p>
          {children}
          {problem !== null && (
            <Message kind="bad">
              <p>{problem}</p>
              {overtaking && (
                <Overtaken onTakeTheirs={text.takeTheirs} onKeepMine={text.keepMine}>
                  {showStanding(overtaking.content)}
                </Overtaken>
              )}
            </Message>
          )}
          <Actions text={text} further={further} opener={opener} />
          {isDirty && <p className={styles.soft}>Not published yet</p>}
        </ReadyFields>
      </form>
      <Preview {...props} />
      <UnsavedChanges areThere={isDirty} onLeave={() => undefined} />
    </>
  );
}
