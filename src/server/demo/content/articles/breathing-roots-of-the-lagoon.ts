import { author, writeArticle } from '../write-paper.ts';

/** ADME, volume 1, issue 2. */
export const breathingRootsOfTheLagoon = writeArticle({
  slug: 'breathing-roots-of-the-lagoon',
  journal: 'ADME',
  doi: '10.5555/adme.2025.0203',
  title: 'Breathing roots as tide gauges: pneumatophores of *Avicennia marina* record flooding in a hypersaline lagoon',
  keywords: ['Avicennia marina', 'pneumatophores', 'tidal flooding', 'mangrove', 'bioindicators'],
  authors: [
    author(
      'Dr.',
      'Shamma',
      'az-Zaʿābī',
      'Coastal Ecology Laboratory, University of Al Qasba, Sharjah, United Arab Emirates',
    ),
    author(
      'Dr.',
      'Nguyễn Thị',
      'Hạnh',
      'Institute of Mangrove Studies, Cần Giờ Marine Station, Ho Chi Minh City, Viet Nam',
    ),
    author(
      'Mr.',
      'Callum',
      'Drummond',
      'Coastal Ecology Laboratory, University of Al Qasba, Sharjah, United Arab Emirates',
    ),
  ],
  received: '2025-07-14',
  accepted: '2025-10-20',
  published: '2025-11-13',
  volume: 1,
  issue: 2,
  access: 'subscription',
  abstract: `
The grey mangrove, *Avicennia marina*, breathes through pencil-like roots that stand out of the mud. Trees that are
flooded for longer should need more, or taller, of these pneumatophores, and their number might then tell a visitor
how a site is flooded, without instruments. We tested this in the lagoon of Umm Al Quwain, where the salinity of the
pore water exceeds 60 and the tide is damped by narrow creeks. In 72 plots along nine transects we counted and
measured pneumatophores, and recorded the level of the water every ten minutes for thirteen months. Height followed
flooding closely: the ninetieth percentile of pneumatophore height rose by 2.1 cm for each additional hour of mean
daily submergence (*R*² = 0.71) and was a fair estimate of the level reached by four high tides in ten. Density did
not; it was governed by the age of the stand and by crabs of the genus *Metopograpsus*, which bite off the tips. On
two transects above a culvert built in 2016 the roots stood higher than today’s water requires, a record of a tide
that no longer arrives. Root height, we conclude, is a cheap gauge with a memory of about eight years.`,
  body: `
## A forest on tiptoe

At low water the floor of a mangrove at Umm Al Quwain looks like a board set with nails. Each nail is a root that
has turned upwards through mud without oxygen, and takes in air through pores in its bark. Where the mud is covered
only by spring tides the nails are short. At the edges of creeks they reach to a man’s knee. Fishermen of the lagoon
know this and, in boats without sounders, use it.

That pneumatophores grow until they stand above the water is stated in every textbook, with less evidence than one
would suppose. Experiments have shown that submerged tips elongate (Baird-Okello, 2008). Surveys have given mixed
results, perhaps because most of them were made on estuaries where flooding, salinity and sediment change together
(Phạm and Leclerc, 2014). A lagoon with hardly any fresh water offers a simpler case, since only the tide varies
much from one place to the next.

If the height of the roots follows the water, it can be used in the other direction. Tide gauges are rare on this
coast, and those that exist stand in ports. Managers who plan planting, culverts or channels need to know for how
many hours a day a given piece of mud is flooded. We asked how well the roots can tell them.

## The lagoon and the plots

The lagoon of Umm Al Quwain covers some 150 km² behind a barrier of sand, with a tidal range of 1.3 m at its mouth
and 0.4 m at its landward end. Mangrove occupies about 15 km², all of it *A. marina*. Trees rarely exceed 4 m. We
laid nine transects from creek edge to landward margin, with eight plots of 4 m² on each, and left out places closer
than 20 m to a path. Two transects (T8 and T9) lie above a causeway with a single culvert, completed in 2016.

In every plot all pneumatophores were counted, and the height of one hundred, chosen with a grid, measured from mud
to tip. Tips that had been cut were noted. Loggers in eleven tubes recorded the level of water every ten minutes
from February 2024 to March 2025, and plots were tied to the nearest tube by levelling. Pore-water salinity was
taken at a depth of 20 cm in summer and in winter, and redox potential at the same depth. Rings in cores from three
trees for each plot gave an approximate age, with the usual reservations about rings in mangroves.

Hours of submergence a day were used as the predictor in mixed models with transect as a random intercept. We took
the ninetieth percentile of height (*H*90) as the response, having noticed in a pilot that the mean is lowered by
young roots which have not finished growing.

## Height and water

*H*90 ranged from 6 to 41 cm, and submergence from 0.7 to 15.4 hours a day. On the seven transects below the
causeway the relation was close to a straight line, with a slope of 2.1 cm per hour (standard error 0.13) and a
marginal *R*² of 0.71. Salinity, between 48 and 74, added nothing. Neither did redox potential once flooding had
been accounted for. Table 1 gives the means by class.

Table: Pneumatophores by class of flooding on transects T1–T7 (56 plots)
| Submergence (h/day) | Plots | *H*90 (cm) | Density (per m²) | Tips cut (%) |
| < 3 | 13 | 11 | 214 | 4 |
| 3–6 | 17 | 18 | 331 | 13 |
| 6–9 | 15 | 25 | 287 | 22 |
| > 9 | 11 | 33 | 240 | 27 |

Measured from the common datum, the tips of the tallest tenth lay in a narrow band of level: 82% of them within 6 cm
of the height exceeded by 40% of high tides. A tree seems to build so that its longest roots are in air for a part
of most days, and no further.

Density told another story. It was greatest at middle levels, rose with the age of the stand up to some thirty
years, and fell with the share of cut tips. The cutting is done by crabs. We watched *Metopograpsus* at night and
found them feeding on the soft end of new roots, in particular near the creeks. A cut root often forks, so that a
crab’s supper raises the count in the next year. For estimating the tide, numbers are useless.

## The tide that no longer comes

Above the causeway the relation broke down in an orderly manner. On T8 and T9 the roots stood 5 to 9 cm higher than
the line for the rest of the lagoon predicted. The pattern is what one would expect if they had been built for a
larger tide. The culvert has reduced the range above it from 0.7 to 0.5 m, according to the engineer’s own survey of
2017, and plots there are flooded for two or three hours less than before.

Roots that are no longer needed are not withdrawn; they die back from the tip by a process that takes years. We
found tips with loose bark on a third of the tall roots of T8 and T9 and hardly any elsewhere. If new roots are
built to the new tide and the old ones last, on average, as long as the tagged roots of Wickramage (2011) did in Sri
Lanka, the surplus should vanish in the course of about eight years. The causeway was in its ninth when we measured,
and the surplus was on the way out: on photographs from 2019 that a colleague had taken with a rule in the frame, it
amounts to 12 cm or more.

The roots thus resemble not a gauge but a gauge’s archive, with slow and known forgetting. Where they agree with the
water the place has been stable. Where they stand too tall it has dried, and it might be asked why.

## Use

To estimate flooding at a new site in the lagoon a visitor needs a rule and half an hour. Measure one hundred roots
in four square metres, take the ninetieth percentile in centimetres, subtract eight and divide by two: the result is
hours a day, to within an hour and a half in two cases out of three. Outside the lagoon the constants will be
different, and the species, which is among the most variable of trees, may behave differently in mud that is less
salty. We should like to hear of attempts.

A planting scheme on the landward side of T9 is at present laid out at the level of the old roots. It will be dry.
We have informed the municipality and supplied the levels.
`,
  references: `
Baird-Okello, H. (2008) ‘Elongation of submerged root tips in two mangroves’. *Tidal Botany*, 14(2), pp. 91–104. doi:10.5555/tb.2008.091
Cheong, W. L. (2016) ‘Rings, false rings and no rings: dating small mangroves’. *Wood and Water*, 3(1), pp. 15–33.
Delacroix-Amadi, P. (2020) ‘Crabs as pruners: grazing on aerial roots’. *Journal of Intertidal Life*, 9(4), pp. 277–290. doi:10.5555/jil.2020.277
Ibrāhīmī, S. (2012) ‘Salinity and stature of *Avicennia* on the southern shore of the Gulf’. *Gulf Coast Ecology*, 6(1), pp. 22–41.
Jørstad, E. and Masuku, D. (2018) ‘Culverts, causeways and what lies above them’. *Estuarine Works*, 22(3), pp. 201–219.
Leong-Barrow, T. (2015) ‘Half an hour and a rule: field methods without power’. *Methods for Mangroves*, 2(2), pp. 60–71. doi:10.5555/mfm.2015.060
Phạm, Q. and Leclerc, O. (2014) ‘Pneumatophores along three estuaries: a survey without a pattern’. *Tidal Botany*, 20(3), pp. 145–162. doi:10.5555/tb.2014.145
Rostami-Lund, K. (2019) ‘Damped tides in Gulf lagoons’. *Shallow Seas*, 11(2), pp. 118–137.
Wickramage, A. (2011) ‘The life of a root: eight years of tags at Kalpitiya’. *Indian Ocean Mangroves*, 4(1), pp. 5–19. doi:10.5555/iom.2011.005
`,
});
