import { author, writeArticle } from '../write-paper.ts';

/** ADME, volume 2, issue 1. */
export const warmNestsOfTwoIslands = writeArticle({
  slug: 'warm-nests-of-two-islands',
  journal: 'ADME',
  doi: '10.5555/adme.2026.0101',
  title:
    'Warm nests of two islands: sand temperature and predicted sex ratio of hawksbill turtles, *Eretmochelys imbricata*, in the southern Gulf',
  keywords: ['Eretmochelys imbricata', 'hawksbill turtle', 'incubation temperature', 'sex ratio', 'Arabian Gulf'],
  authors: [
    author('Dr.', 'Rocío', 'Peñalver', 'Department of Marine Biology, Cabo Claro University, Almería, Spain'),
    author('Mr.', 'Ḥamad', 'al-Murr', 'Islands Reserve Programme, Abu Dhabi, United Arab Emirates'),
    author(
      'Dr.',
      'Ye-jin',
      'Seo',
      'Laboratory of Reptile Physiology, Namhae National University, Namhae, Republic of Korea',
    ),
    author('Dr.', 'Tomáš', 'Krejčí', 'Department of Marine Biology, Cabo Claro University, Almería, Spain'),
  ],
  received: '2025-09-08',
  accepted: '2025-12-15',
  published: '2026-01-22',
  volume: 2,
  issue: 1,
  access: 'subscription',
  abstract: `
In sea turtles the temperature of the middle third of incubation decides whether a hatchling is male or female.
Hawksbills, *Eretmochelys imbricata*, nest in the southern Gulf from March to June, when the sand passes within ten
weeks from temperatures that should produce only males to those that should produce only females. We placed 118
loggers in nests and 60 in sand beside them on two low islands, one of coral rubble and one of quartz sand, over
four seasons. Nests on quartz were warmer by 1.4 °C at the same depth and date. On rubble, the sex ratio predicted
from a published response curve was 65% female over the season; on quartz it was 82%. Early nests supplied nearly
all the males: those laid before 15 April, a quarter of the total, accounted for 68% of predicted males on both
islands. Histology of 47 hatchlings found dead agreed with prediction in 43. Heat kills as well as feminises, and in
June a third of nests on quartz exceeded 34 °C for three days or more and hatched at half the usual rate. Two of the
measures commonly proposed, shade and relocation, would act on the wrong nests. We argue for guarding the beach in
March.`,
  body: `
## A season with two ends

The Gulf is the hottest sea in which hawksbills breed. It is also a sea with a real winter: in February its sand is
too cold for eggs. Females arrive in March, nest two to four times at intervals of a fortnight, and are gone by the
end of June. In these hundred days the sand at the depth of a nest warms by nearly ten degrees. A female that comes
early and one that comes late lay, in effect, in two climates.

For an animal whose sex depends on temperature the consequence is plain. Somewhere in April the nests pass the
pivotal temperature, taken for hawksbills to be about 29.3 °C, at which half of the hatchlings are female. Nearly
all published concern has been with what lies above it (Quintero-Hale, 2014; Nakagome, 2019). We were interested in
both ends, and in the difference that the ground makes, because the two islands from which most records in the
reserve come could hardly be less alike.

## Islands, nests and loggers

The islands are withheld by name and described. Island R is a bank of coral rubble, white, coarse and drained by
every shower. Island Q is fine quartz and shell, buff-coloured, with a sparse cover of *Halopeplis*. They lie 64 km
apart and neither rises above 3 m. The first receives 30 to 45 nests a year, the second 50 to 70. Wardens walk both
beaches daily from 1 March to 31 July.

In the seasons of 2021 to 2024 a logger (resolution 0.1 °C) was placed among the eggs of 118 nests, 52 on R and 66
on Q, within an hour of laying. Another sixty were buried at the depth of the nest, 38 cm on R and 41 cm on Q, a
metre and a half to the side. Nests were opened three days after the last emergence and shells counted. Hatchlings
found dead were preserved under permit; the gonads of forty-seven proved good enough to section.

We took the mean temperature of the middle third of incubation and turned it into a proportion of females with the
curve that Seo and Vandermeulen (2017) obtained from Indian Ocean hawksbills. There is no curve for the Gulf. Since
eggs warm themselves, the sand beside a nest was used only for dates on which no nest had been laid. Uncertainty of
the curve and of the temperatures was carried through by simulation, and intervals are at 90%.

## What the sand did

Sand on Q was warmer than sand on R by 1.4 °C on average, by 0.9 °C in March and 1.8 °C in June. Metabolic heat
added 0.6 °C in the middle third. Table 1 gives nests by date of laying. The pivotal temperature was passed by nests
laid about 9 April on Q and 27 April on R.

Table: Nests, temperature of the middle third, predicted females and hatching success
| Laid | Nests R / Q | °C, R / Q | Females (%), R / Q | Hatched (%), R / Q |
| Before 1 April | 4 / 6 | 26.8 / 27.9 | 6 / 18 | 71 / 76 |
| 1–14 April | 8 / 11 | 28.0 / 29.2 | 21 / 54 | 80 / 81 |
| 15–30 April | 14 / 18 | 29.2 / 30.6 | 57 / 95 | 82 / 78 |
| May | 19 / 22 | 30.6 / 32.1 | 89 / 100 | 79 / 69 |
| June | 7 / 9 | 32.0 / 33.8 | 100 / 100 | 70 / 38 |

Over the four seasons R is predicted to have produced 65% females (57 to 73) and Q 82% (75 to 88). In the coolest
year, 2021, R gave slightly more males than females. In 2023, after a mild winter, turtles arrived nine days early
on both islands, and the sex ratio was less female than in the preceding year although May was hotter. The date of
arrival had overruled the weather.

Of the hatchlings sectioned, 43 had the sex that the curve gives with a probability above one half. The four
exceptions came from nests between 29.0 and 29.8 °C, where exceptions are due.

Hatching success fell where nests spent three days or more above 34 °C. No nest on R did so; on Q it befell eight of
the nine laid in June. Embryos in them had died late, many with the yolk almost absorbed.

## March is for males

Twenty-nine nests out of 118 were laid before the middle of April. They supply 68% of all the males that we predict
for the two islands. Wardens call these nests the poor ones: they take up to 75 days to hatch, they are laid when
storms are frequent, and a spring tide in late March drowned three of them. Foxes do not reach the islands. Gulls
do, and at that season have little else.

If the population needs males, and there is evidence from other seas that a few go far (Osterhaus-Lim, 2012), the
nests to be cared for are therefore those of the first five weeks. Present practice is the reverse. The wardens’
presence is full from mid-April; boats of visitors are turned away from 1 May. Shade cloth has been bought for June.
We can find no objection to shade for nests that will otherwise cook, and on Q it might save some three hundred
hatchlings a year, all female. But it would be a mistake to think of it as a measure for the sex ratio, and
relocation of late nests to the cooler island would fill the rubble bank, whose area is small, to nobody’s
advantage.

The two islands matter to each other in another manner. Rubble is white, well drained and cool. Fewer than half of
the nests are laid on it, and it produces more than six in ten of the males. Twice in the past decade it was
considered as a source of fill. Were it lost, the predicted ratio for what remained would be that of Q.

## How far to trust a curve

All figures for sex rest on a curve from elsewhere. If the pivotal temperature of Gulf hawksbills were higher by
half a degree, which selection in a hot sea might have brought about, R would be at 53% and Q at 74%; the share of
early nests among the males would scarcely change. Dead hatchlings are not a fair sample of hatchlings. And four
seasons are few for an animal that takes twenty-five years to mature. The females nesting today come from sand that
nobody measured.

We therefore offer the predictions as a comparison between places and dates rather than as a census. As such they
are robust enough to suggest what should be done next March, which is to be there.
`,
  references: `
Adeyinka, M. and Solberg, H. (2016) ‘Metabolic heat in clutches of small turtles’. *Reptile Physiology Letters*, 8(2), pp. 61–70. doi:10.5555/rpl.2016.061
Chowdhury-Wells, N. (2011) ‘Colour, grain and temperature of nesting beaches’. *Shore and Sand*, 19(1), pp. 4–20.
Elmasry, D. (2020) ‘Late death of embryos in overheated nests’. *Embryo and Environment*, 5(3), pp. 144–159. doi:10.5555/ee.2020.144
Jovanović, P. and Mwangi, L. (2018) ‘Shade cloth: costs and hatchlings’. *Turtle Wardens’ Journal*, 12(1), pp. 9–17.
Nakagome, S. (2019) ‘A warmer half: feminisation on six beaches’. *Marine Vertebrates*, 33(4), pp. 290–312. doi:10.5555/mv.2019.290
Osterhaus-Lim, K. (2012) ‘How many fathers? Paternity in clutches from three oceans’. *Marine Vertebrates*, 26(1), pp. 18–35.
Quintero-Hale, B. (2014) ‘Hot sand, few sons’. *Climate and Reptiles*, 2(2), pp. 77–98. doi:10.5555/car.2014.077
Seo, Y. and Vandermeulen, F. (2017) ‘A response curve for Indian Ocean hawksbills’. *Reptile Physiology Letters*, 9(4), pp. 201–215. doi:10.5555/rpl.2017.201
Thani, A. (2021) ‘Nesting of turtles on the outer islands: thirty years of wardens’ books’. *Gulf Coast Ecology*, 15(2), pp. 85–104.
`,
});
