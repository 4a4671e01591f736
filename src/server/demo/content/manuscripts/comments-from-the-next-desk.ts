import { submittingAuthor } from '../people.ts';
import { author, writeManuscript } from '../write-paper.ts';

/** In review, with one report. */
export const commentsFromTheNextDesk = writeManuscript({
  slug: 'comments-from-the-next-desk',
  journal: 'EIJER',
  title: 'Comments from the next desk: what first-year students do with peer feedback on argumentative essays',
  keywords: ['peer feedback', 'academic writing', 'revision', 'first-year university', 'uptake'],
  authors: [
    submittingAuthor,
    author(
      'Dr.',
      'Ifeanyi',
      'Ezeokoli',
      'Centre for Academic Writing, Jumeirah Metropolitan University, Dubai, United Arab Emirates',
    ),
  ],
  received: '2026-11-09',
  specialReview: false,
  abstract: `
Teachers of writing ask students to comment on one another’s drafts and seldom learn what becomes of the comments.
We followed 1,164 comments exchanged by 78 first-year students in four sections of a composition course in Dubai,
from the moment at which they were written to the final version of the essay. Each comment was coded for its object,
its form and its tone, and matched with the revision that answered it, if any did. Forty-one per cent of comments
led to a change. Those that named a place and asked a question about it were taken up in 63% of cases, those that
praised in 4%, those that corrected language in 71% although a third of these corrections were mistaken. Comments on
the argument as a whole, which teachers value most, were ignored more often than not, and interviews with twenty
students suggest that they were not ignored from indifference: the writers agreed with them and did not know where
to begin. In two sections the form for comments was then changed so that each remark about the whole had to end with
the number of a paragraph. Uptake of such remarks rose from 29 to 52%. We consider what a comment must contain to be
usable by a beginner.`,
  body: `
## After the exchange

Twice in a term our students exchange their drafts, write for forty minutes in the margin of someone else’s essay
and hand it back. The room is quiet and full of goodwill. What happens next takes place at home. We see a final
version, which is better than the draft or is not, and we suppose a connection.

That reviewing is good for the reviewer has been shown repeatedly (Mbatha-Quinn, 2011; Lindroth, 2016). That it is
good for the reviewed is believed. Studies of uptake exist for teachers’ comments and, on a smaller scale, for those
of peers in second-language classes, where corrections of language predominate (Orellana-Bates, 2014). Students in
the first year of a university that teaches in English, who write English with ease and arguments with difficulty,
may use comments differently.

We asked which comments are acted upon, and whether those that are not fail for want of will or of something else.

## Course, students and coding

The course is compulsory and takes fourteen weeks. Four sections with 78 students, taught by two instructors,
exchanged drafts of an argumentative essay of 1,200 words in weeks six and eleven. English was the first language of
eleven students, the language of schooling of fifty-two. Everybody received comments from two others, on a form with
open fields and in the margin.

All 1,164 comments were divided into units with one object each. For each we noted whether it concerned language,
evidence, the order of paragraphs or the argument as a whole; whether it was a correction, a question, advice,
praise or a statement of the reader’s reaction; and whether it named a place. Drafts and final versions were
compared with a program that aligns sentences. One coder then decided for every comment whether a change answered
it, and a second did so for a fifth of them (kappa 0.79).

Ten students of each instructor were interviewed with both versions on the table. In week eleven two sections,
chosen by a coin, used a changed form, on which a remark about the whole essay had to end with the words “for
example in paragraph” and a number.

## What was taken up

Table 1 shows uptake by type in week six. The order will surprise few teachers. The size of the differences may.

Table: Uptake of comments in week six (587 comments)
| Type of comment | Number | Taken up (%) |
| Correction of language | 148 | 71 |
| Question, with a place named | 97 | 63 |
| Advice, with a place named | 84 | 46 |
| Advice about the whole | 119 | 29 |
| Statement of reaction | 53 | 23 |
| Praise | 86 | 4 |

Corrections were attractive because they could be carried out without thought. In 34% of cases they replaced
something right with something wrong or one acceptable form with another, and these were adopted nearly as often as
the sound ones. Questions were rarer and did more. “Which students do you mean here?” brought forth a new sentence
with a figure in it; “be more specific”, about the same passage in another copy, brought forth nothing.

In week eleven uptake was the same in the sections with the old form. With the new one, remarks about the whole were
fewer (71 against 102), and 52% of them had been answered by a change, as compared with 31% in the other sections.

## Agreed and not done

Interviews turned on remarks about the whole that had not been acted upon. We had expected disagreement or haste. Of
44 such remarks that we discussed, the writer agreed with 35. “She was right, my second half is about another
question,” said a student of business. “I read it five times. Then I fixed the commas.” Many described a moment of
looking for the place at which a change of that kind begins. To an experienced writer it begins with crossing out.
To them the essay was a thing that had been made, and what one does with made things is to polish them.

A paragraph number is not much. It does not say what to do, only where to stand while doing it. Its effect suggests
that what novice writers lack is less insight than a first move, a finding that agrees with what Castelnuovo-Shah
(2019) observed in workshops for engineers.

## Discussion

If usable comments name a place and ask something about it, then forms and rubrics that invite general judgement
work against uptake. One might conclude that general judgement should be left to teachers. We should regret it, as
the ability to say what is wrong with an essay as a whole is what the course is supposed to produce. The better
course seems to us to ask for the judgement and for its address.

Our measure counts changes and not improvements. Two instructors, who did not know the origin of the texts,
preferred the final version to the draft in 58 of 78 pairs in week six, with no clear relation to the number of
comments taken up. A longer essay, or one written under less pressure, might be rewritten more boldly. The
experiment with the form was small, and both sections that used it had the same instructor.

## Conclusion

Students act upon what they can begin. Praise pleases, corrections are obeyed, and the remark that might have
changed the essay is agreed with and left. A number in the margin is a modest help, and it costs nothing.
`,
  references: `
Castelnuovo-Shah, R. (2019) ‘Where to stand: revision as a problem of first moves’. *Writing in the Professions*, 14(2), pp. 88–104. doi:10.5555/wip.2019.088
Demirtaş-Boyle, A. (2021) ‘Mistaken corrections and the trust of peers’. *Journal of Classroom English*, 9(1), pp. 21–39. doi:10.5555/jce.2021.021
Hakobyan, N. (2017) ‘Aligning drafts: a program and its limits’. *Text and Tool*, 6(3), pp. 190–203.
Lindroth, E. (2016) ‘What reviewers learn’. *Higher Education Writing*, 11(4), pp. 301–322. doi:10.5555/hew.2016.301
Mbatha-Quinn, T. (2011) ‘The giver gains: two decades of peer review in composition’. *Higher Education Writing*, 6(1), pp. 1–27.
Orellana-Bates, F. (2014) ‘Commas first: peer comments in second-language classes’. *Journal of Classroom English*, 2(2), pp. 75–92.
Rautio, S. and Banda, K. (2013) ‘Questions in the margin’. *Didactic Letters*, 21(1), pp. 40–51. doi:10.5555/dl.2013.040
Van Wyk-Soto, L. (2020) ‘Polish or demolish? Novices look at their own texts’. *Text and Tool*, 9(2), pp. 99–118. doi:10.5555/tt.2020.099
`,
});
