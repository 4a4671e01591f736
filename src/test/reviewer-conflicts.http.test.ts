import { describe, expect, test } from 'vitest';
import { editorial } from '../contracts/editorial.ts';
import { reply } from './product/client.ts';
import { editingSteps } from './product/editing.ts';
import { aManuscript, aUser } from './product/factories.ts';
import { aManuscriptOnSpiders, anAuthor, yearsAgo } from './product/manuscript-on-spiders.ts';
import { aReviewedJournal, aScholar, aSubmittedManuscript, giveRole } from './product/peer-review.ts';
import { startProduct } from './product/start-product.ts';

const product = await startProduct();
const other = await aReviewedJournal(product, { title: 'Journal of Beetles' });
const { journal, editor, published, isProposed, foundByName, conflict, aNearOne, invite } =
  await aManuscriptOnSpiders(product);
const anEmptyAuthor = {
  authorTitle: 'Dr.' as const,
  authorGivenName: 'Co',
  authorLastName: 'Author',
  authorAffiliation: 'Elsewhere',
};

describe('who is never proposed, and why an invitation is refused', () => {
  test('an author, by address or by name', async () => {
    const byAddress = await aNearOne({ givenName: 'Lizhen', lastName: 'Other', email: 'wu@gmail.com' });
    const byName = await aNearOne({ givenName: 'L. Z.', lastName: 'Wu' });
    expect([await isProposed(byAddress), await isProposed(byName)]).toEqual([false, false]);
    expect(await conflict({ userId: byAddress.user.id })).toEqual({
      isFirm: true,
      words: 'Is an author of this manuscript.',
    });
    expect(await conflict({ userId: byName.user.id })).toEqual({
      isFirm: false,
      words: 'May be the author Li-Zhen Wu: the name is the same.',
    });
    expect(await conflict({ email: 'Paula@Uni-Sofia.test', givenName: 'P', lastName: 'X' })).toMatchObject({
      isFirm: true,
    });
  });

  test('a co-author of the last three years, not one of before', async () => {
    await published('Together lately', [anAuthor('P.', 'Petrova'), anAuthor('Cora', 'Lately')], yearsAgo(2));
    await published('Together long ago', [anAuthor('Paula', 'Petrova'), anAuthor('Cora', 'Longago')], yearsAgo(5));
    const lately = await aNearOne({ givenName: 'Cora', lastName: 'Lately' });
    const longAgo = await aNearOne({ givenName: 'Cora', lastName: 'Longago' });
    expect([await isProposed(lately), await isProposed(longAgo)]).toEqual([false, true]);
    expect((await foundByName(lately))?.conflict).toBe(
      `Wrote “Together lately” (${new Date().getUTCFullYear() - 2}) with the author Paula Petrova.`,
    );
    expect(await conflict({ email: 'cora@new.test', givenName: 'C.', lastName: 'Lately' })).toMatchObject({
      isFirm: false,
    });
    expect(await conflict({ userId: longAgo.user.id })).toBeNull();
  });

  test('somebody of the same institution, or of its email domain; a domain that is open to anyone says nothing', async () => {
    const sameSite = await aNearOne({ affiliation: 'Faculty of Law, University of Sofia' });
    const sameDomain = await aNearOne({ email: 'someone@bio.uni-sofia.test' });
    const freeMail = await aNearOne({ email: 'anyone@gmail.com' });
    expect([await isProposed(sameSite), await isProposed(sameDomain), await isProposed(freeMail)]).toEqual([
      false,
      false,
      true,
    ]);
    expect(await conflict({ userId: sameSite.user.id })).toEqual({
      isFirm: false,
      words: 'Is at University of Sofia, like the author Paula Petrova.',
    });
    expect((await conflict({ userId: sameDomain.user.id }))?.words).toBe(
      'Has an address at uni-sofia.test, like the author Paula Petrova.',
    );
  });

  test('somebody with as many open reviews as they take', async () => {
    const busy = await aNearOne();
    const elsewhere = await aManuscript(product, await aUser(product), { journalId: other.id });
    await invite(busy, 'accepted', { manuscriptId: elsewhere.id });
    expect(await isProposed(busy)).toBe(true);
    expect(await foundByName(busy)).toMatchObject({
      openReviews: 1,
      mostOpenReviews: 2,
      lastAnswer: { on: new Date().toISOString().slice(0, 10), state: 'accepted' },
    });
    await invite(busy, 'invited', { manuscriptId: elsewhere.id, round: 2 });
    expect(await isProposed(busy)).toBe(false);
    expect(await conflict({ userId: busy.user.id })).toEqual({
      isFirm: true,
      words: 'Has 2 open reviews and takes 2 at most.',
    });
  });

  test('an editor learns from nobody’s load or last answer who reviews what they wrote themselves, and who is asked beyond it', async () => {
    const [coAuthor, busy] = [editor.email.replace('@', '+papers@'), await aNearOne()];
    const authors = [{ ...anEmptyAuthor, authorEmail: coAuthor }];
    const own = [
      await aSubmittedManuscript(product, editor, other.id),
      await aSubmittedManuscript(product, await aUser(product), other.id, { authors }),
    ];
    const before = await foundByName(busy);
    for (const { id } of own) await invite(busy, 'accepted', { manuscriptId: id });
    expect(await foundByName(busy)).toEqual(before);
    expect(before).toMatchObject({ openReviews: 0, lastAnswer: null });
    expect(await isProposed(busy)).toBe(true);
    // To others they are what they are.
    const { id: another } = await aSubmittedManuscript(product, await aUser(product), journal.id);
    const colleague = await aScholar(product, { role: { journalId: journal.id, role: 'editor' } });
    const query = { q: busy.email };
    const [seen] = await reply(product, editorial.proposals, { params: { articleId: another }, query }, colleague);
    expect(seen).toMatchObject({ openReviews: 2, mayBeInvited: false, lastAnswer: { state: 'accepted' } });
    // Whether an invitation goes out must not tell it either.
    const steps = editingSteps(product, another);
    await steps.saveChecks(editor, { done: ['anonymity'], note: '' });
    expect((await steps.startReview(editor)).status).toBe(200);
    expect((await steps.invite(colleague, { userId: busy.user.id })).text).toContain('takes 2 at most');
    expect((await steps.invite(editor, { userId: busy.user.id })).status).toBe(200);
  });

  test('who was asked in this round, and who declined or stepped back in any', async () => {
    const states = ['invited', 'accepted', 'reported', 'lapsed', 'declined', 'recused'] as const;
    for (const state of states) {
      const person = await aNearOne();
      expect(await isProposed(person)).toBe(true);
      await invite(person, state);
      expect([state, await isProposed(person)]).toEqual([state, false]);
    }
    const declinedBefore = await aNearOne();
    await invite(declinedBefore, 'declined', { round: 7 });
    expect(await isProposed(declinedBefore)).toBe(false);
    expect(await foundByName(declinedBefore)).toMatchObject({
      conflict: 'Declined to review this manuscript.',
      mayBeInvited: true,
    });
    const askedNow = await aNearOne();
    await invite(askedNow, 'invited');
    expect(await foundByName(askedNow)).toMatchObject({
      conflict: 'Is already invited to this round.',
      mayBeInvited: false,
    });
  });

  test('who can see the authors: an editor of the journal', async () => {
    const both = await aNearOne();
    expect(await isProposed(both)).toBe(true);
    await giveRole(product, both, journal.id, 'editor-in-chief');
    expect(await isProposed(both)).toBe(false);
    expect(await conflict({ userId: both.user.id })).toMatchObject({ isFirm: true });
  });
});
