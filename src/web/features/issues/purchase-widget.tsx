import { IconSelector } from '@tabler/icons-react';
import { useId } from 'react';
import * as common from '../../../messages/common.ts';
import * as t from '../../../messages/issues.ts';
import { useIsReady } from '../../ui/forms/use-is-ready.ts';
import { Icon } from '../../ui/icon.tsx';
import { numbersIn, useIssueChoice, volumesIn } from './issue-choice.ts';
import { IssueCover } from './issue-cover.tsx';
import type { OfferedIssue } from './issue-place.ts';
import styles from './purchase-widget.module.css';
import { useIssueAddress } from './use-issue-address.ts';

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly string[];
  readonly onChange: (value: string) => void;
}

function Choice({ label, value, options, onChange }: ChoiceProps) {
  const id = useId();
  // A choice before the page is interactive would be lost.
  const isReady = useIsReady();
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <span className={styles.field}>
        <select
          id={id}
          value={value}
          disabled={!isReady}
          autoComplete="off"
          onChange={(event) => onChange(event.target.value)}
        >
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
        <Icon of={IconSelector} size={18} />
      </span>
    </div>
  );
}

interface PurchaseWidgetProps {
  readonly journalId: string;
  /** The full issues the page has loaded; those of other journals are ignored. */
  readonly issues: readonly OfferedIssue[];
  /** Whether it has a heading; inside an accordion the summary is one. */
  readonly hasHeading?: boolean;
}

/** A full issue of a journal, chosen by volume and number; its cover leads to the login, the checkout or the document. */
export function PurchaseWidget({ journalId, issues, hasHeading = false }: PurchaseWidgetProps) {
  const own = issues.filter((issue) => issue.journalId === journalId);
  const { issue, isLoading, problem, chooseVolume, chooseNumber } = useIssueChoice(journalId, own);
  const addressOf = useIssueAddress();
  const headingId = useId();
  if (!issue) return null;
  return (
    <section className={styles.widget} {...(hasHeading ? { 'aria-labelledby': headingId } : {})}>
      {hasHeading && <h2 id={headingId}>{t.purchaseFullIssue()}</h2>}
      <div className={styles.choices}>
        <Choice label={t.volume()} value={issue.issueVolume} options={volumesIn(own)} onChange={chooseVolume} />
        <Choice
          label={common.issue()}
          value={issue.issueNumber}
          options={numbersIn(own, issue.issueVolume)}
          onChange={chooseNumber}
        />
      </div>
      <div className={styles.shown} aria-live="polite" aria-busy={isLoading}>
        <IssueCover issue={issue} address={addressOf(issue, issue.stripe_lookupId)} />
        {problem && <p className={styles.problem}>{problem}</p>}
      </div>
    </section>
  );
}
