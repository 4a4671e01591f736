import { administration } from '../../contracts/administration.ts';
import type { JournalRole } from '../../contracts/constants.ts';
import { editorial } from '../../contracts/editorial.ts';
import { journalSetup } from '../../contracts/journal-setup.ts';
import { reviewForms } from '../../contracts/review-forms.ts';
import { reviewers } from '../../contracts/reviewers.ts';
import { reply } from '../product/client.ts';
import { aJournal } from '../product/factories.ts';
import { aSection, aSetup } from '../product/journal-setup.ts';
import type { Product } from '../product/start-product.ts';
import { aCanary, aWord, type Canary } from './canaries.ts';
import type { Aviary } from './crawl.ts';
import { Knowledge } from './knowledge.ts';

/** What is said in a round, beside what each person says. */
const sayings = () => ({
  /** Title, abstract and keywords. */
  text: aWord(),
  /** What the pages of the files show. */
  pages: aWord(),
  /** The editor's email of a decision. */
  letter: aWord(),
  /** What an editor writes to whom they invite. */
  message: aWord(),
  /** What editors keep to themselves: notes, remarks, reasons. */
  office: aWord(),
});

const roleGiver =
  (product: Product, administrator: Canary) => (person: Canary, journalId: string, role: JournalRole) => {
    const given = { params: { userId: person.user.id }, body: { journalId, role, isHeld: true } };
    return reply(product, administration.setJournalRole, given, administrator);
  };

const shown = { ask: 'optional', toReviewers: true, toReaders: true } as const;
const hidden = { ...shown, toReviewers: false } as const;

/** Reviewers may read every statement that a journal can show them. */
const shownToReviewers = {
  funding: shown,
  dataAvailability: shown,
  competingInterests: shown,
  ethics: shown,
  aiUse: shown,
  acknowledgements: hidden,
  relatedWorks: hidden,
};

async function aJournalOf(product: Product, chief: Canary, administrator: Canary, title: string) {
  const journal = await aJournal(product, { title });
  await roleGiver(product, administrator)(chief, journal.id, 'editor-in-chief');
  const settings = { invitationDays: 7, reviewDays: 21, revisionDays: 30, editorDays: 10, reportsNeeded: 2 };
  const newManuscriptsTo = null;
  const body = {
    ...settings,
    newManuscriptsTo,
    showsStatistics: true,
    publishesReviews: true,
    hasProduction: false,
    reviewModel: 'double-anonymous' as const,
  };
  const params = { journalId: journal.id };
  await reply(product, editorial.changeSettings, { params, body }, administrator);
  const questions = (['author-and-editors', 'editors'] as const).flatMap((readers) => [
    {
      question: `What would you tell the ${readers}?`,
      isRequired: true,
      readers,
      answer: { kind: 'text' as const },
    },
    { question: `What would you show the ${readers}?`, isRequired: false, readers, answer: { kind: 'file' as const } },
  ]);
  await reply(product, reviewForms.save, { params, body: { version: 0, questions } }, administrator);
  const setup = aSetup({ sections: [aSection('Research', { editorId: chief.user.id })], statements: shownToReviewers });
  await reply(product, journalSetup.save, { params, body: { version: 0, setup } }, administrator);
  return journal;
}

/** Two journals, and everybody who has to do with a manuscript, or should not have. */
export async function aCast(product: Product) {
  const cast = {
    author: await aCanary(product),
    coAuthor: await aCanary(product),
    /** An editor of the journal who wrote the manuscript, too. */
    both: await aCanary(product),
    first: await aCanary(product),
    second: await aCanary(product),
    declined: await aCanary(product),
    recused: await aCanary(product),
    lapsed: await aCanary(product),
    cancelled: await aCanary(product),
    /** A reviewer of the journal who is not asked. */
    pooled: await aCanary(product),
    reader: await aCanary(product),
    /** The editor in chief of the other journal. */
    elsewhere: await aCanary(product),
    editor: await aCanary(product),
    chief: await aCanary(product),
    administrator: await aCanary(product, true),
  };
  const { administrator } = cast;
  const journal = await aJournalOf(product, cast.chief, administrator, 'Journal of Examples');
  const otherJournal = await aJournalOf(product, cast.elsewhere, administrator, 'Annals of Others');
  const giveRole = roleGiver(product, administrator);
  await giveRole(cast.editor, journal.id, 'editor');
  await giveRole(cast.both, journal.id, 'editor');
  for (const person of [cast.first, cast.second, cast.recused, cast.lapsed, cast.cancelled, cast.pooled]) {
    await giveRole(person, journal.id, 'reviewer');
    const body = { interests: `${person.word}interests`, mostOpenReviews: 5 };
    await reply(product, reviewers.saveProfile, { body }, person);
  }
  const said = sayings();
  const knowledge = new Knowledge();
  const everybody: Canary[] = Object.values(cast);
  const authors = [cast.author, cast.coAuthor, cast.both];
  // Who wrote it knows who wrote it.
  knowledge.tell(authors, said.text, said.pages, ...authors.flatMap(({ word, voice }) => [word, voice]));
  // An editor knows the other editors of the journal, though not who handles what they wrote themselves.
  for (const { word } of [cast.editor, cast.chief])
    knowledge.tell([cast.both], `${word}other`, `${word}surname`, `${word}id`);
  const aviary: Aviary = {
    product,
    everybody,
    named: [cast.author, cast.first],
    knowledge,
    links: new Map(),
  };
  return { product, journal, otherJournal, cast, authors, said, knowledge, everybody, aviary, read: new Set<string>() };
}

/** A story, with the links of the emails that its people have read. */
export type Story = Awaited<ReturnType<typeof aCast>>;
