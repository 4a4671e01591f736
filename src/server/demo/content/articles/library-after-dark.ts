import { author, writeArticle } from '../write-paper.ts';

/** EIJER, volume 2, issue 2. */
export const libraryAfterDark = writeArticle({
  slug: 'library-after-dark',
  journal: 'EIJER',
  doi: '10.5555/eijer.2026.0205',
  title: 'The library after dark: how commuting students use a university library at night',
  keywords: ['academic libraries', 'commuting students', 'learning spaces', 'ethnography'],
  authors: [
    author(
      'Prof',
      'Graciela',
      'Ibáñez Quispe',
      'Department of Anthropology, Jumeirah Metropolitan University, Dubai, United Arab Emirates',
    ),
  ],
  received: '2025-12-11',
  accepted: '2026-03-30',
  published: '2026-04-23',
  volume: 2,
  issue: 2,
  access: 'subscription',
  abstract: `
University libraries that stay open through the night are usually justified by examinations. This study followed one
of them, in Dubai, on sixty-three ordinary nights between September and March, none of them in an examination
period. I sat, walked and talked with the people who were there between ten in the evening and six in the morning:
on average forty-one, of whom thirty-four were students who commute from other emirates. Their reasons had little to
do with books. Some waited for the traffic on the road to Sharjah to thin, or for the first bus. Some held jobs that
ended at eleven. A number of young women explained that the library was the only place outside the home where their
families did not object to their being at night, and a number of young men that it was the only room in which nobody
spoke to them. From their nights I draw an account of the library as a *waiting place* that has been turned into a
working place by those who wait. Small things decided whether the conversion succeeded: a socket, a known guard, a
door to the prayer room, the temperature. The study closes with what the university changed on the strength of it,
and with what it did not.`,
  body: `
## Ten past eleven

At ten past eleven the last shuttle has gone, the café has put its chairs on the tables, and on the second floor of
the library a young man in the uniform of a coffee chain unrolls a charging cable of unusual length. He has come
straight from work. He will study until half past one, sleep for an hour in the chair beside the atlases, study
again until the metro starts at five, and be in Ajman by the time his mother gets up. He does this four nights out
of seven. The university’s statistics record him as a gate count of one.

I had not meant to write about him. I came to the library at night, in the first instance, because my own flat was
being painted. What I saw did not look like the deserted building of the budget papers, in which the hours after ten
appear as a cost for each visit, and the cost appears as absurd. This article asks who is in a library at night when
there is no examination, what they do there, and what has to be the case for them to be able to do it.

## Fieldwork among people who are busy

I spent sixty-three nights in the building in the autumn and spring terms of 2024–25, seldom fewer than five hours
and seldom in the same seat. Staff knew what I was doing, and a notice at each entrance said so, with my picture.
Every hour I walked a fixed route and noted on a plan where people were and whether they were reading, typing,
talking, eating, praying or asleep. I never noted names. Conversations came later, and slowly; people who have come
to be left alone should be left alone. In the end I held fifty-seven that I would call interviews, most of them at
the vending machines.

The building has 840 seats. On an average night it held sixty-eight people at eleven, forty-one at one and
twenty-six at four. Women made up somewhat more than a third. Of those with whom I spoke five in six lived outside
Dubai, a proportion twice that of the student body. The literature on learning spaces, which is large, has been
written in the main by daylight and about residential campuses (Hollingdale, 2011; Ruiz-Bakker, 2019). Commuters
appear in it as people who are absent.

## Four ways of waiting

The first is *waiting for the road*. The motorway to Sharjah is slow until ten and tolerable at midnight. A student
who leaves at six may be home at eight; one who leaves at midnight will be home at twenty to one. For three or four
of those hours the library is, as a student of accounting put it, “the car park with shelves”. Such students work
hard until about eleven, look often at a map on the phone, and vanish without packing up: they have already packed.

The second is *waiting for the first bus*. These people have no car. They are fewer, they stay the whole night, and
they know the building best. They can say which of the sockets are dead and at what hour the cooling drops. The
barista with the long cable was one of them, and it was he who explained to me that one must sleep before two,
because afterwards one wakes stupid.

The third might be called *waiting for a household to go to sleep*. It was described to me mostly by women with
younger brothers and by two men with infants. Home is not far and perfectly safe; it is simply full. Families that
would not have allowed a daughter a café at midnight allowed the library without discussion. Several mothers
telephoned the guard.

The fourth is harder to name. It concerns those who came because the day had been spent among people. A graduate
student from Peshawar told me that he shared a room with three kind men who liked conversation. He needed, he said,
a place where being silent was not an answer.

## Making a waiting place work

All four kinds of visitor had come to pass time that was imposed on them. What interested me was how some turned it
to account and others did not, and how material the conditions were. Of the 212 seats with a working socket, nine in
ten had been used by one o’clock; of the others, one in twenty. The cooling was set for eight hundred bodies and
made the upper floor, with thirty, a place for coats. Students brought blankets, which the day staff removed as lost
property.

Above all there were the guards. Mr Pradeep, who consented to be named by his first name, had worked the night shift
for seven years. He knew who slept where and woke them for the bus. He moved, without ever appearing to, the one or
two persons whose presence made women pack up early. On his nights off the number of women after midnight fell by
about a third. Nothing in his contract mentions any of this. Ordway-Sato (2016) has written of librarians as “hosts
who deny it”, and the phrase fits a guard as well.

Where conditions failed, waiting remained waiting: phones, sleep, long talks at the machines. Nobody need be ashamed
of those. But the students themselves distinguished sharply between a night on which they had “done the night” and
one on which the night had been done to them.

## What changed

The university’s librarian read an early version of this paper and acted on part of it in a week. Sixty sockets were
repaired. The thermostat on the upper floor was given a night setting, which pays for itself. Blankets are now left
alone until noon. A proposal to close the building at midnight outside examination periods, on the grounds of the
cost for each visit, was withdrawn and may return.

A shuttle at one in the morning was judged too expensive. The guards are employed by a contractor, who rotates them;
my suggestion that the night guard should be asked whether he wished to remain was received politely. In June Mr
Pradeep was posted to a shopping centre. I do not have figures for the nights since then, only the remark of a
third-year student of pharmacy, who had moved to a desk by the main stairs: “You can still study there. You just
have to be your own guard.”

## Visits and nights

A library counts visits because they can be counted. Seen from the gate, forty-one people at one in the morning are
few. Seen from the second floor they are forty-one people for whom the distance between home and university has been
made bearable by a room. I have argued that the value of such a room lies neither in its books nor in its opening
hours alone, but in a handful of conditions that let waiting become work, and that one of those conditions is a
person.
`,
  references: `
Abellard, N. (2014) ‘The chair beside the atlases: sleeping in public buildings’. *Spaces of Study*, 3(1), pp. 40–58. doi:10.5555/sos.2014.040
Chakrabarti-Hale, M. (2020) ‘Daughters, evenings and permitted places’. *Gulf Household Studies*, 1(2), pp. 77–99.
Dufresne, Y. (2012) ‘Gate counts and other fictions’. *Library Measures*, 28(3), pp. 201–214.
Hollingdale, J. (2011) *Rooms for Learning*. Leeds: Aire Press.
Kaplan-Ōe, R. (2017) ‘Fieldwork among the busy’. *Methods of Daily Life*, 8(2), pp. 115–130. doi:10.5555/mdl.2017.115
Mensah-Torp, K. (2018) ‘Commuters: the absent majority’. *Higher Education and Place*, 5(4), pp. 289–310. doi:10.5555/hep.2018.289
Ordway-Sato, L. (2016) ‘Hosts who deny it: hospitality in the reading room’. *Spaces of Study*, 5(1), pp. 1–19.
Ruiz-Bakker, D. (2019) ‘Twenty years of the learning commons’. *Library Measures*, 35(1), pp. 5–37. doi:10.5555/lime.2019.005
Sulaymān, A. (2022) ‘Three emirates in one day: the student commute’. *Journal of Gulf Mobility*, 4(1), pp. 61–80.
`,
});
