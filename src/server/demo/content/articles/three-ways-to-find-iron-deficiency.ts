import { author, writeArticle } from '../write-paper.ts';

/** JCP, volume 2, issue 3. */
export const threeWaysToFindIronDeficiency = writeArticle({
  slug: 'three-ways-to-find-iron-deficiency',
  journal: 'JCP',
  doi: '10.5555/jcp.2026.0302',
  title: 'Three ways to find iron deficiency at the twelve-month visit: yield, cost and crying',
  keywords: ['iron deficiency', 'screening', 'ferritin', 'cost-effectiveness', 'toddlers'],
  authors: [
    author('Dr.', 'Célestine', 'Mukamana', 'School of Public Health, Lac Kivu University, Gisenyi, Rwanda'),
    author('Dr.', 'Faiṣal', 'al-Ḥosanī', 'Ras Al Khaimah Primary Care Network, Ras Al Khaimah, United Arab Emirates'),
    author(
      'Ms.',
      'Ewelina',
      'Gąsiorowska',
      'Ras Al Khaimah Primary Care Network, Ras Al Khaimah, United Arab Emirates',
    ),
  ],
  received: '2026-03-05',
  accepted: '2026-06-22',
  published: '2026-07-16',
  volume: 2,
  issue: 3,
  access: 'subscription',
  abstract: `
Iron deficiency without anaemia is common at one year of age and is missed by a measurement of haemoglobin alone. We
compared three strategies at the twelve-month visit in a network of nine health centres: haemoglobin for all, by a
portable photometer; haemoglobin and ferritin for all, from a capillary tube sent to the laboratory; and ferritin
only for those with two or more of six risk factors read from a card in the waiting room. Centres were allotted to
one strategy for four months each in a crossover of three periods, and 2,386 children were screened. Haemoglobin for
all found iron-deficiency anaemia in 4.1% and nothing else. Ferritin for all found iron deficiency in 17.9%, at 61
dirhams for each child screened and 341 for each case. The risk card led to a test in 38% of children and found
13.2% to be deficient, at 27 dirhams and 205 dirhams respectively; it thus found about three quarters of the cases
for less than half of the outlay. Twenty-nine per cent of capillary samples for the laboratory were insufficient at
the first prick. Nurses, who had to repeat it, were the strongest advocates of the card. We recommend the card, with
a lower threshold where ferritin can be added to blood taken for another reason.`,
  body: `
## A deficiency that does not show

A child of twelve months who lives largely on cow’s milk may be short of iron for half a year before the haemoglobin
falls. The months are not harmless; attention and sleep suffer, and it is disputed how far they recover (Dragomir,
2013). Most programmes nevertheless screen for anaemia, because haemoglobin can be measured in a minute on a drop of
blood by a device of the size of a telephone, whereas ferritin needs a tube and a laboratory.

The primary care network of Ras Al Khaimah has measured haemoglobin at one year since 2011. When a local survey
found ferritin below 12 µg/L in a fifth of toddlers, three quarters of them not anaemic, it was proposed to measure
ferritin in everyone. Nurses objected. A finger that has to yield half a millilitre is a finger that has to be
squeezed, and the visit already includes two injections. We were asked to find out what the additional blood would
buy.

A third possibility had been in use, unofficially, at one of the centres. A senior nurse had drawn up a card of
questions about milk, meat, birth and brothers, and sent for a ferritin when the answers worried her. We regarded
her card as a strategy.

## Setting and design

Nine centres took part from October 2024 to September 2025. Each used each strategy for four months, in an order
drawn by lot within groups of three. Parents were informed by a notice and could choose the test for their child
irrespective of the period; twenty-three did. All children with a positive result received oral iron at 3 mg/kg for
three months and were tested again.

*Strategy A* was haemoglobin by photometer in all. A value below 105 g/L led to ferritin in the laboratory.
*Strategy B* was a capillary tube for haemoglobin and ferritin in all. *Strategy C* began with the card (six
questions: more than 500 mL of cow’s milk a day; no meat, fish or fortified cereal on most days; birth before 37
weeks; birth weight below 2.5 kg; breastfed without other food beyond seven months; a sibling under two years). Two
positive answers led to the tube. Deficiency was ferritin below 12 µg/L, or below 30 µg/L with C-reactive protein
above 5 mg/L.

Costs were those of the network in 2025: staff time measured with a stopwatch in 180 visits, consumables, laboratory
charges, and the second visit when a sample was insufficient. Treatment was left out, as being the same for every
case. One of us, in a period of weakness, also counted crying. An infant was recorded as crying if it did so for
more than a minute after the prick.

## Yield and cost

A total of 2,386 children were screened, 94% of those who came. The groups were alike in age, sex, nationality and
milk intake. Results are in Table 1.

Table: Three strategies at the twelve-month visit
| Measure | A: haemoglobin | B: ferritin for all | C: card first |
| Children screened | 802 | 779 | 805 |
| Capillary tube taken (%) | 9 | 100 | 38 |
| Deficiency found (%) | 4.1 | 17.9 | 13.2 |
| Insufficient first sample (% of tubes) | 26 | 29 | 28 |
| Cost for each child (AED) | 19 | 61 | 27 |
| Cost for each case (AED) | 463 | 341 | 205 |
| Crying over one minute (%) | 31 | 58 | 37 |

If the 17.9% found under B is taken as the truth, A found 23% of cases and C 74%. Moving from A to C cost an
additional 88 dirhams for each additional case; moving from C to B, 723. A single positive answer on the card, as a
threshold, would have sent 67% of children to the tube and, by our estimate from period B, found 91% of cases.

The card took forty seconds. Cow’s milk did most of the work. On its own it would have selected 29% of children and
identified 61% of the deficient. Prematurity, on which every guideline insists, contributed almost nothing, since
preterm infants in the network had been given iron from six weeks and were the best supplied group of all.

Three months after treatment ferritin had become normal in 78% of those who returned. Of those who did not return we
know nothing, and they were a quarter.

## Fingers

More than a quarter of tubes did not contain enough blood for ferritin at the first attempt. The proportion differed
between nurses from 11% to 46% and fell during the year in everyone. Warm water helped; squeezing did not, and
caused haemolysis. In strategy B the need for a second prick arose for one child in three and a half, in strategy C
for one in nine or ten.

Interviews with sixteen nurses were unanimous to a degree that we do not usually meet. They accepted a painful test
for a child about whom they were worried and resented it as a routine. “With the card I can tell the mother why,”
said one. Parents’ acceptance followed that of the nurses: refusal of the tube was 9% under B, 2% under C. As van
Houtum and Idowu (2018) remark, the yield of a screening test includes the children who are not brought back to the
next one.

## What should be done

The choice between C and B is a choice about the last quarter of cases. They cost 723 dirhams each to find and were
on the whole milder, with a median ferritin of 10 µg/L against 7 µg/L. We do not think that a network with our
resources should prick all its infants for them, but another might; the necessary figures are in the table. There is
a middle course. When blood is taken for any other reason, which at this age happens to a child in twelve, ferritin
should be added, card or no card.

There is, on the other hand, little to be said for A. It is the cheapest for each child and the dearest for each
case, and it tells three parents in four of a deficient child that all is well.

A crossover by centre leaves room for habits: a nurse who has had the card for four months asks about milk ever
after. Such an effect would have favoured A and B. Costs are local, and the ranking would change only if laboratory
ferritin fell below 14 dirhams. We have not measured development, which is the point of the exercise; for that the
numbers would need to be ten times as large.
`,
  references: `
Baptista-Rowe, L. (2019) ‘Squeezing and haemolysis in capillary samples’. *Laboratory Practice*, 32(1), pp. 9–16. doi:10.5555/lp.2019.009
Dragomir, I. (2013) ‘Iron and attention in the second year: what recovers’. *Early Development Review*, 24(3), pp. 199–221.
El-Tayeb, S. and Murakami, N. (2017) ‘Ferritin with C-reactive protein: thresholds for toddlers’. *Clinical Haematology of Childhood*, 11(2), pp. 72–84. doi:10.5555/chc.2017.072
Grünwald-Pillai, A. (2022) ‘Cow’s milk after the first birthday in four Gulf states’. *Journal of Gulf Paediatrics*, 7(3), pp. 141–153.
Hokkanen, O. (2015) ‘Crossover designs for clinics’. *Primary Care Evidence*, 9(4), pp. 300–315. doi:10.5555/pce.2015.300
Menezes-Clark, T. (2020) ‘A stopwatch in the consulting room’. *Health Costs in Practice*, 6(2), pp. 88–95.
Shamsi, P. (2021) ‘Iron status at one year in the northern Emirates: a survey’. *Journal of Gulf Paediatrics*, 6(1), pp. 3–14. doi:10.5555/jgp.2021.003
van Houtum, S. and Idowu, R. (2018) ‘The children who do not come back: acceptability as yield’. *Screening and Society*, 4(1), pp. 27–41.
Wrede-Castillo, M. (2016) ‘Photometers of the size of a telephone’. *Point of Care Devices*, 2(2), pp. 51–60.
`,
});
