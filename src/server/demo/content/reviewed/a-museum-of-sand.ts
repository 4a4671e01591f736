import { submittingAuthor } from '../people.ts';
import { author, writeManuscript } from '../write-paper.ts';

/** Accepted; its author chooses how it is read. */
export const aMuseumOfSand = writeManuscript({
  slug: 'a-museum-of-sand',
  journal: 'EIJER',
  title: 'A museum of sand: what pupils write on labels when the collection is their own',
  keywords: ['school museums', 'writing', 'geology', 'labels', 'primary school'],
  authors: [
    submittingAuthor,
    author('Dr.', 'Ewan', 'Strathearn', 'Centre for Museum Learning, Kelvinbridge University, United Kingdom'),
  ],
  received: '2026-07-27',
  specialReview: false,
  abstract: `
The label of an object in a museum has sixty words and an impatient reader, and is therefore a good exercise. Over a
school year, pupils of five classes in grade five collected sand from beaches, dunes, wadis and building sites, looked
at it under a microscope, and opened a museum of 118 jars in the corridor of their school. Each jar had a label, which
was written, tried on a younger class, and written again. We analysed both versions of 118 labels and observed 46
readings. First versions told where the sand was found and that it was interesting. After the trial, three labels out
of four began with something that the reader could see in the jar, and the share of sentences that a second-grade
reader could repeat in their own words rose from 38 to 71%. Words of geology became fewer and were used more
correctly. What changed labels was neither the teacher’s advice nor a list of criteria, which both groups of classes
had been given, but the silence of a child of seven in front of a jar. We describe how the trial was organised, what
it costs in hours, and why the building site was the jar that everybody wanted to see.`,
  body: `
## Sixty words

Pupils write for a reader who has to read them. A label is read by somebody who may walk on. Museums know much about
labels (Rosenqvist, 2013), and schools that make museums have mostly been studied for their pride (Oduya and Lamb,
2016). We were interested in the second version.

## Five classes and a corridor

The museum was open from March to June. Its 118 jars came from pupils and from relatives in eleven countries. Every
label was read by two children of grade two, aloud, in the presence of its author, who was allowed to listen and not
to explain. Then it was written again. Two classes did without the trial and revised with a list of criteria.

## First and second versions

Table 1 compares the versions. “This sand is very special and was brought by my uncle” became “Look for the pink
grains. They were once shells.” Authors cut what they had been proudest of. They said that nobody had asked for it.

Table: Labels before and after, in per cent
| Measure | First version | After a trial | After a list |
| Begins with something to see | 19 | 76 | 34 |
| Sentences that a younger reader repeats | 38 | 71 | 45 |

## Discussion

A list tells what a good label has. A reader shows what this one lacks. The difference is known from usability (Falkner,
2010) and seems to hold for children of ten. The trial takes two lessons a class, and a corridor that is not locked.
`,
  references: `
Anand-Keller, S. (2018) ‘Microscopes in grade five’. *Science Outdoors*, 14(3), pp. 210–224.
Bouchard, Y. (2015) ‘Lists of criteria and what they leave out’. *Didactic Letters*, 23(4), pp. 188–203. doi:10.5555/dl.2015.188
Falkner, D. (2010) ‘Watching a reader’. *Text and Tool*, 1(1), pp. 5–19.
Hristova, M. (2020) ‘The jar that everybody wants to see’. *Collections and Children*, 6(2), pp. 90–101.
Kimathi, G. (2017) ‘Uncles as curators’. *Collections and Children*, 3(1), pp. 41–52.
Oduya, R. and Lamb, T. (2016) ‘Proud corridors’. *Collections and Children*, 2(2), pp. 77–95. doi:10.5555/cc.2016.077
Rosenqvist, B. (2013) ‘Sixty words for an impatient reader’. *Label and Public*, 20(3), pp. 144–161. doi:10.5555/lp.2013.144
Tavares-Quinn, A. (2019) ‘Second versions’. *Higher Education Writing*, 14(1), pp. 33–50.
`,
});
