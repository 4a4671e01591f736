import { author, writeArticle } from '../write-paper.ts';

/** EIJER, volume 1, issue 2. */
export const homeworkAfterTheBell = writeArticle({
  slug: 'homework-after-the-bell',
  journal: 'EIJER',
  doi: '10.5555/eijer.2025.0207',
  title: 'What happens to homework when the school week shortens? Evidence from the four-and-a-half-day week',
  keywords: ['homework', 'school calendar', 'time use', 'lower secondary', 'time diary'],
  authors: [
    author(
      'Dr.',
      'Thandeka',
      'Mkhabela',
      'Centre for Schooling Research, Jumeirah Metropolitan University, Dubai, United Arab Emirates',
    ),
    author(
      'Mr.',
      'Yousef',
      'Al-Marzūqī',
      'Centre for Schooling Research, Jumeirah Metropolitan University, Dubai, United Arab Emirates',
    ),
  ],
  received: '2025-05-02',
  accepted: '2025-07-08',
  published: '2025-07-24',
  volume: 1,
  issue: 2,
  access: 'open',
  abstract: `
When a school week loses half a day, the lessons lost are easy to count and the work that moves home is not. We used
time diaries kept by 486 pupils in Grades 7 to 9, in eleven Dubai schools, to see where homework went after the move
to a week that ends at midday on Friday. Diaries were kept for seven days in each of three terms; two of the schools
had collected the same diary before the change, which gave a small but valuable baseline. Total homework did not
rise. It moved: the share done before the last day of the weekend fell from 31% to 19%, and the share done after
eight on its last evening doubled. Pupils with a quiet room of their own spread their work over the long weekend,
while those who shared a room or looked after younger children did most of it on Sunday night. Teachers had expected
the free afternoon to be used for study, and had begun to set longer tasks for it. We show that setting the same
work on Wednesday, due on Friday morning, removed most of the gap between the two groups in the three schools that
tried it. The length of the week mattered less than the day on which work was due.`,
  body: `
## An afternoon given back

Few reforms of schooling reach every household on the same Friday. The shorter week adopted in the Emirates did so:
at noon the buses leave, and the weekend has begun. Debate before the change turned on hours of teaching, and the
hours were largely preserved by starting earlier and trimming breaks. Nobody legislated for homework, which has no
timetable and which a pupil may do at a desk, on a bus or not at all.

There are two stories about what should have happened. In the first, the free afternoon is a gift of time; work that
had crowded the evenings spreads out, and Sunday becomes calm. In the second, an afternoon with friends is too good
to spend on fractions, and everything waits for Sunday night. Research on shorter weeks elsewhere cannot decide
between them, because it comes mostly from rural districts in which the whole of a day is free and the bus ride is
long (Tolliver and Aske, 2013; Renquist, 2018).

We suspected that both stories would turn out to be true, of different children. The question then is what a school
can do for those for whom the second is true.

## Diaries, not questionnaires

A questionnaire that asks how many hours of homework a child does collects opinions about the child. We used diaries
of a kind common in research on unpaid work: the day divided into half hours, a line for each, filled in by the
pupil on the same evening with the help of a phone prompt. Each line asked what, where and with whom. Homework was
whatever the pupil called homework.

Eleven schools of four curricula took part in 2023–24, with all pupils of two classes per grade invited. Of 611
invited, 486 returned at least two complete weeks out of three. Those who did not were more often boys and somewhat
more often from larger families; weights correct for this, and unweighted figures differ by less than a percentage
point. Two schools had used the diary in 2021 for another purpose and lent us their data (*n* = 118). We treat these
as a description of two schools before the change, and no more.

Housing was described by the pupil in one question: is there a place at home where you can usually work undisturbed?
Caring duties were read from the diaries themselves. In the summer term three schools agreed to a trial in which the
work for four subjects was set on Wednesday and collected on Friday morning. Four schools of similar intake
continued to collect on Monday.

## Where the work went

The average pupil did 5.1 hours of homework in a week, with a range between schools from 3.4 to 7.2. In the two
schools with earlier diaries the figure had been 5.3 and was now 5.2. What changed was its place in the week (Table
1). School evenings kept their share although there was half a day less of them. The weekend kept its share too, and
used it later.

Table: Share of weekly homework by time of week in two schools, before and after the change (%)
| Time of week | 2021 | 2023–24 |
| School evenings | 58 | 58 |
| Weekend, before its last day | 31 | 19 |
| Last day of the weekend, until 20:00 | 5 | 11 |
| Last day of the weekend, after 20:00 | 6 | 12 |

The pattern for all eleven schools in 2023–24 was the same to within two points. Friday afternoon, the half day that
had been given back, received almost nothing.

Behind the average stood two kinds of weekend. Among pupils with a place to work, 44% did some homework on Friday or
Saturday and a third were finished by Sunday noon. Among those without one, the corresponding shares were 21% and
12%, and the median pupil began at ten past seven on Sunday evening. Pupils who cared for younger siblings for five
hours or more at the weekend, mostly girls, were the latest of all. The two groups did nearly the same amount of
homework. One of them did it tired.

Monday showed it. Teachers of the first lesson were asked to note, without names, how many pupils had work that was
missing or plainly unfinished. The proportion ran at 17% on Mondays and 8% on other days.

## A different day

In the three schools that moved collection to Friday morning, Sunday-night homework fell by more than half within
four weeks. The gap between pupils with and without a place to work, measured as the share of homework done after
eight in the evening, narrowed from fourteen points to five; in the comparison schools it stayed at thirteen.
Missing work on the day of collection fell to 10%.

The gain had a cost. Wednesday and Thursday evenings became fuller, and eleven pupils wrote in the margin of the
diary that they had given up a club. Two teachers of mathematics disliked marking at the weekend and returned to
Monday. Against this, a head of year told us that for the first time in her career she had a quiet Monday.

It is tempting to see in the result a case against weekend homework, and perhaps it is one. We would put it more
carefully. A due date decides who may choose when to work. A deadline on Monday offers the choice of three days to
those whose homes allow it, and one night to the others.

## Limits

Pupils knew that their diaries would be read, and a diary may itself remind a child of homework. The trial was not
randomised; schools volunteered, and the comparison was chosen by us. Grades 7 to 9 are old enough to plan and too
young for external examinations, and we should not expect the same of Grade 12. Nor could we see the quality of the
work done at different hours, although sleep researchers would have a view (Ishikawa-Bello, 2020).

## Conclusion

The shorter week did not shrink homework and did not swell it. It moved the work towards the hour at which homes
differ most. Schools that wish to move it back need neither more hours nor fewer tasks, only another day in the
diary.
`,
  references: `
Ansgar, P. (2016) ‘The half-hour as a unit: diaries in the study of children’s time’. *Methods of Daily Life*, 7(1), pp. 3–22. doi:10.5555/mdl.2016.003
Castellanos, B. and Wen, H. (2019) ‘Who has a desk? Housing and study in Gulf cities’. *City and Childhood*, 5(2), pp. 77–96.
Falkenrath, U. (2010) ‘The due date as an instrument of teaching’. *Didactic Letters*, 18(4), pp. 211–219.
Ishikawa-Bello, T. (2020) ‘Late work, short sleep: evening study in early adolescence’. *Journal of School Sleep*, 2(3), pp. 140–158. doi:10.5555/jss.2020.140
Kuznetsova, O. and Bray-Hollis, J. (2017) ‘Siblings as carers in the school week’. *Family Time Review*, 11(1), pp. 31–52.
Mkhabela, T. (2022) ‘A baseline by accident: time diaries in two Dubai schools’. *Emirates Notes in Education*, 1(1), pp. 9–15. doi:10.5555/ene.2022.009
Nasrallah, D. (2023) ‘Noon on Friday: family routines after the change of week’. *Gulf Household Studies*, 3(2), pp. 101–123.
Renquist, A. (2018) ‘Four days in the prairie: what long weekends do’. *Rural Schooling*, 26(3), pp. 188–207. doi:10.5555/rs.2018.188
Tolliver, M. and Aske, R. (2013) ‘Short weeks and long buses’. *Rural Schooling*, 21(1), pp. 12–34.
`,
});
