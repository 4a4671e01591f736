import { submittingAuthor } from '../people.ts';
import { author, writeManuscript } from '../write-paper.ts';

/** In its second round. */
export const lessonsAtDawn = writeManuscript({
  slug: 'lessons-at-dawn',
  journal: 'EIJER',
  title: 'Lessons at dawn: what moving the school day did in the hottest weeks of the year',
  keywords: ['school hours', 'heat', 'attention', 'sleep', 'desert schools'],
  authors: [
    submittingAuthor,
    author('Dr.', 'Priya', 'Ramanathan', 'Department of Health Education, Malabar Coast University, India'),
  ],
  received: '2026-08-17',
  specialReview: false,
  abstract: `
Where classrooms are cooled and the way to them is not, the heat of May and June reaches pupils before the lesson does.
Four schools at the edge of the desert moved their day for six weeks: lessons began at half past five, ended at half
past ten, and resumed nowhere. Four others with the same grades kept their hours. We compared attendance, a test of
attention that was given in the first and the fourth hour, and diaries of sleep from 312 pupils in grades seven to
nine. Attendance in the schools that moved was 94%, and 88% in the others. Attention in the first hour was lower by a
tenth of a standard deviation, in the fourth hour it was higher by three. Pupils slept eleven minutes less at night,
and made up for it in the afternoon, girls more seldom than boys because of work in the house. Teachers were divided:
those with small children found the hours hard to bear. After the six weeks every school was asked whether it would
move again, and three of the four would. We discuss for whom an early day is a relief, and who pays for it, and we
suggest that it should be decided together with those who cook, drive and care for children at home.`,
  body: `
## The way to school

Cooling has made the classroom the coolest place of the day. The bus stop has not changed. In the weeks before the
holidays absence rises with the temperature at noon (Ndiaye-Holm, 2019), and teachers speak of fourth hours that might
as well not be held. To begin earlier is an old answer, and the experience of it is mostly told and seldom measured.

## Eight schools

Four schools volunteered and four were found that resembled them. Nobody was drawn by lot, which has to be remembered
below. Attention was measured with a test of crossing out letters, twice a week. Sleep was noted in a diary by 312
pupils, of whom 289 filled in more than thirty days.

## Six weeks

Table 1 gives the comparison. In the first week pupils were tired, and in the third no longer. The afternoon belonged
to sleep in most homes. Girls of fourteen and more slept half as often as boys in the afternoon.

Table: Six weeks in eight schools
| Measure | Moved | Not moved |
| Attendance (%) | 94 | 88 |
| Attention, first hour (standard score) | -0.1 | 0.0 |
| Attention, fourth hour (standard score) | 0.3 | 0.0 |
| Sleep at night (minutes) | 431 | 442 |

## Discussion

The gain in the fourth hour is larger than the loss in the first, and attendance points the same way. That sleep
moves with school hours is known from cold countries (Pettersen, 2017), where the advice is to begin late. The schools
chose themselves, and the heads who volunteer are perhaps those who make things work.
`,
  references: `
Carvalho-Smith, J. (2014) ‘Crossing out letters: a short test and its uses’. *Perception and School*, 16(1), pp. 22–37.
Grönroos, M. (2018) ‘Who cooks when school begins early’. *Family and Timetable*, 5(2), pp. 88–104. doi:10.5555/ft.2018.088
Khoury-Bell, N. (2021) ‘Sleep diaries that are kept’. *Adolescence and Night*, 4(3), pp. 199–214.
Mehta-Ruiz, D. (2016) ‘Air conditioning and the fourth hour’. *Timetable and School*, 1(1), pp. 17–30.
Ndiaye-Holm, A. (2019) ‘Absence and the temperature at noon’. *Timetable and School*, 3(2), pp. 101–118. doi:10.5555/ts.2019.101
Pettersen, I. (2017) ‘Late bells in the north’. *Adolescence and Night*, 1(2), pp. 60–79.
Szabó, K. (2015) ‘Schools that volunteer’. *Classroom Trials*, 2(2), pp. 131–144.
Tran-Whitlock, B. (2020) ‘Afternoon sleep and housework’. *Family and Timetable*, 7(4), pp. 301–317.
`,
});
