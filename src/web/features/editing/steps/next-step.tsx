import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { EditorialAction } from '../../../../contracts/editorial-values.ts';
import { dashboardTabs, pages } from '../../../../contracts/pages.ts';
import { Message } from '../../../ui/forms/message.tsx';
import { useAsked } from '../../../ui/forms/use-asked.ts';
import { unfoldTo } from '../../../ui/unfold-to.ts';
import { sentBackOf } from '../decision/decision-places.ts';
import type { SectionId } from '../manuscript/sections-of.ts';
import type { EditedProps } from '../review-names.ts';
import { nextOf, nextWords, type Next, type StepQuestion } from './next-of.ts';
import { StepDialogs } from './step-dialogs.tsx';
import styles from './steps.module.css';

interface StepButtonsProps {
  readonly next: Next;
  readonly allowed: readonly EditorialAction[];
  readonly publishAt: string;
  readonly onAsk: (question: StepQuestion) => void;
}

/** Where on the page the next step is done, when it has a part of its own. */
const places: Partial<Record<Next, { readonly id: SectionId; readonly label: string }>> = {
  ratify: { id: 'decision', label: 'Go to the decision' },
  decide: { id: 'decision', label: 'Go to the decision' },
  invite: { id: 'reviewers', label: 'Invite reviewers' },
};

interface Step {
  readonly question: StepQuestion;
  readonly label: string;
  readonly needs: EditorialAction;
  readonly look: 'first' | 'other' | 'grave';
}

const steps: readonly Step[] = [
  { question: 'start-review', label: 'Send to review', needs: 'start-review', look: 'first' },
  { question: 'go-on', label: 'Let it go on', needs: 'release', look: 'first' },
  { question: 'grant-extension', label: 'Give more time', needs: 'answer-extension', look: 'first' },
  { question: 'refuse-extension', label: 'Refuse', needs: 'answer-extension', look: 'other' },
  { question: 'return', label: 'Return to the author', needs: 'return', look: 'other' },
  { question: 'return-held', label: 'Return to the author', needs: 'release', look: 'other' },
  { question: 'extend-revision', label: 'Give more time', needs: 'extend-revision', look: 'other' },
  { question: 'hold', label: 'Put on hold', needs: 'hold', look: 'other' },
  { question: 'desk-reject', label: 'Reject without review', needs: 'desk-reject', look: 'grave' },
];

const looks = {
  first: {},
  other: { variant: 'default' },
  grave: { variant: 'default', c: 'var(--bad)' },
} as const;

/** The buttons of what may be done now; what comes next leads. */
function StepButtons({ next, allowed, publishAt, onAsk }: StepButtonsProps) {
  const place = places[next];
  // A request that waits for an answer is what moves the deadline.
  const isAsked = allowed.includes('answer-extension');
  const there = steps.filter(
    ({ needs, question }) => allowed.includes(needs) && !(question === 'extend-revision' && isAsked),
  );
  if (!place && next !== 'publish' && there.length === 0) return null;
  return (
    <div className={styles.actions}>
      {place && (
        <Button component="a" href={`#${place.id}`} onClick={() => unfoldTo(place.id)}>
          {place.label}
        </Button>
      )}
      {next === 'publish' && (
        <Button component={Link} to={publishAt}>
          Go to the publication
        </Button>
      )}
      {there.map(({ question, label, look }) => (
        <Button key={question} {...looks[look]} onClick={() => onAsk(question)}>
          {label}
        </Button>
      ))}
    </div>
  );
}

/** What was done takes its button away: then the focus goes to what is next. */
function useHeldFocus(standing: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(standing);
  useEffect(() => {
    if (before.current === standing) return;
    before.current = standing;
    if (document.activeElement === document.body || document.activeElement === null) heading.current?.focus();
  }, [standing]);
  return heading;
}

/** Where administrators publish. */
const publishAt = ({ user, manuscript: { id, specialReview } }: EditedProps): string => {
  const tab = specialReview ? dashboardTabs.verifySpecial : dashboardTabs.first;
  return pages.dashboard.href({ profileId: user.id }, { tab, manuscript: id });
};

/** What is next with a manuscript, why, and the buttons that do it. */
export function NextStep(props: EditedProps) {
  const { manuscript } = props;
  const { extension, holdReason, allowed, articleStatus } = manuscript;
  const { asked, ask, close } = useAsked<StepQuestion>();
  const sentBack = sentBackOf(manuscript);
  const next = nextOf(manuscript);
  const heading = useHeldFocus(`${next} ${articleStatus}`);
  return (
    <section className={styles.next} aria-labelledby="what-is-next">
      <h2 id="what-is-next" ref={heading} tabIndex={-1} className={styles.title}>
        What is next
      </h2>
      <p role="status">{nextWords(manuscript)}</p>
      {allowed.includes('release') && holdReason !== null && (
        <Message kind="info">
          <p>On hold because: {holdReason}</p>
        </Message>
      )}
      {sentBack?.remark && (
        <Message kind="info">
          <p>The editor in chief sent the last decision back: {sentBack.remark}</p>
        </Message>
      )}
      {extension !== null && (
        <Message kind="info">
          <p>
            {extension.days === 1 ? '1 more day' : `${extension.days} more days`}, because: {extension.reason}
          </p>
        </Message>
      )}
      <StepButtons next={next} allowed={allowed} publishAt={publishAt(props)} onAsk={ask} />
      {asked && <StepDialogs key={asked.turn} {...props} question={asked.what} isOpen={asked.isOpen} onClose={close} />}
    </section>
  );
}
