import { Button, Checkbox, Textarea } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useRef, useState } from 'react';
import type { BodyOf } from '../../../../contracts/call.ts';
import type { EditorsManuscript } from '../../../../contracts/editorial-values.ts';
import { editorial } from '../../../../contracts/editorial.ts';
import { longestNote } from '../../../../contracts/review-limits.ts';
import { initialChecks } from '../../../../contracts/review-values.ts';
import * as t from '../../../../messages/editing.ts';
import { ApiError, messageOf } from '../../../api/api-error.ts';
import { useCallMutation } from '../../../api/use-call.ts';
import { forgetText, keepText, readSavedText } from '../../../drafts/saved-text.ts';
import { Message } from '../../../ui/forms/message.tsx';
import { checkNames, type EditedProps } from '../review-names.ts';
import { wordsOfRefusal } from '../use-act.ts';
import styles from './checks.module.css';

type ChecklistOf = BodyOf<typeof editorial.saveChecks>;

/** Waits for a pause in typing, in milliseconds. */
const pause = 800;

/** The checklist, saved automatically, one save at a time. */
function useChecklist({ id, version, checks }: EditorsManuscript, userId: string) {
  const place = { userId, articleId: id, purpose: `note:${version}` };
  // A note that was not saved because the session had ended.
  const [list, setList] = useState<ChecklistOf>(() => ({ ...checks, note: readSavedText(place) || checks.note }));
  const [problem, setProblem] = useState<string | null>(null);
  const [isSaved, setSaved] = useState(false);
  const save = useCallMutation(editorial.saveChecks, [editorial.single]);
  const next = useRef<ChecklistOf | null>(null);
  const isUnderWay = useRef(false);

  const send = async (): Promise<void> => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setProblem(null);
    try {
      while (next.current !== null) {
        const body = next.current;
        next.current = null;
        // One at a time, so that an older save never arrives last.
        await save.mutateAsync({ params: { articleId: id }, body });
      }
      setSaved(true);
      forgetText(place);
    } catch (error) {
      setProblem(error instanceof ApiError ? wordsOfRefusal(error) : messageOf(error));
    } finally {
      isUnderWay.current = false;
    }
  };
  const sendSoon = useDebouncedCallback(() => void send(), pause);

  const change = (part: Partial<ChecklistOf>) => {
    const changed = { ...list, ...part };
    setList(changed);
    setSaved(false);
    next.current = changed;
    if (part.note === undefined) void send();
    else {
      keepText(place, part.note);
      sendSoon();
    }
  };
  const again = () => {
    next.current = list;
    void send();
  };
  const isBehind = list.note !== checks.note && readSavedText(place) !== '' && !save.isPending;
  return {
    list,
    change,
    again,
    problem,
    state: save.isPending ? 'saving' : isSaved ? 'saved' : isBehind ? 'behind' : 'as-read',
  } as const;
}

const stateWords = {
  saving: t.saving,
  saved: t.saved,
  behind: t.noteUnsaved,
  'as-read': t.savesItself,
};

/** The form of the initial checks. */
export function Checklist({ manuscript, user }: EditedProps) {
  const { list, change, again, problem, state } = useChecklist(manuscript, user.id);
  return (
    <div className={styles.list}>
      <Checkbox.Group
        aria-label={t.sectionChecks()}
        value={[...list.done]}
        onChange={(ticked) => change({ done: initialChecks.filter((check) => ticked.includes(check)) })}
      >
        <div className={styles.boxes}>
          {initialChecks.map((check) => (
            <Checkbox
              key={check}
              value={check}
              label={checkNames[check].label()}
              description={checkNames[check].description()}
            />
          ))}
        </div>
      </Checkbox.Group>
      <Textarea
        label={t.note()}
        description={t.noteHelp()}
        autosize
        minRows={2}
        maxRows={10}
        maxLength={longestNote}
        value={list.note}
        onChange={(event) => change({ note: event.currentTarget.value })}
      />
      <p role="status" className={styles.soft}>
        {problem === null && stateWords[state]()}
      </p>
      {problem !== null && (
        <Message kind="bad">
          <p>{t.notSaved({ problem })}</p>
          <Button variant="default" onClick={again}>
            {t.saveAgain()}
          </Button>
        </Message>
      )}
    </div>
  );
}
