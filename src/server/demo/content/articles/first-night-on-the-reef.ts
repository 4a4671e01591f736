import { author, writeArticle } from '../write-paper.ts';

/** ADME, volume 2, issue 1. */
export const firstNightOnTheReef = writeArticle({
  slug: 'first-night-on-the-reef',
  journal: 'ADME',
  doi: '10.5555/adme.2026.0107',
  title: 'First night on the reef: settlement of *Acropora downingi* larvae after a summer of 35 °C',
  keywords: ['Acropora downingi', 'coral recruitment', 'heat stress', 'crustose coralline algae', 'larval settlement'],
  authors: [
    author('Dr.', 'Lamia', 'Boukhris', 'Gulf Reef Laboratory, Fujairah Coast College, Fujairah, United Arab Emirates'),
    author('Dr.', 'Keola', 'Nāhale', 'Pacific Institute for Larval Biology, Hilo, United States'),
    author('Mr.', 'Sāmī', 'ad-Darmakī', 'Gulf Reef Laboratory, Fujairah Coast College, Fujairah, United Arab Emirates'),
    author(
      'Dr.',
      'Beatriz',
      'Sequeira Couto',
      'Centre for Coastal Oceanography, University of the Azores Shelf, Horta, Portugal',
    ),
    author(
      'Prof',
      'Wolfram',
      'Eichstätter',
      'Gulf Reef Laboratory, Fujairah Coast College, Fujairah, United Arab Emirates',
    ),
  ],
  received: '2025-11-03',
  accepted: '2026-02-09',
  published: '2026-03-12',
  volume: 2,
  issue: 1,
  access: 'open',
  abstract: `
Corals of the southern Gulf survive summers that would kill their relatives elsewhere, but a reef lasts only if
larvae settle on it. *Acropora downingi* spawns in April, eight months after the peak of heat. We asked whether a
hot summer reduces settlement in the following spring and by which route: through the parents, whose eggs may be
poorer, or through the surface, whose coralline algae may have died. After the summer of 2024, in which the daily
mean reached 35.1 °C at one reef and 33.6 °C at another 90 km away, we collected gametes and settlement tiles at
both and crossed them: larvae of each origin were offered tiles of each origin, in still water and in a flume.
Parentage mattered little; eggs from the hotter reef were 6% smaller, and their larvae settled as readily. Surfaces
mattered a great deal. On tiles from the hotter reef 11% of larvae settled in the first night, on the others 39%. A
single patch of living *Lithophyllum* the size of a fingernail, glued to a tile from the hotter reef, restored
settlement to 34%. The heat of August thus reaches the larvae of April through an alga that nobody monitors.`,
  body: `
## Eight months later

When the water off Dibba and Abu Dhabi stands at 35 °C, divers look at the corals. They look again in October, count
the white and the dead, and go home. The next generation has not been conceived. Eggs of *Acropora downingi* begin
to form in the cooler water of November and are released after the full moon of April. The larva then has about five
nights in which to find a place, and it chooses largely by the smell and feel of certain algae (Morikawa-Dean,
2010).

Two things may have gone wrong by then. A colony that spent the summer bleached has little to invest in eggs; that
route, through the parents, has been demonstrated on other reefs (Halvorsen, 2015). The second route is less
discussed. The crusts of coralline algae on which larvae prefer to settle are themselves alive, grow by millimetres
a year, and do not bleach in a manner that a diver would notice. If they die, they turn the same grey as everything
else.

The summer of 2024 offered a comparison. It was severe at a shallow reef of the south-western Gulf (“Hot”; maximum
of daily means 35.1 °C, forty-one days above 34 °C) and moderate at another nearer the Strait (“Mild”; 33.6 °C,
none). Both reefs are dominated by *A. downingi* and are connected, so far as drifters show, by one tide table and
little else.

## Crossing larvae with surfaces

Fifty unglazed tiles had been fixed at a depth of 5 m on each reef since March 2023. On 9 April 2025 we brought
fragments of eighteen gravid colonies from each to the laboratory, where they spawned on the nights of 14 and 15
April. Eggs were measured (200 for each colony), and gametes of at least six colonies mixed within reef. Larvae were
ready to settle from the fourth day.

Tiles were lifted on 17 April and carried in water of their own reef. The cover of each was mapped under blue light,
in which living crusts are orange. In the still-water trial we put twenty larvae with a piece of tile of 4 cm² into
each of 240 beakers: two origins of larvae by two of tile, sixty beakers for each combination. They were counted at
dawn and again after three nights. In the flume, with a current of 5 cm/s, larvae of both origins, stained in two
colours, were released over whole tiles in twelve runs.

A third trial tested the alga directly. From tiles of the Mild reef we cut discs, 9 mm across, of a living
*Lithophyllum* that occurs on both, and glued one disc to the centre of each of thirty tiles from the Hot reef.
Thirty others received a disc that had been killed by drying and thirty only the glue. Larvae for this trial came
from the Hot reef.

Binomial models with a random effect for beaker or run were fitted to the numbers settled at dawn. We had decided
upon the first night beforehand, because larvae that wait are eaten.

## Good larvae, bad ground

Eggs from the Hot reef had a mean diameter of 531 µm against 542 µm, or 6% less volume, and were fertilised as well
(91% and 93%). Swimming larvae survived alike. Table 1 shows what they did when offered a surface.

Table: Larvae settled after one night in still water (%; 60 beakers of 20 larvae each)
| Larvae from | Tile from Hot | Tile from Mild |
| Hot | 12 | 38 |
| Mild | 10 | 40 |

The effect of tile was large (odds ratio 5.2; 95% interval 4.1 to 6.6) and that of parentage nil (1.0; 0.8 to 1.3),
with no sign that larvae preferred the surface of their home. After three nights the figures had risen to 24% and
57%. In the flume fewer settled altogether, and in the same ratio.

Maps of the tiles gave the likely cause. Living crusts covered 4% of tiles from the Hot reef and 37% of those from
the Mild. Their dead remains covered a further 29% of the Hot tiles, so that some months earlier the two must have
looked alike. Within each reef, beakers with more living crust had more settlers. Turf, silt and the number of
grazing snails had no effect beyond that.

With a disc of living *Lithophyllum* 34% of larvae settled on tiles from the Hot reef in one night, most of them
within 2 cm of it and some on the glue. With a dead disc 13% did so, with glue alone 11%. Nine millimetres of pink
crust had undone the summer.

## The forgotten crust

We draw three conclusions. A colony of *A. downingi* that has survived a severe summer may, by the following April,
have recovered enough to make larvae of full quality. Larvae are not what a Gulf reef lacks first. And the surface
has a memory of the summer that outlasts that of the coral, since a crust that has died must grow anew from spores,
at a rate that Ferrandis and Toh (2018) put at three to five years for cover of one third.

It follows that a reef may fail to recover although its corals are alive and fertile. Monitoring that records coral,
sand, turf and “rock” will not notice; on the survey sheets in use around the Gulf, coralline crust, living or dead,
is rock. To tell the living from the dead takes a blue torch and a yellow mask, at a cost of about 300 dirhams.

It is natural to ask whether crusts could be transplanted. The discs in our experiment stayed alive for the twelve
weeks that we watched, in aquaria at 27 °C. Whether they would live through August on the Hot reef we do not know.
If those strains that survived at the Hot reef, for 4% did survive, are the more tolerant, they and not ours are the
ones to propagate. A nursery for algae would be a good deal less trouble than one for corals and less photogenic.

## Caveats

There were two reefs and one summer, and the reefs differ in more than their temperature. Low oxygen accompanied the
heat for six nights in August 2024; either could have killed the crusts. Larvae in beakers have few choices.
Settlement is only the beginning, and most settlers die in their first month, of causes that may again depend upon
the surface. Against this stands the experiment with discs, which held all else constant.

All counts, tile maps and code are deposited with the paper. Collection was carried out under permits of the
competent authorities of both emirates.
`,
  references: `
Alavi-Smith, N. (2019) ‘Low oxygen on hot nights: a hidden stress of shallow Gulf reefs’. *Shallow Seas*, 11(4), pp. 301–318. doi:10.5555/shs.2019.301
Bergamasco, F. and Otieno, D. (2016) ‘Blue light surveys of coralline crusts’. *Methods Under Water*, 7(1), pp. 22–35.
Ferrandis, C. and Toh, S. H. (2018) ‘How fast do crusts come back?’ *Phycology of Reefs*, 13(2), pp. 140–156. doi:10.5555/por.2018.140
Halvorsen, G. (2015) ‘Poor eggs after bleaching’. *Coral Reproduction Letters*, 4(3), pp. 66–75.
Kamble, R. (2021) ‘Drifters between Gulf reefs’. *Regional Oceanography*, 29(1), pp. 41–60. doi:10.5555/ro.2021.041
Morikawa-Dean, L. (2010) ‘Smell, touch and the choice of a lifetime: settlement cues of corals’. *Larval Biology*, 18(1), pp. 1–29. doi:10.5555/lb.2010.001
Nāhale, K. and Prideaux, V. (2022) ‘One night or three? Choosing an endpoint in settlement trials’. *Larval Biology*, 30(2), pp. 97–105.
Oyewole, T. (2013) ‘Settlers and their first month’. *Coral Reproduction Letters*, 2(2), pp. 31–48.
Riahi, M. (2017) ‘Rock, unspecified: what survey sheets leave out’. *Gulf Coast Ecology*, 11(1), pp. 7–15. doi:10.5555/gce.2017.007
`,
});
