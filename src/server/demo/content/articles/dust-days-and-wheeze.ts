import { author, writeArticle } from '../write-paper.ts';

/** JCP, volume 2, issue 1. */
export const dustDaysAndWheeze = writeArticle({
  slug: 'dust-days-and-wheeze',
  journal: 'JCP',
  doi: '10.5555/jcp.2026.0103',
  title: 'Dust days and wheeze: a seven-year time series of children’s emergency attendances in three Emirati cities',
  keywords: ['asthma', 'mineral dust', 'emergency department', 'time series', 'air quality'],
  authors: [
    author(
      'Prof',
      'Siddhārth',
      'Kulkarni',
      'Department of Public Health, Jumeirah Metropolitan University, Dubai, United Arab Emirates',
    ),
    author(
      'Dr.',
      'Ingeborg',
      'Tveitå',
      'Institute for Environmental Epidemiology, Bergen Fjord University, Bergen, Norway',
    ),
    author(
      'Dr.',
      'Khālid',
      'ar-Rumaythī',
      'Children’s Emergency Service, Corniche General Hospital, Abu Dhabi, United Arab Emirates',
    ),
    author(
      'Mr.',
      'João Pedro',
      'Azevedo',
      'Institute for Environmental Epidemiology, Bergen Fjord University, Bergen, Norway',
    ),
    author('Dr.', 'Amal', 'Ben Youssef', 'Desert Meteorology Group, Medenine Polytechnic, Medenine, Tunisia'),
  ],
  received: '2025-10-02',
  accepted: '2026-01-19',
  published: '2026-02-12',
  volume: 2,
  issue: 1,
  access: 'subscription',
  abstract: `
Dust storms fill emergency departments in the telling of those who work there. Whether they do so in fact has been
hard to show, since storms are irregular, the particles differ from those of traffic, and families are told to stay
indoors. We analysed 58,214 attendances of children aged 2 to 14 years for wheeze or asthma at five hospitals in Abu
Dhabi, Dubai and Sharjah between 2017 and 2023. Dust days were defined from visibility, coarse particle mass and
satellite images, which had to agree; there were 211 in one city or more. In a distributed-lag model with control
for season, day of the week, temperature and respiratory viruses, attendances did not rise on the dust day itself
(relative rate 0.97, 95% confidence interval 0.93 to 1.02). They rose over the four days that followed, to a
cumulative 1.18 (1.09 to 1.27), with the peak on the second day. The excess was largest when dust came after two
weeks of calm air, and was absent in children with a recorded prescription of inhaled steroid in the previous three
months. The warning that families receive ends when visibility returns. Our results suggest that it should last two
days longer, and that the best protection is taken before the storm.`,
  body: `
## What the staff remember

Ask an emergency nurse in Abu Dhabi about dust and she will describe a waiting room. The memory is vivid, and it may
be of one afternoon. Published studies have been of little help in deciding: some find more asthma on dusty days,
some less, and several find nothing (Arbuthnott-Leye, 2015; Zafeiriou, 2018). Part of the disagreement is a matter
of dust, which in East Asia arrives mixed with the smoke of cities that it has crossed and in the Gulf is largely
the ground of the neighbouring country. Part is a matter of days. If people stay at home while the sky is brown and
come when it clears, a study that looks at the day of the storm will find relief.

We had at our disposal a longer series than earlier authors in the region and a stricter definition of dust. We set
out to estimate the change in attendances by children over the week after a dust day, and to see for whom it was
greatest.

## Data

Attendances came from the electronic records of five hospitals with children’s emergency departments, which see
together some seven in ten of all such visits in the three cities. We took children of 2 to 14 years with a
discharge diagnosis of asthma, wheeze or bronchospasm. Younger children were excluded because bronchiolitis follows
its own calendar. Where a child came twice in seven days the second visit was not counted.

A city had a dust day when visibility at the airport fell below 3 km for three hours or more without fog, daily mean
coarse particle mass exceeded 150 µg/m³, and the satellite product for dust was positive over the city. Two of us
judged doubtful cases without knowledge of the attendances. Of 211 dust days, 96 stood alone; the others belonged to
episodes, the longest of six days.

Weekly counts of rhinovirus, influenza and respiratory syncytial virus came from a reference laboratory.
Temperature, humidity, ozone and fine particles came from municipal stations. For 31,907 attendances the hospital’s
own pharmacy record told us whether inhaled steroid had been dispensed in the ninety days before.

## Analysis

We modelled daily counts in each city by quasi-Poisson regression with a distributed lag of zero to seven days, and
pooled the cities. Season and trend were represented by a spline with seven degrees of freedom a year, temperature
by another with a lag of three days. Ramadan, the fasting hours of which move attendances into the night and over
midnight, had its own term. We registered the model, with its lags, before the 2023 data were released to us, and
fitted it to those data once.

## Results

The pattern over the week was the same in all three cities (Table 1). On the dust day itself attendances were, if
anything, slightly fewer. They rose on the next day, were highest on the second day after, and had returned to the
expected number by the fifth.

Table: Relative rate of attendance for wheeze after a dust day, pooled over three cities
| Day | Relative rate | 95% confidence interval |
| 0 (dust day) | 0.97 | 0.93 to 1.02 |
| 1 | 1.04 | 1.00 to 1.08 |
| 2 | 1.07 | 1.03 to 1.11 |
| 3 | 1.04 | 1.01 to 1.08 |
| 4 | 1.02 | 0.99 to 1.05 |
| 1 to 4, cumulative | 1.18 | 1.09 to 1.27 |

For a city with twenty attendances a day the cumulative figure amounts to between three and four additional children
per dust day. That is not a full waiting room. It is, however, of the order of the rise seen in the first week of
the school year, for which hospitals add a doctor.

Three comparisons were planned. Dust that followed fourteen days or more without any had a cumulative relative rate
of 1.29 (1.16 to 1.44), and dust within an episode hardly any beyond the first day. Children under six years were
affected no more than older ones. Among children who had been dispensed inhaled steroid there was no detectable
excess (1.03, 0.92 to 1.15), while among the others it was 1.24 (1.12 to 1.37).

Adjustment for ozone and fine particles changed nothing. Substituting attendances for minor injury, which ought not
to depend on dust, gave a dip on the day (0.88) and no later rise; the dip shows that families did stay at home.

## Interpretation

The delay can be read in two ways. Coarse dust provokes an inflammation that takes a day or two to build, as
challenge studies in adults would suggest (Holmqvist and Tanaka-Ruiz, 2012). Or children are exposed not in the
storm, when the windows are closed, but after it, when courtyards are swept and school buses resume over roads
covered with what fell. Our data cannot separate the two. The stronger effect of the first dust after a calm spell
fits the first reading, and a visit to any playground on the day after a storm will suggest the second.

The absence of an excess in children with inhaled steroid is encouraging and easily overread. Such children have
been seen by a doctor, have parents who collect prescriptions, and perhaps own a cooled bedroom. Still, the contrast
is large, and the treatment is indicated in most of those who lacked it on other grounds. Among the 18,340
attendances of children who had been seen for wheeze in the year before, only 41% had a steroid dispensed.

Warnings in the three cities are issued by the meteorological service and lifted when visibility exceeds 5 km. By
then, on our figures, the risk has only begun. We propose that messages to families of children with asthma continue
for two days after the air has cleared, and that they mention sweeping. Schools might wash rather than brush their
yards.

## Strengths and limitations

The series is long, the definition of dust was agreed upon without sight of the outcome, and the final year served
as a test: in 2023 alone the cumulative relative rate was 1.15 (0.98 to 1.35). Diagnoses made in an emergency
department are hasty, and visits to private clinics, which are many, were not available; if families with mild
wheeze prefer those clinics when roads are bad, part of the delay might be theirs. We know what was dispensed and
not what was inhaled. And our dust is Gulf dust. Elsewhere the ground is different.
`,
  references: `
Arbuthnott-Leye, S. (2015) ‘Desert dust and the lung: forty studies, forty answers’. *Air and Health Review*, 12(1), pp. 3–31. doi:10.5555/ahr.2015.003
Bayarmaa, T. and Sköld, F. (2019) ‘Satellite dust products over coastal cities’. *Remote Atmosphere*, 8(3), pp. 177–195.
Emenike-Vogel, J. (2020) ‘Fasting hours in emergency time series’. *Epidemiology Notes*, 3(2), pp. 55–63. doi:10.5555/en.2020.055
Ghosheh, R. (2016) ‘Where the dust comes from: mineral fingerprints of Gulf storms’. *Arid Atmospheres*, 5(4), pp. 301–322.
Holmqvist, A. and Tanaka-Ruiz, M. (2012) ‘Coarse particles and delayed airway response in volunteers’. *Respiratory Challenge*, 27(2), pp. 140–149. doi:10.5555/rc.2012.140
Iturralde, X. (2017) ‘The first week of school: a predictable surge’. *Emergency Care for Children*, 9(1), pp. 20–28.
Ndiaye-Holt, B. and Rask, K. (2021) ‘Distributed lags in small cities’. *Statistics for Clinics*, 9(4), pp. 260–277. doi:10.5555/sfc.2021.260
Perera-Kahn, D. (2014) ‘Injury as a control outcome’. *Epidemiology Methods and Practice*, 2(3), pp. 114–122.
Zafeiriou, E. (2018) ‘No rise on the day: dust and admissions in two Aegean ports’. *Mediterranean Public Health*, 14(2), pp. 81–96.
`,
});
