import { author, writeArticle } from '../write-paper.ts';

/** DRLS, volume 2, issue 2. */
export const teaBeforeTheFile = writeArticle({
  slug: 'tea-before-the-file',
  journal: 'DRLS',
  doi: '10.5555/drls.2026.0205',
  title: 'Tea before the file: how disputes over domestic work are settled in the first hour of conciliation',
  keywords: ['conciliation', 'domestic workers', 'settlement', 'legal ethnography', 'interpreters'],
  authors: [
    author('Dr.', 'Wanjirũ', 'Kamau', 'Centre for Migration and Law, Rift Valley University, Nakuru, Kenya'),
    author(
      'Ms.',
      'Latīfa',
      'al-Manṣūrī',
      'School of Law, Jumeirah Metropolitan University, Dubai, United Arab Emirates',
    ),
    author('Dr.', 'Carmelita', 'Ybañez', 'Institute of Social Inquiry, Visayas Coast College, Cebu, Philippines'),
  ],
  received: '2025-12-18',
  accepted: '2026-04-07',
  published: '2026-05-14',
  volume: 2,
  issue: 2,
  access: 'open',
  abstract: `
Disputes between households and the people who work in them seldom reach a judge. In the office that we studied, in
a Gulf city that we do not name, 86% were settled by a conciliator, most of them within an hour. We attended 94
sessions over eight months, with the consent of all who took part, and spoke again with 52 workers and 37 employers
some weeks later. The article describes what happens in the hour: how tea is offered and to whom first, what the
interpreter leaves out, at which moment the conversation passes from what was owed to what would end the matter.
That moment came on average after nineteen minutes, and what had been said about wages before it was a strong
predictor of the result. Workers who had stated a figure in the first minutes received a median of 82% of their
claim, those who had not 45%. The figure was more often stated where the conciliator had asked both parties the same
opening question. Few workers regretted having settled; many regretted not having been asked to say what had
happened. We discuss what a quick settlement owes to each, and suggest four changes of practice which would take
about six minutes.`,
  body: `
## The room

There are six chairs, a low table, a desk in the corner with its back to the company, and a tray. The conciliator,
Mr N., sits in one of the chairs and never at the desk. An employer and a worker come in, sometimes together, more
often one after the other with a look at the door. An interpreter follows, if one is needed and has been found. Tea
is poured. In the pouring there is already some law: Mr N. serves the worker first, each time, and the employers
notice.

The office is the first station for disputes over domestic work in its city. Nobody may file a claim with the court
before trying it. About 1,900 cases a year are registered, the majority by women who cook, clean and care for
children, over wages, rest days, a telephone, a passport, a ticket home. Rules protect them that were adopted in the
course of the past decade and that compare well on paper with those of most countries. Jurists discuss the rules
(Vandenberghe, 2017; ad-Dōsarī, 2020). We were interested in the hour in which they are, or are not, made use of.

Settlement has its critics. To bargain in the shadow of the law presupposes that both sides can see the shadow, and
scholars of mediation have long warned that where one party is poor, foreign and in a hurry, agreement may be
another name for giving up (Castañeda-Wright, 2008). It also has its defenders, who point out that a ticket home
this week may be worth more than a judgment in the autumn. Both are right about some cases. To see which, one must
sit in the room.

## Sitting in the room

We sat there on 61 days between September 2024 and April 2025, one of us at a time and in the chair by the window.
All present were asked for their consent in their own language by one of us, outside the room, before Mr N. or one
of his two colleagues called them; in 31 cases somebody refused and we stayed out. Nothing was recorded. We wrote
down who spoke when and, as nearly as we could, what was said. Among us we understand seven languages, which for
these purposes is too few.

Each session was divided afterwards into stages. Two of us, reading separately, marked the first moment at which
somebody proposed terms. We noted which sums had been named before it, by whom. The files gave us the claim and the
settlement. After six to ten weeks we telephoned those who had allowed it: 52 workers, of whom 29 had left the
country, and 37 employers.

The office, the city and the persons are disguised. Mr N. has read this article and objected only to the tea, which
he says is coffee on Thursdays.

## The nineteenth minute

A session has two halves, and everybody who works there knows it. In the first one speaks of what happened. In the
second one speaks of how it might end. The passage is made by a phrase; Mr N.’s is “so that everyone may go home
content”. After it a story is out of order. A worker who goes back to the slap, the nights, the food locked in a
cupboard is told, gently, that it has been understood.

Sixty-four of the 94 sessions settled in the hour. In all of them the passage was made between the eighth minute and
the thirty-third, in the mean in the nineteenth. By then 41 of the workers concerned had named a figure for their
unpaid wages. Twenty-three had not. Table 1 compares the two.

Table: Settlements within the hour, by whether the worker had named a figure in the first half
| Quantity | Figure named (41) | Not named (23) |
| Claim in file (median, AED) | 4,200 | 3,900 |
| Settlement (median, AED) | 3,450 | 1,750 |
| Settlement as share of claim (median, %) | 82 | 45 |
| Minutes until terms were proposed | 21 | 15 |
| Ticket included | 36 | 19 |

The claims differ little; in the file both groups had a figure. What differed was whether it had been pronounced. A
sum that has been said, in front of the other, is a sum from which one bargains. A sum in the file is known to the
conciliator only, and he does not read it out, since that would be to take sides.

Whether it was said depended on how the session began. Mr N. opens by asking each in turn, “What do you say is
owed?” One of his colleagues prefers, “Tell me what the problem is.” To the first question 33 workers of 38 answered
with a figure; to the second, eight of 26. The employers, for their part, named a sum at once under either.

## What the interpreter leaves out

Interpreters came in 57 sessions. Most were employees of a recruitment agency that lends them to the office for
nothing, a fact to which we shall return. They were quick, and they shortened. Where we could follow both languages
we compared. Figures were rendered nearly always. Reasons were lost: “She says she was tired”, for a minute and a
half on having been woken at three by a child who was ill and at five by its father. Politeness was added in both
directions.

One kind of omission mattered for the outcome. When a worker asked a question, what would happen if she did not
agree, the interpreter in thirteen instances out of twenty-two answered it instead of passing it on. The answers
were not wrong. They were short: “It will take long.” Mr N., who would have said that it takes seven weeks and costs
nothing, was not asked.

## Afterwards

On the telephone few workers regretted having settled. Forty-four of 52 would do so again. They spoke of children’s
school fees, of a new employer who was waiting, of sleep. Those who had received less than half of their claim were
hardly more dissatisfied than the others. Economists may find it odd. To us it seemed that they had compared the sum
with what they had expected on the way there.

Regret had another object. Thirty-one of them said, unprompted, that they had not been able to tell it, or that it
had been told and nobody had said anything. “He paid,” a woman told one of us from Gulu. “But he went out the same
man as he came in.” A number of employers, oddly, said something like it. They had wanted to explain.

A settlement deals with claims, and grievances that are not claims fall through. This is no failure of Mr N.’s,
whose task is to close files before they become larger. But if the first half of the hour is the only place at which
the State hears what goes on in its kitchens, it seems a pity to hurry it.

## Six minutes

We suggest four changes. Let the session open with the same question to both, and let it be the one that asks for a
figure. Let the conciliator say, before any proposal, what will happen if there is none, with the number of weeks.
Let interpreters be paid by the office. And let each party have, before the phrase, two minutes which nobody may
interrupt, with an acknowledgment in words from the other side that they have been heard; no more than that.

Added together these would have lengthened the sessions that we attended by some six minutes. The office has begun
with the first. The third awaits a budget.

We are conscious of what our account leaves out: the refusals, the thirty sessions that did not settle, those who
never came. A study of first hours can say how they are spent and not who lacks them.
`,
  references: `
Achieng, R. and Toft, M. (2016) ‘The interpreter’s shortcuts’. *Language in Offices*, 7(2), pp. 90–112. doi:10.5555/lio.2016.090
ad-Dōsarī, M. (2020) ‘Domestic work in Gulf legislation: ten years of reform’. *Arab Labour Law Review*, 5(1), pp. 1–34.
Balanga, T. (2018) ‘A ticket this week: time and money in migrant claims’. *Migration and Remedy*, 2(3), pp. 210–231. doi:10.5555/mar.2018.210
Castañeda-Wright, O. (2008) ‘Agreement as giving up’. *Mediation and Its Doubts*, 3(1), pp. 15–44.
Hirvonen-Das, K. (2013) ‘Anchors in conciliation: who names the first sum?’ *Bargaining Studies*, 19(4), pp. 301–320. doi:10.5555/bs.2013.301
Nakamura-Ouma, J. (2021) ‘To be heard and to be paid’. *Empirical Jurisprudence*, 3(1), pp. 44–70.
Seymour-Baraka, L. (2015) ‘Hospitality as procedure: tea in the offices of the State’. *Legal Anthropology Letters*, 11(2), pp. 133–149. doi:10.5555/lal.2015.133
Uwimana, C. (2019) ‘Telephoning home: follow-up interviews across borders’. *Migration Methods*, 4(1), pp. 22–35.
Vandenberghe, S. (2017) ‘Rest days on paper’. *Comparative Labour Notes*, 28(2), pp. 155–176. doi:10.5555/cln.2017.155
`,
});
