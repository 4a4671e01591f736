import type { Context, SiteFacts } from '../../../../context.ts';
import type { DiscussionRow } from '../../../../db/schema/index.ts';
import type { Account } from '../../../accounts/index.ts';
import { composeEmail, reviewTemplates, type TemplateEmail } from '../../../emails/index.ts';
import { tellEditors, toEditor } from '../../editors-to-tell.ts';
import type { FoundManuscript } from '../../manuscripts/manuscript-store.ts';
import { namedTo } from '../../review-words.ts';
import type { SideIn } from '../find-side.ts';
import { discussionsUrl } from '../tell-of-messages.ts';

/** Who wrote an email about what. */
interface Writer {
  readonly person: Account;
  readonly found: FoundManuscript;
  /** Null for those who no longer take part. */
  readonly side: SideIn | null;
}

const toWriter = (site: SiteFacts, { person, found, side }: Writer) => ({
  ...namedTo(person, found),
  url: side === null ? site.url : discussionsUrl(site, side),
});

/** Says why an email was not posted, with what it said. */
export function answerRefused(
  site: SiteFacts,
  writer: Writer,
  said: { readonly reason: string; readonly answer: string },
): TemplateEmail {
  const { values, ...letter } = toWriter(site, writer);
  return composeEmail(site, reviewTemplates.answerRefused, { ...letter, values: { ...values, ...said } });
}

/** Says which files of an email were not posted. */
export function answerFilesRefused(site: SiteFacts, writer: Writer, reason: string): TemplateEmail {
  const { values, ...letter } = toWriter(site, writer);
  return composeEmail(site, reviewTemplates.filesRefused, { ...letter, values: { ...values, reason } });
}

/** Tells the editors of an email that came from another address. */
export async function tellOfUnattributed(
  tx: Context,
  found: FoundManuscript,
  { discussion, sender }: { readonly discussion: DiscussionRow; readonly sender: string },
): Promise<void> {
  await tellEditors(tx, found, (editor) => {
    const { values, ...letter } = toEditor(tx.site, found, editor);
    const named = { ...values, sender, discussion: discussion.subject };
    return composeEmail(tx.site, reviewTemplates.unattributedEmail, { ...letter, values: named });
  });
}
