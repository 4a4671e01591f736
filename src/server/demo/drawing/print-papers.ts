import type { PrintJob } from '../../ports/typesetter/print-job.ts';
import { typeset } from '../../ports/typesetter/typeset.ts';
import { printDate } from '../../print-date.ts';
import type { DemoIssue, DemoJournal } from '../content/journal.ts';
import type { Author, DemoArticle, DemoManuscript, Paper } from '../content/paper.ts';
import { richText, type RichText } from '../content/rich-text.ts';
import { citation, fullName, shortAuthors } from './citation.ts';
import { drawCover, drawEmblem } from './cover-svg.ts';

const shorten = (title: string, most = 70) =>
  title.length <= most ? title : `${title.slice(0, title.lastIndexOf(' ', most))} …`;

const stretchesOf = ({ stretches }: RichText) => stretches;

/** What a published paper and a manuscript have in common. */
const bodyOf = (paper: Paper) => ({
  title: stretchesOf(paper.title),
  abstract: stretchesOf(paper.abstract),
  keywords: paper.keywords.join('\u00a0· '),
  sections: paper.sections.map(({ heading, blocks }) => ({
    heading,
    blocks: blocks.map((block) =>
      block.kind === 'table'
        ? { ...block, caption: stretchesOf(block.caption) }
        : { kind: block.kind, text: stretchesOf(block.text) },
    ),
  })),
  references: paper.references.map(stretchesOf),
});

/** Affiliations in the order in which the authors name them, each once, and numbered where there are several. */
function authorsOf(authors: readonly Author[]) {
  const affiliations = [...new Set(authors.map(({ affiliation }) => affiliation))];
  const numbers = affiliations.map((_, index) => (affiliations.length > 1 ? String(index + 1) : ''));
  const markOf = (author: Author, index: number) =>
    [numbers[affiliations.indexOf(author.affiliation)], index === 0 ? '*' : ''].filter((mark) => mark !== '').join(',');
  return {
    authors: authors.map((author, index) => ({ name: fullName(author), mark: markOf(author, index) })),
    affiliations: affiliations.map((name, index) => ({ name, mark: numbers[index] ?? '' })),
  };
}

function articleOf(article: DemoArticle, journal: DemoJournal) {
  const year = article.published.slice(0, 4);
  const cited = citation(article, journal);
  const terms =
    article.access === 'open'
      ? `© ${year} The authors. Open access: this article is licensed under Creative Commons Attribution 4.0 International (CC BY 4.0).`
      : `© ${year} The authors, with exclusive licence to the publisher. All rights reserved.`;
  return {
    ...bodyOf(article),
    ...authorsOf(article.authors),
    masthead: {
      emblem: 'emblem.svg',
      journal: journal.title,
      lines: [
        `Volume ${article.volume} · Issue ${article.issue} · ${year}`,
        `ISSN ${journal.issn} · https://doi.org/${article.doi}`,
      ],
    },
    kind: journal.kind === 'journal' ? 'Research article' : 'Symposium paper',
    'is-open': article.access === 'open',
    dates: [
      `Received ${printDate(article.received)}`,
      `Accepted ${printDate(article.accepted)}`,
      `Published ${printDate(article.published)}`,
    ].join('  ·  '),
    imprint: [
      richText(`∗ Corresponding author: ${article.authors[0]?.email ?? ''}`),
      richText(`Cite as: ${cited.before}*${cited.journal}*${cited.after}`),
      richText(terms),
    ].map(stretchesOf),
    heads: {
      even: `${journal.title} ${article.volume}(${article.issue})`,
      odd: `${shortAuthors(article.authors)} · ${shorten(article.title.text)}`,
    },
  };
}

const jobOf = (job: Omit<PrintJob, 'template' | 'language'>): Promise<Buffer> =>
  typeset({ template: 'demo-papers', language: 'en', ...job });

/** An article as a printed journal would have it. */
export const renderArticlePdf = (article: DemoArticle, journal: DemoJournal): Promise<Buffer> =>
  jobOf({
    title: article.title.text,
    authors: article.authors.map(fullName),
    date: article.published,
    content: { papers: [articleOf(article, journal)] },
    pictures: { 'emblem.svg': drawEmblem(journal.motif, article.issue) },
  });

/** A manuscript as its author submits it: no journal's dress, and no name, because reviewers read it. */
export const renderManuscriptPdf = (manuscript: DemoManuscript): Promise<Buffer> =>
  jobOf({
    title: manuscript.title.text,
    authors: [],
    date: manuscript.received,
    content: {
      papers: [{ ...bodyOf(manuscript), heads: { even: 'Manuscript for review', odd: 'Manuscript for review' } }],
    },
  });

/** A full issue: cover, contents with page numbers, then its articles. */
export const renderIssuePdf = (
  issue: DemoIssue,
  journal: DemoJournal,
  articles: readonly DemoArticle[],
): Promise<Buffer> =>
  jobOf({
    title: `${journal.title}, ${issue.name}`,
    authors: articles.flatMap(({ authors }) => authors.map(fullName)),
    date:
      articles
        .map(({ published }) => published)
        .toSorted()
        .at(-1) ?? `${issue.year}-01-01`,
    content: {
      cover: `The cover of ${journal.title}, volume ${issue.volume}, issue ${issue.issue}`,
      journal: journal.title,
      edition: `Volume ${issue.volume} · Issue ${issue.issue} · ${issue.year} · ISSN ${journal.issn}`,
      description: issue.description,
      papers: articles.map((article) => articleOf(article, journal)),
    },
    pictures: {
      'cover.svg': drawCover({ ...journal, volume: issue.volume, issue: issue.issue, year: issue.year }),
      'emblem.svg': drawEmblem(journal.motif, issue.issue),
    },
  });
