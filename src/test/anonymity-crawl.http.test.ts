import { expect, test } from 'vitest';
import { editorial } from '../contracts/editorial.ts';
import { submits } from './canary/authoring.ts';
import { aCast } from './canary/cast.ts';
import { dismissesAFinding } from './canary/dismissing.ts';
import { allIsQuiet } from './canary/emails.ts';
import { leaksNow, seenByEditors } from './canary/looking.ts';
import { accepts, reports, types } from './canary/reviewing.ts';
import { talks } from './canary/talking.ts';
import { reply } from './product/client.ts';
import { orcidAway } from './orcid/orcid-site.ts';
import { startProduct } from './product/start-product.ts';

/** One stage of what the crawls of test:full visit at eleven. */
test(
  'with two reports in and a revision asked for, neither side can read who the other is',
  { timeout: 240_000 },
  async () => {
    const story = await aCast(await startProduct(orcidAway));
    const { product, cast, said, knowledge } = story;
    const { author, first, second, editor, chief, elsewhere, reader } = cast;
    const { articleId } = await submits(story);
    const [params, version] = [{ articleId }, 1];
    // A review begins when the files have been searched for the authors' names.
    await allIsQuiet(product);
    await dismissesAFinding(story, articleId);
    await reply(product, editorial.startReview, { params, body: { version } }, editor);
    for (const reviewer of [first, second]) {
      const invitationId = await accepts(story, { articleId, version }, reviewer);
      if (reviewer === first) await talks(story, articleId, { reviewer, invitationId });
      await types(story, reviewer, invitationId, 'pdf');
      await reports(story, reviewer, invitationId);
    }
    const letter = `Our reasons ${said.letter}reasons.`;
    await reply(product, editorial.decide, { params, body: { version, kind: 'revise-minor', letter } }, editor);
    const ratified = { version, isRatified: true, remark: `Hm ${said.office}remark` };
    await reply(product, editorial.ratify, { params, body: ratified }, chief);
    knowledge.tell([author], said.letter, first.voice, second.voice);

    expect(await leaksNow(story, { readers: [author, first, elsewhere, reader] })).toEqual({});
    // A crawl that found nothing anywhere would prove nothing.
    const seen = await seenByEditors(story);
    const planted = [
      `${author.word}surname`,
      `${first.word}surname`,
      `${first.voice}attached`,
      `${said.office}remark`,
      `${said.office}dismissal`,
      // What was said in each kind of discussion, and their files.
      `${said.office}talk`,
      `${said.letter}answer`,
      `${said.message}file`,
      `${author.word}asks`,
      `${first.word}asks`,
      `${first.word}file`,
    ];
    expect(planted.filter((word) => !seen.has(word))).toEqual([]);
  },
);
