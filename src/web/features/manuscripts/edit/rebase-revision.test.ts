import { expect, test } from 'vitest';
import { aManuscript } from '../manuscript-fixture.ts';
import { rebaseRevision, takeTheirs } from './rebase-revision.ts';
import { revisionOf, type Revision } from './revision.ts';

const file = (slot: number, url: string) => ({ slot, url, name: `${url}.pdf`, mediaType: 'application/pdf', size: 1 });
const first = aManuscript({ files: [file(1, 'paper'), file(0, 'letter')] });
const typed = (part: Partial<Revision['draft']>): Revision => {
  const revision = revisionOf(first);
  return { ...revision, draft: { ...revision.draft, ...part } };
};

test('decision 35: what was typed here stays, and what stands now is said', () => {
  const now = { ...first, version: 2, articleTitle: 'On theirs' };
  const { revision, news } = rebaseRevision(typed({ articleTitle: 'On mine' }), now);
  expect(revision.draft.articleTitle).toBe('On mine');
  expect(revision.base.version).toBe(2);
  expect(news).toEqual({ taken: [], clashes: [{ part: 'Title', theirs: 'On theirs' }] });
  expect(takeTheirs(revision, 'Title').draft.articleTitle).toBe('On theirs');
});

test('what nobody touched here follows what stands now', () => {
  const now = { ...first, version: 2, articleAbstract: 'New.', articleKeywords: ['salt'] };
  const { revision, news } = rebaseRevision(typed({ articleTitle: 'On mine' }), now);
  expect(revision.draft).toMatchObject({
    articleTitle: 'On mine',
    articleAbstract: 'New.',
    articleKeywords: ['salt'],
  });
  expect(news).toEqual({ taken: ['Abstract', 'Keywords'], clashes: [] });
});

test('a section that an editor changed is followed, and one that was chosen here stays', () => {
  const now = { ...first, version: 2, section: { id: 'reviews', name: 'Reviews' } };
  expect(rebaseRevision(typed({}), now)).toMatchObject({
    revision: { draft: { sectionId: 'reviews' } },
    news: { taken: ['Section'] },
  });
  expect(rebaseRevision(typed({ sectionId: 'research' }), now)).toMatchObject({
    revision: { draft: { sectionId: 'research' } },
    news: { clashes: [{ part: 'Section', theirs: 'Reviews' }] },
  });
});

test('the same change in both places is none', () => {
  const now = { ...first, version: 2, articleTitle: 'On both' };
  expect(rebaseRevision(typed({ articleTitle: 'On both' }), now).news).toEqual({ taken: [], clashes: [] });
});

test('a file that was chosen here is not replaced by one that came from elsewhere', () => {
  const mine = { ...file(1, 'mine'), id: 'mine' };
  const now = { ...first, version: 2, files: [file(1, 'theirs'), file(0, 'other letter')] };
  const { revision, news } = rebaseRevision(typed({ files: [null, mine, null] }), now);
  expect(revision.draft.files[1]).toBe(mine);
  expect(news).toEqual({ taken: ['Cover Letter'], clashes: [{ part: 'Manuscript File', theirs: 'theirs.pdf' }] });
  expect(takeTheirs(revision, 'Manuscript File').draft.files[1]).toBe(null);
});
