import { useEffect, useRef } from 'react';
import { dashboardTabs, pages } from '../../../../contracts/pages.ts';
import { useAsked } from '../../../ui/forms/use-asked.ts';
import { Message } from '../../../ui/forms/message.tsx';
import { sentBackOf } from '../decision/sent-back-of.ts';
import type { EditedProps } from '../manuscript/edited-props.ts';
import { nextOf, nextWords } from './next-of.ts';
import { StepButtons } from './step-buttons.tsx';
import { StepDialogs } from './step-dialogs.tsx';
import type { StepQuestion } from './step-question.ts';
import styles from './steps.module.css';

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
