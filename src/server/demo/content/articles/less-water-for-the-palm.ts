import { author, writeArticle } from '../write-paper.ts';

/** JDAW, volume 2, issue 1. */
export const lessWaterForThePalm = writeArticle({
  slug: 'less-water-for-the-palm',
  journal: 'JDAW',
  doi: '10.5555/jdaw.2026.0102',
  title:
    'Less water for the palm: three seasons of deficit irrigation of *Phoenix dactylifera* with treated wastewater',
  keywords: ['date palm', 'Phoenix dactylifera', 'deficit irrigation', 'treated wastewater', 'water productivity'],
  authors: [
    author('Dr.', 'Ould', 'Maḥfūẓ', 'Oasis Agronomy Station, Al Ain Valley College, Al Ain, United Arab Emirates'),
    author('Dr.', 'Ayşegül', 'Tırpan', 'Department of Irrigation, Çukur Plain University, Adana, Türkiye'),
    author('Mr.', 'Saʿīd', 'aẓ-Ẓāhirī', 'Oasis Agronomy Station, Al Ain Valley College, Al Ain, United Arab Emirates'),
    author('Dr.', 'Dolores', 'Quintanilla', 'Soil and Water Group, Universidad del Altiplano Seco, Oruro, Bolivia'),
  ],
  received: '2025-10-14',
  accepted: '2026-01-12',
  published: '2026-02-05',
  volume: 2,
  issue: 1,
  access: 'open',
  abstract: `
Date palms are given some 180 litres a day in summer because they were once given more. We asked how much of the
water could be withheld if it was treated wastewater, which is salty but carries nutrients, and at which stage of
the fruit. On a sandy soil near Al Ain, 96 bearing palms of two cultivars, ‘Khalas’ and ‘Lulu’, received 100, 80 or
60% of crop evapotranspiration throughout the year, or 60% in one of three stages and 100% in the others, over three
seasons. At 80% the yield did not fall measurably in either cultivar. At 60% it fell by 9% in the first season and
by 24% in the third, as offshoots and new leaves fell behind. When water was withheld only after the fruit had
turned colour, ‘Khalas’ lost 2% of its yield and ripened eight days sooner, with 22% less water in the season. Salt
in the root zone rose from 3.9 to 7.1 dS/m under 60% and was brought down by a single leaching of 120 mm in January.
Fertiliser could be reduced by two thirds of the nitrogen. We recommend 80% in general, with a further cut after the
colour turns for early cultivars, and a yearly leaching that must not be saved.`,
  body: `
## The habit of water

A date palm in an oasis stood with its foot in a basin that was filled when the turn came. With pumps the turn came
daily. Bubblers succeeded basins in the 1990s, and their settings were copied from the basins; today’s
recommendation of about 60 cubic metres per palm and year goes back, as far as we have been able to trace it, to a
bulletin of 1984 about flooded plots (Belghith, 2006). In the Emirates some 40 million palms are watered, most of
them from an aquifer that sinks by a metre a year.

Treated wastewater is a way out which has been taken by parks and is now being offered to farms. Its quantity is
certain, its quality fair. It contains 2 to 3 dS/m of salt, and nitrogen that would otherwise have to be bought.
Farmers are inclined to use it generously, arguing that salt wants leaching. Whether less could be given, and when,
has been studied with fresh water and for two seasons at most (Haddouche, 2013; Tırpan and Lomax, 2018). A palm
carries thirty months of leaves. One expects it to be patient, and one expects the bill later.

Our trial lasted for three seasons and was meant to see the bill.

## The trial

The station lies 14 km south of Al Ain on a sand with 4% of silt and clay. Palms of ‘Khalas’, an early cultivar of
high price, and of ‘Lulu’, a later one, had been planted in 2009 at 8 m by 8 m. For two years before the trial they
had received 100% of crop evapotranspiration (ETc) from the same source: tertiary effluent, chlorinated, 2.6 dS/m,
with 14 mg/L of mineral nitrogen and fewer than two coliforms in 100 mL in all but three of 150 samples.

Six treatments were laid out in four blocks, with two palms of each cultivar in each plot. Three received 100, 80 or
60% of ETc all the year round. In the others 60% was applied only from flowering to the end of fruit set (stage I),
from there to the change of colour (II) or from the change of colour to harvest (III). ETc was computed daily from
the station’s weather and a crop coefficient of 0.9, with a correction for cover. Full irrigation amounted to 54.2,
56.8 and 55.1 m³ per palm in the three years. Bunches were thinned to eight.

We weighed all fruit, and graded 5 kg from each palm. Sap flow was measured in twelve palms, soil water by neutron
probe to 1.8 m in twenty-four places, and salinity of the saturated extract in January and September. Each January
all plots received 120 mm within ten days for leaching, included in the totals. The data were analysed separately
for each cultivar with plots as the unit.

## Yield and water

Full irrigation gave 71 kg per palm in ‘Khalas’ and 88 in ‘Lulu’ as the mean of three seasons. Table 1 shows what
happened in the others, for ‘Khalas’; ‘Lulu’ behaved alike except in stage III.

Table: ‘Khalas’: yield as a share of full irrigation, and water productivity
| Treatment | Water (%) | 2022–23 (%) | 2023–24 (%) | 2024–25 (%) | Fruit per water (kg/m³) |
| 100% | 100 | 100 | 100 | 100 | 1.28 |
| 80% | 80 | 101 | 98 | 97 | 1.58 |
| 60% | 61 | 91 | 83 | 76 | 1.75 |
| 60%, stage I | 93 | 93 | 90 | 92 | 1.26 |
| 60%, stage II | 86 | 92 | 88 | 87 | 1.32 |
| 60%, stage III | 78 | 99 | 98 | 97 | 1.61 |

The difference between 80 and 100% was within its standard error (3.1%) in every season. At 60% the loss deepened.
The first crop had been carried by leaves that were made under full irrigation; by the third, palms had 14 green
leaves fewer and the bunches had been set accordingly. Sap flow at 60% was 71% of that of full irrigation in the
first summer and 63% in the third, although the soil was no drier.

Withholding water after the colour had turned did almost no harm to ‘Khalas’. The fruit was smaller by 4%, drier,
and ripe eight days earlier, at a time when each day is worth 1.5% of the price. In ‘Lulu’ the same treatment cost
8%, because it fills later; half of its growth in mass comes after the change of colour. The farmer who grows both
should have two valves.

## Salt

With 60% all the year, salinity in the upper 90 cm rose from 3.9 dS/m to a mean of 7.1 in September, and to 9.8 at
the edge of the wetted circle. With 80% it reached 5.6. Palms are said to tolerate 4 without loss and to lose 3.6%
for each unit beyond (Marchetti-Roy, 2001). At that rate salt would account for about half of the loss at 60%.

January’s leaching worked. From 60% plots it took 2.2 kg of chloride per palm and brought salinity to 4.3 dS/m. In
the second year, owing to a broken main, one block was leached with 70 mm in place of 120. Its salinity in March was
6.0, and the yield in the 60% plots of this block was lower by 11% than in the others. We should not have dared to
plan this treatment. It shows as clearly as an experiment could that water saved in summer must in part be spent in
winter; in the sums above it has been.

## Nitrogen

Irrigation at 100% brought 0.79 kg of nitrogen per palm and year, more than the 0.6 kg usually applied as
fertiliser; at 80% it brought 0.63. From the second year we gave no more than 0.2 kg to all plots, in November, and
nitrogen in the leaf remained between 1.9 and 2.2% in all treatments. At the prices of 2025 the saving was 11
dirhams per palm. Coliforms were not found on fruit at harvest. The lowest bunches were at 2.4 m.

## What to do

Growers on similar soils with similar water can go to 80% of ETc and lose nothing that we could measure in three
seasons. With early cultivars they may, in addition, cut to 60% once the colour has turned: applied together in a
demonstration plot in the last year, the two used 66% of the water and gave 95% of the yield. They should leach in
winter with 120 mm and should not believe those who say that it can be skipped.

An ETc of 80% is 44 m³ for a palm and year. If the 40 million palms of the country received it, against the 60 of
the bulletin, some 600 million cubic metres would be saved. Such sums assume that the bulletin is obeyed. In our
survey of thirty farms around the station the mean was 83.
`,
  references: `
Belghith, A. (2006) ‘Where recommendations come from: irrigation of palms, 1950–2000’. *Oasis History*, 2(1), pp. 5–28. doi:10.5555/oh.2006.005
Farrokh, N. and Ellingsen, T. (2019) ‘Thirty months of leaves: carbon and patience in palms’. *Arid Crop Physiology*, 12(3), pp. 188–201.
Gebremariam, H. (2015) ‘Sap flow in palms: heat pulse and its errors’. *Trees and Water*, 21(2), pp. 77–90. doi:10.5555/tw.2015.077
Haddouche, Y. (2013) ‘Deficit irrigation of young date palm with fresh water’. *Saharan Agronomy*, 6(1), pp. 31–47.
al-Kuwaytī, R. (2021) ‘Coliforms, chlorine and fruit: safety of reused water in orchards’. *Reuse*, 4(2), pp. 99–115. doi:10.5555/reuse.2021.099
Marchetti-Roy, G. (2001) ‘Salt tolerance of tree crops: a table revised’. *Salinity Notes*, 3(4), pp. 201–209.
Nwosu-Field, P. (2017) ‘What farmers give: metering irrigation on private farms’. *Water in Practice*, 10(3), pp. 255–270. doi:10.5555/wip.2017.255
Ramírez-Tov, E. (2010) ‘Leaching in winter’. *Salinity Notes*, 12(1), pp. 14–26.
Tırpan, A. and Lomax, J. (2018) ‘Two seasons are not enough: deficit irrigation of perennials’. *Irrigation Letters*, 33(2), pp. 120–136. doi:10.5555/il.2018.120
`,
});
