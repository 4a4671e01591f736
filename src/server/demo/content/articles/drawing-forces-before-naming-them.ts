import { author, writeArticle } from '../write-paper.ts';

/** EIJER, volume 1, issue 2. */
export const drawingForcesBeforeNamingThem = writeArticle({
  slug: 'drawing-forces-before-naming-them',
  journal: 'EIJER',
  doi: '10.5555/eijer.2025.0218',
  title: 'Drawing forces before naming them: a classroom trial of sketch-first instruction in secondary physics',
  keywords: [
    'physics education',
    'free-body diagrams',
    'misconceptions',
    'cluster-randomised trial',
    'drawing to learn',
  ],
  authors: [
    author(
      'Mr.',
      'Tadeusz',
      'Wrzosek',
      'Department of Physics Education, Bydgoszcz Technical College, Bydgoszcz, Poland',
    ),
    author('Dr.', 'Līna', 'al-Qāsim', 'Faculty of Education, University of Al Qasba, Sharjah, United Arab Emirates'),
    author(
      'Dr.',
      'Emeka',
      'Nwachukwu',
      'Centre for Science Teaching, Jumeirah Metropolitan University, Dubai, United Arab Emirates',
    ),
  ],
  received: '2025-05-19',
  accepted: '2025-08-27',
  published: '2025-09-15',
  volume: 1,
  issue: 2,
  access: 'subscription',
  abstract: `
Pupils often draw the forces on a body by writing down the names that they remember and attaching an arrow to each.
We tested a sequence of eight lessons in which Grade 10 pupils drew what pushes and pulls on an object, freely and
in colour, before any force had been named, and adopted names and conventions only when two drawings of the same
scene could not be told apart. Twenty-two classes in nine schools (541 pupils) were allotted at random to this
sequence or to the usual one, which opens with definitions. Teachers taught only one of the two. A test of fourteen
diagrams, unlike those practised, was given after the unit and again eleven weeks later. Classes that had sketched
first drew more correct diagrams (mean 8.9 against 7.4; adjusted difference 1.4, 95% confidence interval 0.6 to 2.2)
and kept most of the advantage. Above all they drew fewer forces that no body exerts: the proportion of pupils who
added a “force of motion” to a thrown ball was 28% against 51%. On numerical problems the groups did not differ. The
sequence needed one lesson more than the usual. It asked more of teachers’ patience than of their knowledge.`,
  body: `
## The arrow that nobody pushes

Show a pupil of sixteen a ball in flight and ask for the forces on it. About half of them draw gravity, downwards,
and a second arrow along the path. Asked what exerts it, many say “the throw”. The answer is so common that it has a
literature of its own, and so persistent that it is found in university students who can solve the problem correctly
by calculation (Ferreira-Lindh, 2009). It is not simply wrong. There is something that the ball has because it was
thrown; it is just not a force.

One explanation lies in the order of teaching. A unit on forces commonly begins with a list: weight, normal,
tension, friction, thrust. The pupil meets a vocabulary before meeting anything that needs it, and a diagram becomes
an exercise in choosing labels. Weightman and Oyelaran (2015) called this “naming into the void”. If labels come
first, a word such as *thrust* will find an arrow to sit on.

We reversed the order. In our lessons the arrow comes first, the question “what touches it?” second, and the name
last. We report a trial of the sequence under ordinary conditions, with teachers who had been trained for a single
day.

## The lessons

The first lesson uses a book on a table, a bag on a string and a child on a swing. Pupils draw, in any way they
like, what pushes or pulls on each of them. Drawings are pinned up without names. The class then looks for pairs
that mean the same and look different, and for pairs that look the same and mean different things. From this quarrel
the conventions emerge: a dot for the body, an arrow that starts there, a length that says how strong. In most
classes somebody objects to the arrow from the hand once the hand has let go, and the teacher’s guide asks that the
matter be left open.

Names arrive in the third lesson. The rule for admitting one is strict: the class must be able to say what exerts
the force and what would change if that thing were removed. In lessons four to seven the scenes grow harder, with
lifts, ramps and bicycles. In the eighth, pupils receive diagrams that an imaginary class has drawn and mark them.
The comparison classes spent seven lessons on the same scenes in the order of their textbook.

## Trial and test

Nine schools in Dubai, Sharjah and Ajman, all teaching physics in English, entered twenty-two classes. Allocation
was made within schools by a colleague who knew only their codes. One class of the comparison group was lost when
its teacher fell ill. Pupils and teachers could not be blinded; the two markers were. Markers agreed on 94% of
diagrams and discussed the rest.

The test had fourteen scenes, and a diagram was correct if it had every force, no other, and directions within
twenty degrees. Nothing was asked about size. We also noted each force without an exerting body. Seven numerical
problems taken from past papers formed a second test, as insurance against the charge that drawing had been bought
with calculating. An earlier test of the same kind, with six scenes, served as a covariate. Analyses followed a plan
lodged with the university’s ethics office before the lessons began, and used mixed models with classes nested in
schools.

## What pupils drew

Table 1 has the main results. The advantage of the sketch-first classes amounts to about four tenths of a standard
deviation, and eleven weeks later to a little over three tenths. It was neither larger nor smaller for girls, for
pupils who were weak at the start or for those who spoke English at home.

Table: Results of 519 pupils present at the first test
| Measure | Sketch first | Usual order | Adjusted difference (95% CI) |
| Correct diagrams of 14, after the unit | 8.9 | 7.4 | 1.4 (0.6 to 2.2) |
| Correct diagrams of 14, eleven weeks later | 8.1 | 6.9 | 1.1 (0.3 to 1.9) |
| Pupils drawing a “force of motion” (%) | 28 | 51 | −22 (−32 to −12) |
| Numerical problems correct of 7 | 4.2 | 4.1 | 0.1 (−0.3 to 0.5) |

The commonest remaining error in the sketch-first classes was of another kind: a normal force drawn upright on a
sloping surface. It shows that those pupils had thought of the surface, although not of its slope. In the comparison
classes the same scene more often acquired a “force down the ramp”, beside gravity, which counts the same pull
twice.

Observers attended two lessons of every class. In fifteen of the twenty-one they judged that the teacher had kept to
the guide. The most frequent departure was to close the open question: four teachers told their class in the first
lesson that the hand exerts no force on a ball that has left it. Those classes did about as well as the comparison
group on that item. The numbers are small, and we mention it because the teachers themselves brought it up.

## Why it might work

Drawing makes a claim that can be inspected. A pupil who says that the throw pushes the ball can hardly be refuted
in words; one who draws the arrow must start it somewhere. We believe that the comparison of drawings did more than
the drawing. In a pilot without it, pupils made handsome sketches and learned the usual amount, a result that
resembles what Szabó-Merrick (2017) found for diagrams in chemistry.

The lack of any difference in calculation is, to us, good news of a limited kind. Diagrams are supposed to be for
something, and one would like to see better diagrams lead to better sums. Our problems were of the sort for which a
formula suffices. Whether the gain matters where a diagram is indispensable, as with two connected bodies, is for a
study of a longer unit.

## Conclusion

Eight lessons that let pupils draw before they name gave better diagrams and, for more than one in five, got rid of
a force that does not exist. The materials, with the imaginary class’s mistaken diagrams, are available from the
authors. Teachers who wish to try one thing only should try that eighth lesson, which everybody enjoyed.
`,
  references: `
Ferreira-Lindh, C. (2009) ‘The force of the throw: a misconception that survives success’. *Learning Mechanics*, 3(2), pp. 71–95. doi:10.5555/lm.2009.071
Gantumur, B. (2018) ‘One day of training: what can it carry?’ *Science Teachers’ Review*, 22(1), pp. 14–29.
Hallvard, S. and Mboya, J. (2013) ‘Quarrelling over drawings’. *Visual Learning*, 6(4), pp. 260–281. doi:10.5555/vl.2013.260
Idrissi, K. (2020) ‘Physics in a third language’. *Gulf Education Review*, 9(2), pp. 133–155.
Lamprecht, E. and Osei-Tutu, A. (2016) ‘Marking diagrams reliably’. *Assessment in Science*, 4(3), pp. 201–218. doi:10.5555/ais.2016.201
Pietilä, M. (2011) ‘Conventions as agreements: how classes invent the arrow’. *Nordic Physics Classroom*, 15(1), pp. 33–50.
Szabó-Merrick, A. (2017) ‘Sketching is not enough: comparison in drawing to learn’. *Visual Learning*, 10(2), pp. 98–120.
Tremblay-Koné, R. (2014) ‘Small trials in ordinary schools’. *Evidence for Teaching*, 1(2), pp. 45–61. doi:10.5555/eft.2014.045
Weightman, L. and Oyelaran, D. (2015) ‘Naming into the void: the order of a unit on forces’. *Learning Mechanics*, 9(1), pp. 1–26.
`,
});
