import { author, writeArticle } from '../write-paper.ts';

/** EIJER, volume 1, issue 2. */
export const keepingFirstYearTeachers = writeArticle({
  slug: 'keeping-first-year-teachers',
  journal: 'EIJER',
  doi: '10.5555/eijer.2025.0211',
  title: 'Keeping first-year teachers: a mixed-methods study of mentoring in twelve private schools',
  keywords: ['teacher retention', 'mentoring', 'induction', 'expatriate teachers', 'private schools'],
  authors: [
    author(
      'Dr.',
      'Aoife',
      'Ní Bhriain',
      'School of Professional Learning, University of Al Qasba, Sharjah, United Arab Emirates',
    ),
    author(
      'Dr.',
      'Rajeshwari',
      'Venkataraman',
      'Institute for Teacher Education, Coromandel University, Chennai, India',
    ),
    author(
      'Mr.',
      'Bilāl',
      'Ḥaddād',
      'School of Professional Learning, University of Al Qasba, Sharjah, United Arab Emirates',
    ),
    author('Ms.', 'Zanele', 'Dlamini', 'Northgate Schools Group, Dubai, United Arab Emirates'),
  ],
  received: '2025-04-22',
  accepted: '2025-08-04',
  published: '2025-08-21',
  volume: 1,
  issue: 2,
  access: 'subscription',
  abstract: `
One newly qualified teacher in four leaves an Emirati private school within a year, and most of the departures
happen at two moments: the winter break and the day on which contracts are renewed. Almost every school assigns a
mentor. We followed 167 first-year teachers and their 94 mentors in twelve schools through one school year, with
three short surveys, forty-one interviews and the schools’ own records of meetings and departures. Teachers who met
their mentor at least every second week were no more likely to stay than those who met once a month. What
distinguished those who stayed was the content of the meetings. Where mentors had watched a lesson and talked about
it, 86% stayed; where meetings dealt with policies, reports and housing, 70% did. The difference held after
allowance for salary, subject and previous residence in the country. Interviews suggested why. New teachers found
help with a visa kind and help with a lesson respectful. Mentors, for their part, avoided lessons because they had
no release time and feared that watching would be taken for inspection. Two schools had removed both obstacles at
small expense. We describe how they did so and what it cost per teacher retained.`,
  body: `
## The revolving door

A private school in Dubai replaces about a fifth of its teachers each summer. Some of this is the ordinary movement
of an expatriate profession; contracts last two years, families return home, a sister school opens in another
emirate. The loss of teachers in their first year is another matter. They have been recruited at a distance, housed,
introduced to pupils who learn their names, and they are gone before they have taught anything twice.

Schools know this, and nearly all of them have answered with mentoring. An experienced colleague is named before the
new teacher’s aeroplane lands. The research that recommends mentoring is abundant but comes from systems in which
beginners were trained nearby and mentors are released from some of their teaching (Halvorsrud, 2012; Obuya and
Stern, 2016). Here neither holds. The mentor has a full timetable, and the beginner may need to be told where to buy
a bed.

We wanted to know whether mentoring as it is done, rather than as it is recommended, keeps teachers in school; and,
if its effect varies, what it varies with.

## Schools, teachers and data

Twelve private schools with British, Indian, American and International Baccalaureate curricula, with between 600
and 3,100 pupils, took part from August 2023 to August 2024. All 181 teachers in the first year of their careers
were invited; 167 agreed, as did 94 of the 101 mentors. Departure was taken from the schools’ staff lists on 31
August.

Teachers answered a survey of twenty items in October, February and May. One item asked what the last three meetings
with the mentor had been about and offered nine answers, of which the teacher could tick several. We classed a pair
as *lesson-centred* if at least half of the meetings reported had discussed a lesson that the mentor had seen. The
classification was made before departures were known. We interviewed twenty-six teachers, of whom nine had left, and
fifteen mentors; those who had left spoke to us by telephone from seven countries.

Logistic models with a random intercept for school allowed for salary band, subject, curriculum, previous residence
in the Emirates and the presence of family. Interviews were coded by two of us with a scheme that grew out of the
first eight.

## What the figures show

Forty teachers, or 24%, did not return. Seventeen of them left at the winter break, eleven declined a renewal, and
the rest went at various moments between. Table 1 gives the share who stayed by the frequency and the content of
meetings. Frequency made no difference that we could detect (odds ratio 1.1; 95% confidence interval 0.6 to 2.1).
Content did (2.7; 1.3 to 5.6).

Table: Teachers who stayed, by frequency and content of mentoring
| Meetings | Lesson-centred | Other | All |
| At least fortnightly | 35 of 41 | 31 of 45 | 66 of 86 |
| Less often | 20 of 23 | 41 of 58 | 61 of 81 |
| All | 55 of 64 | 72 of 103 | 127 of 167 |

Salary mattered, as one would think, but less than we had thought: the highest band kept five teachers in a hundred
more than the lowest. Teachers who had grown up in the Emirates stayed more often than newcomers. Neither fact
altered the estimate for content.

## Kindness and respect

Asked what their mentor had done for them, teachers who had left were as warm as those who had stayed. They told of
lifts to the municipality, of a borrowed cot, of a translation at the bank. One of them, who had resigned in
December, said of her mentor that she was “the best person in the building”. She had never seen her teach.

The difference came in the second question, about what the teacher had learned. Those in lesson-centred pairs
answered with particulars: how to begin without waiting for silence, what to do with the three who finish early, why
a question to everyone is a question to no one. “He saw that I was talking to the left half of the room,” said a
teacher of geography. “I had been doing it for seven weeks. I thought the right half were the difficult ones.”
Others spoke of policies and deadlines, and several of feeling, in the words of one, like a well-treated guest.

Mentors explained their reluctance in two ways. There was no time: a visit to a lesson meant giving up a free
period, of which they had five in a week. And there was no safe way to do it. In most of the schools lessons were
watched by heads of department, with a form, twice a year, and the form bore on renewal. “If I walk in with a
notebook, I am not her mentor any more,” a mentor of eleven years’ service told us. Many of them had asked to visit
and had been put off with a smile.

## Two schools that arranged it otherwise

Two of the twelve accounted for nearly half of the lesson-centred pairs. Both had done the same two things. They
covered one period a fortnight for each pair, by paying a part-time colleague, and they ruled that the visits went
both ways: the beginner watched first, three times, before being watched, and nothing was ever written down. One
head had put the second rule into the staff handbook in a single sentence. Twenty-nine of their thirty-two beginners
stayed.

Cover cost about 5,200 dirhams for each new teacher in a year. The schools’ own figure for replacing a teacher, with
recruitment, flights, housing allowance and a term of weaker lessons left out, was 31,000. If the difference in
retention is even half due to the arrangement, it pays for itself in the first year. We would be careful with such
sums. A school that can arrange cover for mentors is a school that can arrange other things.

## What we cannot claim

Pairs were not assigned at random, and a teacher who is doing well may be more willing to open the door. We have
tried to meet this by taking content from the October survey alone, which changes the odds ratio to 2.3, but a
confident beginner may be confident in October. The schools had volunteered. We did not measure learning by pupils,
and a teacher who stays is not for that reason a good one.

Still, the practical lesson is cheap to try. Before adding another meeting to the calendar, a school might ask what
the present ones are about, and whether the two people in them have ever stood in the same classroom.
`,
  references: `
Abernethy-Cole, S. (2018) ‘The winter break as a point of departure’. *International Schools Quarterly*, 14(4), pp. 309–325. doi:10.5555/isq.2018.309
Bondarenko, V. and Achterberg, L. (2015) ‘Watching without grading’. *Colleagues in Teaching*, 9(2), pp. 66–83.
Eguren, M. (2021) ‘Housing, visas and the first hundred days’. *Mobile Professions*, 6(1), pp. 44–67. doi:10.5555/mp.2021.044
Halvorsrud, I. (2012) ‘Release time and the survival of beginners’. *Nordic Papers on Teachers*, 5(3), pp. 150–171.
Joshi-Lund, P. (2019) ‘The guest in the staffroom: belonging among expatriate teachers’. *Gulf Education Review*, 8(1), pp. 5–28. doi:10.5555/ger.2019.005
Kavanagh-Reyes, T. (2014) *The Second Pair of Eyes*. Limerick: Shannon Bank Books.
Obuya, F. and Stern, M. (2016) ‘Induction in eleven systems: a review’. *Review of Beginning Teaching*, 2(1), pp. 1–49. doi:10.5555/rbt.2016.001
Qureshi-Dahl, N. (2022) ‘What a departure costs’. *Economics of Schools*, 17(2), pp. 90–112.
Suárez, I., Pym, H. and Ōta, K. (2017) ‘Coding what mentors say’. *Qualitative Work in Education*, 12(3), pp. 233–251.
Williamson-Adeyemi, G. (2020) ‘Two-year contracts and short horizons’. *International Schools Quarterly*, 16(2), pp. 118–136. doi:10.5555/isq.2020.118
`,
});
