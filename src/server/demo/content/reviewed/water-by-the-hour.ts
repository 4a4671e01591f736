import { submittingAuthor } from '../people.ts';
import { author, writeManuscript } from '../write-paper.ts';

/** Its author is asked for a revision. */
export const waterByTheHour = writeManuscript({
  slug: 'water-by-the-hour',
  journal: 'EIJER',
  title: 'Water by the hour: learning fractions from the schedule of a falaj',
  keywords: ['fractions', 'falaj', 'culturally responsive teaching', 'middle school', 'measurement'],
  authors: [
    submittingAuthor,
    author('Dr.', 'Zuhayr', 'al-Maskari', 'Batinah Institute of Pedagogy, Sohar, Oman'),
    author('Ms.', 'Noor', 'Fakhro', 'Office of Curriculum, Muharraq, Bahrain'),
  ],
  received: '2026-09-14',
  specialReview: false,
  abstract: `
In villages that are watered by a falaj, the stream is divided by time: a garden owns the water for so many parts of
a day, and the parts are bought, inherited and split. Children grow up beside a working system of fractions which
their schoolbooks do not mention. We designed eight lessons for grade six in which pupils rebuild the schedule of one
falaj from the words of its keeper, find what each garden receives, and settle three inheritances. In six schools in
northern Oman 141 pupils were taught in this way, and 133 by the textbook. Both groups were tested before, after, and
three months later. After the lessons, the groups did equally well in calculation. In tasks that ask what a fraction
is a fraction of, pupils who had worked on the schedule solved 64%, and the others 43%. After three months the
difference had grown by two points. Most of it came from one kind of error, in which parts of different wholes are
added. Pupils without a falaj in their village gained as much. We describe the lessons, among them one that failed,
and discuss what a working system offers that a drawn pizza does not: somebody would notice if it did not add up.`,
  body: `
## Shares of a stream

A fraction is always a fraction of something. Pupils who can add fifths to thirds are often at a loss when they are
asked of what (Mwangi-Dahl, 2016). Textbooks illustrate fractions with food that is cut up and forgotten. In a falaj
the whole flows on, and what is divided is time (Serrano, 2012).

## Lessons and schools

We recorded the keeper of one falaj, who explained without paper who has the water and when. Eight lessons follow his
words. In the fourth, a garden is inherited by three children, and their shares have to be found in parts of the day.
Six schools took part, with one class for each of the two ways; the same teacher taught both.

## Results

Table 1 shows what was solved. Calculation was alike. Of 133 pupils who used the textbook, 51 added parts of different
wholes at least once, of the 141 others 24. The seventh lesson, on selling an hour, failed in five of six schools:
pupils argued about prices and did not calculate.

Table: Tasks solved, in per cent
| Group | Calculation | Fraction of what | Fraction of what, three months later |
| Schedule (141) | 71 | 64 | 62 |
| Textbook (133) | 70 | 43 | 39 |

## Discussion

It is tempting to say that local knowledge was put to use. Few pupils had any: water is the business of grandfathers.
What they used was a system in which a mistake has an owner, as in the workshops of Adeyemi-Lund (2018). Whether the
effect outlives the year, and what part of it was the teachers’ pleasure in the lessons, we cannot tell.
`,
  references: `
Adeyemi-Lund, C. (2018) ‘When a mistake has an owner: arithmetic in workshops’. *Journal of Task Design*, 6(2), pp. 119–137. doi:10.5555/jtd.2018.119
Bergqvist, T. (2020) ‘Two ways, one teacher’. *Classroom Trials*, 3(1), pp. 8–24.
Dupont-Okoye, E. (2015) ‘Pizza and its limits’. *Number and Child*, 3(3), pp. 140–152.
Haddadin, R. (2019) ‘What grandfathers know about water’. *Gulf Classroom*, 1(2), pp. 55–71. doi:10.5555/gc.2019.055
Kowalska, J. (2013) ‘Three months later’. *Classroom Trials*, 1(1), pp. 40–58.
Mwangi-Dahl, S. (2016) ‘Of what? The missing whole in school fractions’. *Number and Child*, 4(1), pp. 1–19. doi:10.5555/nc.2016.001
Serrano, L. (2012) ‘Time as a measure of water’. *Irrigation and Memory*, 9(4), pp. 277–294.
Vesterholm, A. (2021) ‘Lessons that fail in every school’. *Didactic Letters*, 29(3), pp. 150–163.
`,
});
