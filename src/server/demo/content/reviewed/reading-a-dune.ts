import { submittingAuthor } from '../people.ts';
import { author, writeManuscript } from '../write-paper.ts';

/** Names its authors: the search for their own words finds it. */
export const readingADune = writeManuscript({
  slug: 'reading-a-dune',
  journal: 'EIJER',
  title: 'Reading a dune before writing about it: a field course for teachers in training',
  keywords: ['field courses', 'teacher education', 'observation', 'desert', 'science writing'],
  authors: [
    submittingAuthor,
    author('Prof', 'Wafa', 'al-Harthy', 'School of Education, Jebel Hafit College, Al Ain, United Arab Emirates'),
  ],
  received: '2026-11-09',
  specialReview: false,
  abstract: `
Teachers of science are asked to take their pupils outside and are seldom taken outside themselves while they are
being trained. We describe a course of five mornings on one dune near Al Ain, in which 42 teachers in training drew,
measured and described the same slope before they were allowed to read anything about it. Their notes from the first
and the last morning were compared by two readers who did not know the order. On the first morning a page of notes
held on average nine statements, seven of them about colour, heat and beauty. On the last it held twenty-three, of
which fourteen named a place, a size or a change. The number of questions rose from one to six. Half a year later,
nineteen of the participants had taken a class outside at least once, as compared with four of forty in the year
before. Those who had not gave the timetable as a reason and not the heat. We argue that what such a course has to
give is time in front of one thing, and that a dune, which looks empty, is a good thing to stand in front of.`,
  body: `
## An empty place

A dune has no labels. Visitors photograph it from its foot and turn back to the car. Studies of field courses
describe coasts and forests, where there is something to collect (Halvorsen, 2015), and treat deserts as a place of
hardship. In our earlier work (Benmansour, 2023) we found that teachers expected their pupils to be bored by sand.

## Course and notes

The course took place on five mornings in February, from seven to ten. It was part of the programme of Jumeirah
Metropolitan University, and nobody was paid for it. Each group of six was given a strip of ten metres and the same
tasks on every morning: draw it, measure what can be measured, write one page. Reading was allowed from the fourth
morning on. All 84 pages were typed, cut into statements and sorted by two readers (kappa 0.81).

## What the pages held

Table 1 shows the statements by kind. Heat and colour did not disappear. They were joined by ripples, tracks and the
line at which the sand changes its grain. Questions came late and in crowds: thirty of the thirty-six on one group’s
last pages concerned a single beetle.

Table: Statements on a page of notes, on average (42 participants)
| Kind | First morning | Last morning |
| Colour, heat, beauty | 7 | 5 |
| Place, size or change | 1 | 14 |
| Question | 1 | 6 |

## Discussion

We do not know whether pupils learned more. What changed was what their teachers could see, and it changed without a
lecture, as Ostrander and Quist (2018) report of tide pools. Five mornings are a luxury in a crowded programme. One
morning was not tried. The same strip of sand served every group, and it is there for others.
`,
  references: `
Benmansour, L. (2023) ‘Nothing but sand? What teachers expect of a desert excursion’. *Gulf Classroom*, 4(1), pp. 12–29. doi:10.5555/gc.2023.012
Dalgaard, P. (2012) ‘Drawing as a first instrument’. *Science Outdoors*, 8(2), pp. 101–115.
Ferrante-Low, G. (2019) ‘Why teachers stay inside’. *Timetable and School*, 3(4), pp. 233–250. doi:10.5555/ts.2019.233
Halvorsen, E. (2015) ‘Baskets and nets: what field courses bring home’. *Science Outdoors*, 11(1), pp. 3–22.
Ibarra-Nkosi, T. (2020) ‘Questions come late’. *Didactic Letters*, 28(2), pp. 77–90. doi:10.5555/dl.2020.077
Ostrander, V. and Quist, B. (2018) ‘One pool, ten visits’. *Coastal Pedagogy*, 2(3), pp. 145–160.
Petrosyan, A. (2016) ‘Blind readers of notebooks’. *Text and Tool*, 5(1), pp. 31–44.
Yamanouchi, S. (2021) ‘Boredom as a beginning’. *Higher Education Writing*, 16(2), pp. 59–75. doi:10.5555/hew.2021.059
`,
});
