import { submittingAuthor } from '../people.ts';
import { author, writeManuscript } from '../write-paper.ts';

/** Waits for its verification as a submission for the current issue. */
export const cormorantsThatComeAtNight = writeManuscript({
  slug: 'cormorants-that-come-at-night',
  journal: 'ADME',
  title:
    'Cormorants that come at night: arrivals of *Phalacrocorax nigrogularis* at a breeding island, counted by sound',
  keywords: [
    'Socotra cormorant',
    'Phalacrocorax nigrogularis',
    'acoustic monitoring',
    'nocturnal flight',
    'seabird colonies',
  ],
  authors: [
    submittingAuthor,
    author('Mr.', 'Thabiso', 'Mokoena', 'Island Birds Survey, Umm Al Quwain, United Arab Emirates'),
    author('Dr.', 'Karin', 'Söderhjelm', 'Department of Bioacoustics, Öregrund Field College, Öregrund, Sweden'),
  ],
  received: '2026-11-12',
  specialReview: true,
  abstract: `
Socotra cormorants, *Phalacrocorax nigrogularis*, fish by day in dense flocks and are counted as they pass on their
way home before dusk. We show that at one of their largest colonies, an island off Umm Al Quwain, a good part of
them come home later. Eight recorders along the shore ran for two breeding seasons (2024 and 2025) and detected
flocks by the sound of their wings, which is loud, steady and unlike any other on the island. A count by thermal
camera on 22 nights served to calibrate sound against number. On average 27% of arrivals (range 6 to 58%) fell
between one hour after sunset and midnight. The share was greatest around full moon and in the weeks in which chicks
were large, and it increased with the distance of the fishing fleet from the island, as reported by the boats’ own
transponders. Evening counts from a boat, upon which the trend for the colony depends, therefore missed a varying
part; corrected for it, the decline reported since 2015 becomes smaller and its uncertainty greater. We describe the
method, which needs no light and no landing, and warn against reading trends from counts that end with the day.`,
  body: `
## Counting what passes

The Socotra cormorant breeds on a handful of islands in the Gulf and the Arabian Sea and nowhere else. At the colony
considered here, which holds perhaps a sixth of all the birds in the world, nests cannot be counted without
trampling them. Since 2006 the survey has instead counted birds coming home. A boat lies off the north point from
four in the afternoon until it is too dark to see, and two people with clickers count.

Such counts rest on the belief that cormorants do not fly at night. The belief is reasonable, as they hunt by sight,
and it is found in the handbooks. Wardens who have slept on the island do not share it. “They come until you fall
asleep,” one of us was told in 2019, and the sentence is the origin of this paper.

If arrivals after dark were a constant share, a trend would be unaffected. It is the variation that does harm. We
set out to measure the share and what moves it.

## Listening

A flock of five hundred cormorants at ten metres makes a noise like a lorry on gravel. It lies between 1 and 5 kHz,
rises and falls within half a minute, and contains no voice. Eight recorders in steel boxes were bolted above the
tide line at intervals of about 400 m and worked from September to February in two seasons, with 1,312 and 1,298
recorder nights. A classifier, trained on 900 minutes that we had listened to, marked passages of wings and gave
their sound energy. Surf above a certain level made it blind; 14% of the hours were lost in this manner and filled
from neighbouring ones.

To turn energy into birds we used a thermal camera on a mast beside one recorder on 22 nights. Flocks were counted
from the film in slow motion. The logarithm of number was linear in that of energy (*R*² = 0.83, 164 flocks from 8
to 2,600 birds). The daylight boat counts continued as before on 31 evenings and allowed a comparison for the hours
that both could observe, in which sound gave 4% fewer birds with a standard deviation of 13%.

Moonlight was taken as the illuminated fraction times the time above the horizon. The position of the purse seiners,
which herd the same sardines, came from transponders. We modelled the share of arrivals between one hour after
sunset and midnight by beta regression, with season, age of the chicks, moon and distance as predictors.

## After dark

In all 214 nights with complete records the share of late arrivals had a mean of 27%, and on one night in ten it
exceeded 45%. After midnight hardly a flock came. Table 1 shows the effect of moon and of breeding stage.

Table: Share of arrivals after dark by breeding stage and moon (%; nights in brackets)
| Stage | Dark third of the month | Middle | Bright third |
| Building and laying | 11 (18) | 14 (21) | 19 (17) |
| Small chicks | 19 (25) | 24 (27) | 33 (24) |
| Large chicks | 30 (26) | 36 (29) | 47 (27) |

With the nearest seiners beyond 25 km from the island the share was higher by eleven points than when they were
within 10 km, at the same stage and moon. Distance also delayed the first arrivals, by nineteen minutes for each ten
kilometres, so that the late ones seem to be those that had furthest to come. They came in smaller flocks (median 60
birds against 310) and lower. Five of them, on the thermal films, were carrying fish that could be seen.

## What it does to the trend

The evening count at this colony has fallen by 3.4% a year since 2015. In the same period the fishing fleet moved
outwards, from a median distance of 13 km to one of 22, and the date of the counts, for reasons to do with holidays,
moved by twelve days towards the large chicks. Both increase the share that arrives after dark. If the relations of
the two seasons are applied to the earlier years, an admittedly bold procedure, the decline becomes 1.9% a year with
a 95% interval from 4.0% down to an increase of 0.3%.

We do not say that the colony is safe. We say that the instrument by which it has been judged was moving. The remedy
is cheap: recorders for the colony cost less than one season of boat days, and boxes may be serviced in August, when
the island is empty.

## Open questions

How the birds find the island in the dark is beyond us; on moonless nights they did so nevertheless, although fewer
attempted it. Whether late birds have fed better or worse than others might be learned from the chicks’ mass by
morning. Disturbance by lights of boats should be looked into before anything else. On three nights with a seiner at
anchor off the north point, arrivals there ceased at dusk and those on the south shore doubled.
`,
  references: `
Alonzo-Petrov, M. (2018) ‘The sound of wings: classifying flocks without voices’. *Bioacoustic Methods*, 12(3), pp. 201–220. doi:10.5555/bam.2018.201
Dahl-Iqbal, F. (2013) ‘Purse seiners and seabirds on the same shoals’. *Fisheries and Birds*, 5(1), pp. 33–48.
Galadima, S. (2020) ‘Transponders as data: where the fleet fishes’. *Regional Oceanography*, 28(2), pp. 90–108. doi:10.5555/ro.2020.090
Hjelmslev, P. and Ortega, C. (2011) ‘Counting what passes: evening counts at colonies’. *Seabird Surveys*, 17(2), pp. 70–86.
Khamīs, U. (2016) ‘Ten years off the north point’. *Gulf Coast Ecology*, 10(2), pp. 111–125. doi:10.5555/gce.2016.111
Ribeiro-Nash, L. (2022) ‘Thermal film and flock size’. *Methods in Night Ecology*, 3(4), pp. 256–268.
Tikkanen, A. (2009) ‘Moonlight and the return of diving birds’. *Seabird Biology*, 26(4), pp. 300–317. doi:10.5555/sb.2009.300
Valdés-Omar, R. (2019) ‘Trends from moving instruments’. *Population Counts*, 8(1), pp. 1–17. doi:10.5555/pc.2019.001
`,
});
