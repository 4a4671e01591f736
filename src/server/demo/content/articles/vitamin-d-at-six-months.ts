import { author, writeArticle } from '../write-paper.ts';

/** JCP, volume 1, issue 3. */
export const vitaminDAtSixMonths = writeArticle({
  slug: 'vitamin-d-at-six-months',
  journal: 'JCP',
  doi: '10.5555/jcp.2025.0306',
  title: 'Vitamin D drops in breastfed infants: adherence at six months in a Dubai primary-care cohort',
  keywords: ['vitamin D', 'breastfeeding', 'adherence', 'infant nutrition', 'primary care'],
  authors: [
    author('Dr.', 'Nūra', 'Bin Ghānim', 'Al Wasl Community Health Centre, Dubai, United Arab Emirates'),
    author(
      'Dr.',
      'Kwabena',
      'Asante-Frimpong',
      'Department of Family Medicine, Jumeirah Metropolitan University, Dubai, United Arab Emirates',
    ),
    author('Dr.', 'Gülçin', 'Yılmazoğlu', 'Department of Paediatrics, Ege Coast University Hospital, Izmir, Türkiye'),
    author('Ms.', 'Maria Lourdes', 'Dimaculangan', 'Al Wasl Community Health Centre, Dubai, United Arab Emirates'),
  ],
  received: '2025-03-17',
  accepted: '2025-07-01',
  published: '2025-08-07',
  volume: 1,
  issue: 3,
  access: 'open',
  abstract: `
*Background:* Breastfed infants are advised to receive 400 IU of vitamin D daily from the first days of life. In
sunny countries the advice is widely given and, it is suspected, widely forgotten. *Methods:* In a prospective
cohort at two community health centres in Dubai we enrolled 412 healthy, exclusively or mainly breastfed infants at
the two-week visit and followed them to six months. Adherence was measured by weighing the dropper bottle at each
immunisation visit and compared with the parents’ report. Parents were asked about their reasons, and
25-hydroxyvitamin D was measured in a capillary sample at six months. *Results:* Of 371 infants with complete
follow-up, 46% had received at least 80% of doses by weight and 83% by report. Adherence fell most between the
visits at two and four months, when mothers returned to work. It was higher where one named person gave the drops
(adjusted risk ratio 1.6, 95% confidence interval 1.3 to 2.0) and unrelated to maternal education. Among infants
with less than half of the doses, 31% had a concentration below 30 nmol/L, against 6% among those with 80% or more.
*Conclusion:* Parents knew the advice; what failed was the daily routine. Asking who gives the drops is more useful
than asking whether they are given.`,
  body: `
## Introduction

Human milk contains little vitamin D, and the skin of a young infant is rightly kept out of the sun. Supplements of
400 IU a day prevent rickets, cost a few dirhams a month and have no competitor (Halloran-Mbeki, 2010). The
recommendation is printed in the child health booklet of the Emirates and repeated at every visit. Nutritional
rickets nevertheless continues to be diagnosed in local hospitals, at a rate that has hardly moved in ten years
(Sabbāgh and Thorne, 2019).

The obvious explanation, that parents are not told, does not survive a morning in a health centre. Almost all of
them can give the dose. A second explanation, that families trust the sun, was plausible twenty years ago and is
less so now that infants move between cooled rooms. A third has received less attention: that a medicine given once
a day, for months, to a child who is well, by two tired adults and perhaps a nanny, each of whom supposes that
another has done it, will often not be given. Adults treated for high blood pressure do not manage much better
(Lindqvist-Pereira, 2014).

Studies of adherence in infants have usually relied on asking. We weighed the bottles.

## Methods

Infants were enrolled between September 2023 and March 2024 at the two-week visit to two health centres that serve
38,000 people of some ninety nationalities. We included those born at 37 weeks or later who received no more than
one bottle of formula a day, and excluded those with disorders of absorption or a sibling already in the study. The
regional ethics committee approved the protocol, and one parent of each infant signed a consent form in Arabic,
English, Hindi, Tagalog or Urdu.

Each family received a numbered bottle of an oily preparation that gives 400 IU in one drop. Bottles were weighed to
the nearest milligram at two weeks and at the immunisation visits at two, four and six months. Families had been
told that bottles would be collected “to see how the product lasts”, and were told the full purpose afterwards; the
ethics committee required, and we endorse, that any parent could then withdraw the data. Three did. One drop weighs
27 mg (standard deviation 1.6 mg in 200 drops counted by us). Adherence is the number of drops missing from the
bottle divided by the number of days. A bottle that had been spilled, by the parent’s account or by its sticky
label, was left out for that interval.

At each visit a nurse asked on how many of the past seven days the drops had been given, and who gave them. We
counted *one named person* when the answer was the same at two visits or more. Reasons for missed doses were asked
openly at four months and sorted afterwards. Serum 25-hydroxyvitamin D was measured at six months by tandem mass
spectrometry in 340 infants whose parents agreed to a heel prick. Risk ratios come from modified Poisson regression
with adjustment for birth order, maternal work, nationality group and centre.

## Results

Of 498 eligible infants 412 were enrolled and 371 completed follow-up, the rest having moved (22), changed to
formula (11), lost or spilled their bottles (5) or withdrawn (3). By weight, 172 infants (46%) had received at least
80% of their doses. By report the figure was 309 (83%). The two agreed well at both ends: parents who said that they
never missed a day seldom did, and those who said that they had stopped had stopped. The large middle had meant to.

Table: Adherence by interval, and by who gave the drops (371 infants)
| Group | Infants | Median doses given (%) | 80% or more (%) |
| Two weeks to two months | 371 | 91 | 68 |
| Two to four months | 371 | 70 | 44 |
| Four to six months | 371 | 66 | 41 |
| One named person, whole period | 158 | 86 | 62 |
| Shared or changing, whole period | 213 | 65 | 35 |

Adherence in the last interval was no worse than in the one before. What had been kept at four months was mostly
kept at six. Mothers who returned to work did so at a median of eleven weeks, and in those families adherence fell
by 27 points between the first and second intervals, against 12 points in the others.

With one named person the probability of good adherence was higher by more than half (adjusted risk ratio 1.6, 95%
confidence interval 1.3 to 2.0). It mattered little who this was: mother, grandmother, father and nanny did about
equally well. Education of the mother, birth order and a prescription from a paediatrician rather than a family
doctor were not associated with adherence.

At four months 203 parents gave a reason for missed doses. The largest group (89) said in one form or another that
they had thought someone else had done it. Sixty-one had forgotten in the course of travel or illness, 24 disliked
giving a medicine to a healthy child, 18 believed that the sun sufficed and 11 had run out.

Concentrations of 25-hydroxyvitamin D were below 30 nmol/L in 31% of infants with less than half of the doses, 14%
of those between, and 6% of those with 80% or more. No infant exceeded 250 nmol/L. Two with concentrations below 12
nmol/L were referred; one had early radiological rickets and was treated.

## Discussion

Fewer than half of the infants of informed and willing parents received most of a cheap medicine. The gap between
weight and report, 37 points, is wide but not unusual where it has been looked for; Okuda-Brennan (2016) found one
of 33 points for iron. It should caution anyone who audits adherence with a question.

The findings point to the organisation of the day. Families in which a drop was someone’s task gave it; families in
which it was everyone’s did not. The change came when the mother went back to work and the task passed, silently, to
several people. Public information about the importance of vitamin D would tell those families what they know.

There are ready alternatives. Monthly doses under supervision would remove the daily task, and deserve a trial here.
Maternal supplementation in high dose has its advocates. But the simplest measure is a sentence at the two-month
visit, when a return to work is often being planned: who will give the drops? Since January the nurses of both
centres have asked it and written the answer on the bottle.

A bottle on a balance is not an infant. Drops may have been wasted, in which case we were too kind, and a family
under gentle observation may do better than others. Infants fed on formula, who are less in need, were not studied.
Nor can we say whether naming a person causes adherence or is what orderly families do; that the advantage was the
same across education inclines us to the former, and the trial now in preparation will tell.
`,
  references: `
Achterkamp, R. and Bose, S. (2015) ‘Oily drops, watery drops: dosing accuracy in the home’. *Infant Pharmacy*, 3(2), pp. 64–72. doi:10.5555/ip.2015.064
Danjuma, F. (2021) ‘Maternal leave and infant routines in Gulf cities’. *Gulf Household Studies*, 1(4), pp. 210–228.
Halloran-Mbeki, C. (2010) ‘Four hundred units: the history of a recommendation’. *Archives of Infant Nutrition*, 41(3), pp. 233–245.
Lindqvist-Pereira, J. (2014) ‘Once a day, every day: adherence without symptoms’. *Primary Care Evidence*, 8(1), pp. 12–29. doi:10.5555/pce.2014.012
Moravcová, Z., Diallo, I. and Ferns, H. (2018) ‘Modified Poisson models in small cohorts’. *Statistics for Clinics*, 6(2), pp. 101–113.
Okuda-Brennan, T. (2016) ‘Weighing the iron bottle’. *Child Health in Practice*, 19(4), pp. 355–362. doi:10.5555/chp.2016.355
Rashdān, L. and Ó Cuív, M. (2022) ‘Monthly dosing under supervision: a pilot in two clinics’. *Journal of Gulf Paediatrics*, 7(1), pp. 18–27.
Sabbāgh, W. and Thorne, E. (2019) ‘Ten years of nutritional rickets in three Emirati hospitals’. *Journal of Gulf Paediatrics*, 4(2), pp. 88–97. doi:10.5555/jgp.2019.088
Vestergaard-Ncube, P. (2017) ‘Capillary samples for 25-hydroxyvitamin D: agreement with venous blood’. *Laboratory Practice*, 30(5), pp. 410–418.
`,
});
