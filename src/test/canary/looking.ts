import { and, eq, or } from 'drizzle-orm';
import { discussions, manuscripts, reviewInvitations } from '../../server/db/schema/index.ts';
import type { Canary } from './canaries.ts';
import type { Story } from './cast.ts';
import { readAll } from './crawl.ts';
import { refusalsTo } from './errands.ts';
import type { Leak } from './knowledge.ts';
import { allIsQuiet, leaksInEmails } from './emails.ts';

const invitationsOf = async ({ product }: Story, { user }: Canary) =>
  (
    await product.parts.db
      .select({ id: reviewInvitations.id })
      .from(reviewInvitations)
      .where(eq(reviewInvitations.reviewerId, user.id))
  ).map(({ id }) => id);

const discussionsOf = async ({ product }: Story, { user }: Canary) =>
  (
    await product.parts.db
      .select({ id: discussions.id })
      .from(discussions)
      .innerJoin(manuscripts, eq(manuscripts.id, discussions.manuscriptId))
      .leftJoin(reviewInvitations, eq(reviewInvitations.id, discussions.invitationId))
      .where(
        or(
          eq(reviewInvitations.reviewerId, user.id),
          and(eq(discussions.audience, 'author'), eq(manuscripts.submittingUserId, user.id)),
        ),
      )
  ).map(({ id }) => id);

interface Looking {
  /** People who have come to edit one of the manuscripts: they try nothing that would take effect. */
  readonly alsoEdits?: readonly Canary[];
  /** Who reads; otherwise everyone. */
  readonly readers?: readonly Canary[];
}

/** Reads everything as everyone who does not edit the manuscript; answers with what they must not read, by who read it. */
export async function leaksNow(story: Story, looking: Looking = {}): Promise<Record<string, Leak[]>> {
  const { aviary, cast } = story;
  const { alsoEdits = [], readers = story.everybody } = looking;
  await allIsQuiet(story.product);
  const offices = new Set<Canary>([cast.editor, cast.chief, cast.administrator]);
  const nameOf = (person: Canary) =>
    Object.entries(cast).find(([, each]) => each === person)?.[0] ?? 'whoever had no account';
  const found: Record<string, Leak[]> = {};
  for (const person of readers.filter((each) => !offices.has(each))) {
    const ownInvitations = await invitationsOf(story, person);
    const ownDiscussions = await discussionsOf(story, person);
    const isAuthor = person === cast.author;
    const { leaks } = await readAll(aviary, person, { reviews: ownInvitations.length > 0 });
    // Of those who have no part in it, one tries for all: they are refused alike.
    const hasPart = story.authors.includes(person) || ownInvitations.length > 0 || person === cast.reader;
    const tries = hasPart && !alsoEdits.includes(person);
    const refused = tries ? await refusalsTo(aviary, person, { isAuthor, ownInvitations, ownDiscussions }) : [];
    const all = [...leaks, ...refused, ...(await leaksInEmails(aviary, person))];
    if (all.length > 0) found[nameOf(person)] = all;
  }
  const { leaks } = await readAll(aviary, null);
  return leaks.length > 0 ? { ...found, 'a visitor': leaks } : found;
}

/** What the editor and the administrator find by the same crawl: were it nothing, the others' nothing would prove nothing. */
export async function seenByEditors({ aviary, cast }: Story): Promise<Set<string>> {
  const [editor, administrator] = [await readAll(aviary, cast.editor), await readAll(aviary, cast.administrator)];
  return new Set([...editor.seen, ...administrator.seen]);
}
