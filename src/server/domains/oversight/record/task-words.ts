import type { JobName } from '../../../jobs/jobs.ts';

/** What the house is at when nobody asked for it in person, in words for whoever reads the record. */
const jobWords: Readonly<Record<JobName, string>> = {
  'send-mail': 'sending letters',
  'read-bounces': 'reading what came back of letters',
  'send-refund': 'sending refunds',
  'write-account-letter': 'writing to an account',
  'clear-leftovers': 'clearing what nobody needs',
  'clear-replaced': 'clearing replaced files',
  'settle-open-orders': 'asking after open payments',
  'compare-with-provider': 'comparing the books with the payment provider',
  'lapse-invitations': 'looking after deadlines',
  'make-review-copies': 'making copies for reviewers',
  'check-anonymity': 'checking anonymity',
  'compare-with-portal': 'comparing a manuscript with the portal',
  'send-reminders': 'sending reminders',
  'seal-records': 'sealing the record',
  'sum-usage': 'counting usage',
  'follow-open-periods': 'opening and closing articles on their day',
  'end-issue-checkouts': 'ending checkouts of an issue',
  'end-fee-checkouts': 'ending checkouts of a handling fee',
  'retire-issue-price': 'putting an old price away',
  'build-issue': 'building an issue',
  'resume-issue-builds': 'looking after issues that are being built',
  'send-due-mailings': 'writing a mailing',
  'send-mailing-letter': 'sending a mailing',
  'register-dois': 'registering DOIs',
};

const words: ReadonlyMap<string, string> = new Map([...Object.entries(jobWords), ['start', 'starting']]);

/** Who acts at a task that no person does. */
export function nameOfTask(task: string): string {
  const command = /^command-(.+)$/.exec(task)?.[1];
  if (command !== undefined) return `The command line (${command.replaceAll('-', ' ')})`;
  return `The system, ${words.get(task) ?? task.replaceAll('-', ' ')}`;
}

/** The tasks whose words hold what somebody types. */
export function tasksCalled(typed: string): string[] {
  const sought = typed.trim().toLowerCase();
  return sought === '' ? [] : [...words.keys()].filter((task) => nameOfTask(task).toLowerCase().includes(sought));
}
