import { author, writeArticle } from '../write-paper.ts';

/** EIJER, volume 1, issue 1. */
export const readingAloudInTwoScripts = writeArticle({
  slug: 'reading-aloud-in-two-scripts',
  journal: 'EIJER',
  doi: '10.5555/eijer.2025.0104',
  title: 'Reading aloud in two scripts: oral fluency and comprehension among bilingual Grade 4 pupils in Sharjah',
  keywords: ['oral reading fluency', 'biliteracy', 'Arabic', 'vowelled script', 'primary education'],
  authors: [
    author(
      'Dr.',
      'Maryam',
      'Al-Ḥammādī',
      'Faculty of Education, University of Al Qasba, Sharjah, United Arab Emirates',
    ),
    author(
      'Prof',
      'Şule',
      'Karadağ',
      'Department of Primary Education, Haliç Institute of Education, Istanbul, Türkiye',
    ),
    author('Ms.', 'Fiona', 'MacAskill', 'Faculty of Education, University of Al Qasba, Sharjah, United Arab Emirates'),
  ],
  received: '2025-04-06',
  accepted: '2025-05-28',
  published: '2025-06-19',
  volume: 1,
  issue: 1,
  access: 'subscription',
  abstract: `
Pupils in many Emirati schools learn to read Arabic and English at the same time, in scripts that run in opposite
directions and treat vowels differently. We asked whether oral reading fluency means the same thing in both. Two
hundred and fourteen pupils in nine Grade 4 classes in Sharjah read four graded passages aloud, two in each
language, and answered questions on each. Arabic passages were read once with full vowel marks and once without.
Words read correctly in a minute, prosody on a four-point scale and comprehension were scored by two raters. Fluency
in the two languages was moderately related (*r* = 0.46), but its tie to comprehension was not alike: in English,
rate alone accounted for 38% of the variance in comprehension, in vowelled Arabic for 17%, and in unvowelled Arabic
for 29%. Prosody added little in English and a good deal in Arabic, where a correct case ending often betrayed that
the pupil had parsed the sentence. Fifty-one pupils read vowelled Arabic quickly and accurately and understood
little of it. We conclude that a timed reading, borrowed unchanged from English, overlooks such pupils, and we offer
a short scale of Arabic prosody that teachers can use without training beyond one afternoon.`,
  body: `
## Two scripts, one timetable

A nine-year-old in a Sharjah school may read a page from left to right at eight in the morning and another from
right to left at nine. The two lessons share little beyond the room. English spelling writes its vowels and is
inconsistent about them; Arabic spelling is consistent but, in the texts that adults read, leaves the short vowels
out. Beginners are given both: primers and religious texts carry full vowel marks, while storybooks from Grade 4 on
shed them by degrees. The pupil must therefore learn not only two codes but the moment at which one of them changes.

Schools watch this learning with a stopwatch. The number of words read correctly in a minute is cheap to collect,
hard to argue with and, in English, a fair proxy for understanding (Pellworth and Oduya, 2014). Since 2019 several
school groups in the Emirates have collected the same figure in Arabic, with the same cut-offs for intervention.
Whether the figure carries the same meaning has hardly been asked. Work in Hebrew, whose script poses a similar
problem, suggests that it may not (Tamarkin, 2012), and a small study in Muscat found fast readers of vowelled text
who could not retell it (Al-Rawāḥī, 2018).

We report a direct comparison within the same children. Our first question was how far fluency in one language goes
with fluency in the other. Our second, of more use to a teacher, was how much each kind of fluency tells about
comprehension in its own language.

## Method

Nine Grade 4 classes in five government and private schools took part in February 2025. All pupils with written
consent from a parent and at least three years in a bilingual programme were included (*n* = 214; 109 girls; mean
age 9 years 7 months). Arabic was the main language of the home for 148 of them. Eleven pupils with a documented
hearing or visual impairment read with their usual support and were kept in the sample.

Each pupil read two English and two Arabic passages of 180 to 210 words to a researcher in a quiet room. The Arabic
passages existed in two versions, identical but for the vowel marks, and the order of language and version was
balanced across pupils. Passages were narrative, written for the study, and checked by four teachers for vocabulary
that a Grade 4 pupil could be expected to know. After each passage the pupil answered six spoken questions, three
literal and three inferential, in whichever language he or she liked.

Readings were recorded and scored by two of us independently. A word with a wrong case ending was counted as correct
for rate, as is usual in Arabic schools, but marked for the prosody score. Prosody was rated from 1 to 4 on
phrasing, stress and, in Arabic, agreement of endings. Agreement between the raters was high for words per minute
(intraclass correlation 0.98) and acceptable for prosody (weighted kappa 0.74 in English and 0.71 in Arabic).
Regressions carried a random intercept for class.

## Results

The children read English at a mean of 96 words a minute, vowelled Arabic at 71 and unvowelled Arabic at 64. That
the marks help speed at this age was expected; that the gap was only seven words was not. Rates in English and
unvowelled Arabic correlated at 0.46, a little higher in girls, and not measurably lower where English was the
language of the home.

The relation of rate to comprehension is set out in Table 1. A fast reader of English was very likely to have
understood the passage. A fast reader of vowelled Arabic might or might not have. When the same children read
without marks, the relation recovered most of its strength, as though removing the vowels had removed a crutch that
concealed the limp.

Table: Variance in comprehension explained by reading rate, and added by prosody (*n* = 214)
| Passage | Mean rate (words/min) | Comprehension (of 6) | *R*² rate | Added by prosody |
| English | 96 | 4.3 | 0.38 | 0.03 |
| Arabic, vowelled | 71 | 3.6 | 0.17 | 0.14 |
| Arabic, unvowelled | 64 | 3.4 | 0.29 | 0.11 |

Fifty-one pupils, nearly a quarter, read vowelled Arabic above the median rate and answered two questions or fewer.
On the schools’ own thresholds none of them qualified for support. Listening again to their recordings, we were
struck by how even they sounded: every word received the same weight, and sentences ended where the line did.
Thirty-eight of the fifty-one placed most case endings as the marks dictated in the vowelled version and dropped or
guessed them in the other, which is what one would expect of a child who pronounces what is printed and does not use
the sentence to predict it.

The reverse pattern was rarer and more cheerful. Nineteen pupils read slowly, corrected themselves often, and
understood nearly everything. In English such readers usually repaired a word; in Arabic they repaired an ending,
going back three or four words to make a verb agree with a subject that they had just met.

## What a minute can and cannot tell

A word read aloud in English has, by then, been recognised: the spelling alone seldom yields the sound. A vowelled
Arabic word can be pronounced perfectly by someone who has never met it. Rate in vowelled text is thus closer to a
measure of decoding than of reading, and a school that raises it may have raised only that. The finding agrees with
Tamarkin’s account of pointed Hebrew and extends it to children who are learning two scripts at once.

It does not follow that vowel marks should go earlier. The pupils of our sample were slower and understood slightly
less without them, and for a weak decoder they remain a help. What follows is that their effect on a test should be
known by those who use the test. A timed reading of unvowelled text, or a vowelled one with a prosody score, would
have caught forty-three of our fifty-one hidden cases.

Our prosody scale is deliberately modest. Its Arabic version asks three things: does the reader pause where the
sentence pauses, does the voice fall at its end, and do endings agree. In a workshop of three hours, fourteen
teachers who had not seen it before reached a kappa of 0.66 with our ratings. A scale that a teacher can apply while
listening has a fair chance of being used; one that needs a recording does not.

## Limits and next steps

The passages were narrative, and exposition might behave differently. Answers could be given in either language,
which protects the measure of comprehension from limits of expression but lets a pupil answer about an Arabic text
in English. We did not measure exposure to recited text outside school, which in some families is considerable and
may account for part of the fluent but shallow reading of vowelled Arabic (Dembélé and Farouk, 2020). A follow-up of
the same pupils in Grade 6, when marks have all but vanished from their books, is under way.

For the present our advice to schools is narrow. Keep the stopwatch; do not let it stand alone in Arabic; and when a
child reads fast and flat, ask what the story was about.
`,
  references: `
Al-Rawāḥī, S. (2018) ‘Fast, fluent and lost: retelling after vowelled reading in Muscat primary schools’. *Gulf Papers in Literacy*, 4(1), pp. 17–33. doi:10.5555/gpl.2018.017
Brandvik, E. and Sørlie, T. (2016) ‘Prosody as evidence of parsing in early readers’. *Nordic Review of Reading*, 21(2), pp. 88–109.
Dembélé, A. and Farouk, N. (2020) ‘Recitation at home and reading at school’. *Journal of Bilingual Childhood*, 9(3), pp. 241–260. doi:10.5555/jbc.2020.241
Haddād, R. (2011) *Short Vowels and Long Lessons: Teaching the Arabic Script*. Beirut: Cedar Lane Press.
Iwobi, C. (2019) ‘Cut-off scores and the children they miss’. *Assessment in Practice*, 13(4), pp. 402–418.
Mirzoyan, L. and Petit, J. (2017) ‘Two directions, one reader: eye movements in biscriptal pupils’. *Script and Mind*, 6(2), pp. 55–79. doi:10.5555/sam.2017.055
Pellworth, D. and Oduya, G. (2014) ‘Why words per minute works, and when’. *Primary Reading Quarterly*, 30(1), pp. 1–24.
Qāsimī, H. (2021) ‘Dropping the marks: a corpus of Emirati storybooks’. *Emirates Studies in Language*, 2(1), pp. 61–84. doi:10.5555/esl.2021.061
Strand, K., Olofsen, B. and Wyke, P. (2015) ‘Rating prosody without recordings’. *Classroom Measurement*, 8(3), pp. 130–147.
Tamarkin, I. (2012) ‘Pointed and unpointed: what vowels do for young readers’. *Semitic Literacy Review*, 3(2), pp. 112–139. doi:10.5555/slr.2012.112
`,
});
