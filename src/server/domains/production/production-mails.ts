import { pages } from '../../../contracts/pages.ts';
import * as t from '../../../messages/production-responses.ts';
import type { Context, SiteFacts } from '../../context.ts';
import { printDate } from '../../print-date.ts';
import { listRoleHolders } from '../accounts/index.ts';
import { withoutConflicts } from '../conflicts/index.ts';
import { composeEmail, productionTemplates as templates, sendEmail, type TemplateEmail } from '../emails/index.ts';
import { namedTo, type FoundManuscript } from '../editorial/index.ts';

export interface Recipient {
  readonly email: string;
  readonly title: string;
  readonly surname: string;
}

const productionUrl = (site: SiteFacts, { manuscript }: FoundManuscript) =>
  site.url + pages.production.href({ manuscriptId: manuscript.id });
const proofUrl = (site: SiteFacts, { manuscript }: FoundManuscript) =>
  site.url + pages.proof.href({ manuscriptId: manuscript.id });

/** The people who manage the production of a manuscript: the journal's production editors, else its editors in chief. */
async function listManagers(tx: Context, { manuscript }: FoundManuscript): Promise<Recipient[]> {
  for (const role of ['production-editor', 'editor-in-chief'] as const) {
    const holders = await listRoleHolders(tx.db, manuscript.journalId, [role]);
    const people = await withoutConflicts(tx, holders, manuscript);
    if (people.length > 0) return people;
  }
  return [];
}

type Letter = (site: SiteFacts, found: FoundManuscript, person: Recipient) => TemplateEmail;

/** Writes to the people who manage the production of a manuscript, in the transaction of the change. */
export async function tellManagers(tx: Context, found: FoundManuscript, letter: Letter): Promise<void> {
  for (const person of await listManagers(tx, found))
    await sendEmail(tx, letter(tx.site, found, person), { manuscriptId: found.manuscript.id });
}

const plain =
  (template: typeof templates.productionStarted): Letter =>
  (site, found, person) =>
    composeEmail(site, template, { ...namedTo(person, found), url: productionUrl(site, found) });

export const startedMail = plain(templates.productionStarted);
export const copyEditDoneMail = plain(templates.copyEditDone);

/** Tells the production editors that the author has approved, and how many notes are open. */
export const approvedMail =
  (openNotes: number): Letter =>
  (site, found, person) => {
    const { to, values } = namedTo(person, found);
    const notes = openNotes === 0 ? t.noOpenNotes() : t.openNotes({ count: openNotes });
    return composeEmail(site, templates.proofApproved, {
      to,
      values: { ...values, notes },
      url: productionUrl(site, found),
    });
  };

/** Tells the production editors that a copy-edit or a proof is late. */
export const overdueMail =
  (kind: 'copy-edit' | 'proof', dueOn: string): Letter =>
  (site, found, person) => {
    const { to, values } = namedTo(person, found);
    const what = kind === 'proof' ? t.aProof() : t.aCopyEdit();
    const url = productionUrl(site, found);
    return composeEmail(site, templates.taskOverdue, { to, values: { ...values, what, dueOn: printDate(dueOn) }, url });
  };

const dated = (template: typeof templates.proofSent, urlOf: typeof proofUrl, dueOn: string): Letter => {
  return (site, found, person) => {
    const { to, values } = namedTo(person, found);
    const url = urlOf(site, found);
    return composeEmail(site, template, { to, values: { ...values, dueOn: printDate(dueOn) }, url });
  };
};

export const copyEditAskedMail = (dueOn: string) => dated(templates.copyEditAsked, productionUrl, dueOn);
export const copyEditDueMail = (dueOn: string) => dated(templates.copyEditDue, productionUrl, dueOn);
export const proofSentMail = (dueOn: string) => dated(templates.proofSent, proofUrl, dueOn);
export const proofDueMail = (dueOn: string) => dated(templates.proofDue, proofUrl, dueOn);
