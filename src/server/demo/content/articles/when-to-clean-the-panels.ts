import { author, writeArticle } from '../write-paper.ts';

/** GJSE, volume 3, issue 3. */
export const whenToCleanThePanels = writeArticle({
  slug: 'when-to-clean-the-panels',
  journal: 'GJSE',
  doi: '10.5555/gjse.2026.0306',
  title: 'When to clean the panels: a stopping rule for soiled photovoltaic plants under uncertain dust and dew',
  keywords: ['photovoltaics', 'soiling', 'optimal stopping', 'maintenance', 'desert climate'],
  authors: [
    author('Dr.', 'Nikolaos', 'Vlachogiannis', 'School of Energy Economics, Thessaly Gulf University, Volos, Greece'),
    author('Ms.', 'Huda', 'al-Balūshī', 'Saih Solar Services, Dubai, United Arab Emirates'),
  ],
  received: '2026-04-02',
  accepted: '2026-07-20',
  published: '2026-09-03',
  volume: 3,
  issue: 3,
  access: 'subscription',
  abstract: `
Photovoltaic plants in the desert are cleaned on a calendar, commonly once in one or two weeks, although soiling
proceeds by fits and starts: nothing for days, a tenth of the output in one dusty night, half of it returned by a
morning’s dew. We treat cleaning as a problem of optimal stopping in which the state is the present loss and the
forecast of dust for three days. For a linear cost of lost energy and a fixed cost of cleaning the optimal rule has
a simple form: clean when the loss exceeds a threshold that depends on the forecast and on the season, but not on
the days elapsed since the last cleaning. Thresholds were computed for a plant of 200 MW near Dubai from six years
of measurements on a pair of reference modules, and tested on a seventh. With robots at 0.9 fils per square metre
the rule cleans at a loss of 1.6%, and saves 11% of the joint cost of dirt and cleaning against the best calendar;
with crews and water at 9 fils it cleans at 5.2% and saves 24%. Three quarters of the saving is kept by a rule of
thumb that needs neither a forecast nor a computer and fits on a card.`,
  body: `
## Calendars and dust

Dirt on glass is the largest loss in a desert solar plant that somebody can do something about. Left alone it takes
away between a third of a per cent and one per cent of output a day. Robots that brush the rows at night have made
cleaning cheap. They have not made it free: brushes wear, coatings abrade, batteries are replaced, and a robot that
stands in the row in a storm has to be rescued.

Nearly every contract that we have seen specifies an interval. An interval is easily written and easily audited. It
would also be the right answer if dust fell at a constant rate, as most of the analyses that support it assume
(Lefkaditis, 2013; Armbruster-Yoon, 2017). In the measured series it does nothing of the kind. Of the total soiling
at our site in six years, 46% was deposited in 5% of the nights, and 22% was removed again by dew, fog or one of the
few rains.

Where losses come irregularly the interesting question is not how often, but when. It has the shape of a classical
problem, that of a machine that deteriorates at random and may be renewed at a price. We use this shape, fill it
with measurements and ask how much it is worth.

## The problem

Let the loss on a given morning be *s*, a share of output. In the course of a day the plant loses *s* times the
day’s possible energy, valued at the tariff. In the evening one may clean, at a cost for the whole plant of *K*,
upon which the loss returns to 0.4%, since no brush is perfect. Overnight the loss changes by a random amount whose
distribution depends on the season and on a forecast of dust in four classes.

Because neither the change nor the price depends on the time since the last cleaning, that time does not enter. The
value of the problem can be shown to increase in *s*, and so the best decision is to clean when *s* exceeds a
threshold. The threshold is higher when dust is expected within a day, as it would be a waste to wash before a
storm, and, less obviously, when a humid night is expected which may clean for nothing. We computed the thresholds
by value iteration on a grid of 0.1% for each month and class of forecast.

Two features of a real plant were added to test the rule. Cleaning takes three nights, so that the plant is never
clean at once. And robots cannot work in wind above 10 m/s, which is when one has just wished for them.

## Measurements

Two modules have stood at the site since 2018; one is washed daily, the other never except by weather, apart from a
restoration on the first of every month. The ratio of their short-circuit currents, with a correction for
temperature, gives the loss. We had 2,191 mornings of which 97% were valid. From these the nightly changes were
drawn, grouped by month and by the class of the forecast that had in fact been issued on the day before.

The forecasts are those of a regional model. They called 61% of the nights with a change of more than 2% and gave
three false alarms for every two true ones.

Costs were supplied by the second author’s company and rounded. Energy is valued at 6.2 fils per kilowatt hour.
Cleaning by robot costs 0.9 fils per square metre, wear included, and by crew with tractor and water 9 fils. The
seventh year, 2024, was held back.

## Thresholds and savings

Table 1 shows annual costs in the seventh year. For each way of cleaning the calendar is the best one in hindsight,
chosen upon the data of the year itself, a courtesy that the rule did not receive.

Table: Cost of dirt and cleaning in 2024 for 200 MW (thousand AED)
| Policy | Cleanings | Lost energy | Cleaning | Total |
| Robot, calendar of 4 days | 91 | 386 | 852 | 1238 |
| Robot, rule | 68 | 465 | 637 | 1102 |
| Robot, card | 71 | 470 | 665 | 1135 |
| Crew, calendar of 19 days | 19 | 1604 | 1779 | 3383 |
| Crew, rule | 12 | 1447 | 1124 | 2571 |
| Crew, card | 13 | 1563 | 1217 | 2780 |

The mean threshold was 1.6% for robots and 5.2% for crews. With dust expected on the next day it rose to 2.3 and
7.0%. In August and September, when dew is heavy on the coast, it was higher than in April by about a third. What
the rule saves comes from both columns in the case of the crews, since it avoids cleaning before a storm and never
lets a dirty week pass. In the case of robots it saves by leaving clean panels alone.

The gain through forecasts was small. With the forecast withheld, the rule saved 10% instead of 11 in the case of
the robots and 20 instead of 24 in that of the crews. A perfect forecast for three days would have brought 13 and
29%.

## A card

Plants are run by people in a hurry. We asked how much of the gain survives if the thresholds are replaced by one
number for each half of the year, with a single exception. The card reads: *From October to June clean at 1.5%, from
July to September at 2%. If dust is forecast for tomorrow, wait.* (For crews the numbers are 5 and 6.5%.) It keeps
about three quarters of the saving. It was handed to the operators of a part of the plant in January 2025, and after
a year the manager reported no difficulty beyond that of explaining to the auditor why robots had stood still for
eleven days in March.

The number of cleanings fell by a quarter. For brushes and coatings this matters more than its share in the costs
suggests; laboratory work suggests some loss of antireflective coating after about a thousand passes (Ferhatović,
2022), and at 91 passes a year a thousand are reached in eleven years, at 68 in fifteen.

## Where it fails

The rule supposes that one knows the loss. A pair of modules serves a plant of four square kilometres badly, and on
mornings when we drove along the rows with a hand-held meter the loss differed by a factor of two from one corner to
the other. Half a dozen pairs would be better than a cleverer rule. Constant prices are another convenience. With an
evening premium a loss costs more at some hours, and in a plant with a battery less.

If soiling hardens with time, as cementation under dew can make it do, age does enter and the threshold falls with
it. At our site the never-cleaned module regained 99% of its current upon washing after a month, so we were spared.
Others may not be (Bhattarai-Moe, 2019).

The general lesson is older than photovoltaics. A calendar is a rule for those who cannot see. Since the loss can be
seen every morning, it would be a pity not to look.
`,
  references: `
Armbruster-Yoon, H. (2017) ‘The best interval: cleaning of modules at a constant rate of soiling’. *Solar Operations*, 4(2), pp. 66–80. doi:10.5555/so.2017.066
Bhattarai-Moe, S. (2019) ‘Cementation of dust under dew’. *Surfaces in the Desert*, 3(1), pp. 14–33. doi:10.5555/sid.2019.014
Caravaggi, P. (2011) ‘Renewal of machines that fail by degrees’. *Operations and Chance*, 29(4), pp. 341–362.
Ferhatović, A. (2022) ‘A thousand passes of the brush’. *Surfaces in the Desert*, 6(3), pp. 120–134.
Ikonomou, D. and Reyes, L. (2020) ‘What one pair of modules can tell of a plant’. *Outdoor Photovoltaics*, 8(2), pp. 91–107. doi:10.5555/op.2020.091
Lefkaditis, T. (2013) ‘Soiling in sunny climates: forty sites’. *Solar Operations*, 1(1), pp. 1–22.
Muḥsin, R. (2021) ‘Dust forecasts for the lower Gulf: skill by class’. *Arid Atmospheres*, 10(2), pp. 133–150. doi:10.5555/aa.2021.133
Puig-Larsson, E. (2016) ‘Thresholds under warning’. *Operations and Chance*, 34(1), pp. 50–71. doi:10.5555/oac.2016.050
Whyte-Sesay, K. (2023) ‘Auditing maintenance that has no calendar’. *Contracts for Energy*, 5(4), pp. 210–222.
`,
});
