import { submittingAuthor } from '../people.ts';
import { author, writeManuscript } from '../write-paper.ts';

/** Waits for its verification as a regular submission. */
export const fogOnAFence = writeManuscript({
  slug: 'fog-on-a-fence',
  journal: 'JDAW',
  title: 'Fog on a fence: what caught dew does for seedlings of *Prosopis cineraria* in their first summer',
  keywords: ['fog collection', 'ghaf', 'seedlings', 'establishment'],
  authors: [
    submittingAuthor,
    author('Dr.', 'Obiageli', 'Nwafor', 'Centre for Dryland Restoration, Kano Savanna University, Nigeria'),
  ],
  received: '2026-11-16',
  specialReview: false,
  abstract: `
Seedlings of the ghaf tree, *Prosopis cineraria*, die in their first summer or hardly at all. Watering them by lorry
through that summer is the largest cost of planting. Near the coast the nights of winter and spring bring fog, which
wets fences, cars and little else. We hung strips of shade net on the windward side of 120 seedlings at two sites, 9
and 31 kilometres from the sea, and led the drops to the root by a length of cord. Half of the seedlings at each site
had a net, and all were watered by lorry every fourth week in place of every second. At the site near the coast a net
gave on average 0.9 litres a night with fog, of which there were 58. At the end of September 83% of the seedlings with
a net were alive there, and 47% of those without. Inland there were eleven nights with fog, and the net made no
difference. A net and its cord cost as much as two visits of the lorry, and half of the nets could be used again.
Goats ate four of the cords. We give the distance from the sea up to which fog was met with, and advise against nets
beyond it.`,
  body: `
## The first summer

Planted ghaf seedlings send their root down before they grow upwards. If the root reaches moisture by the end of the
first summer the tree survives (Rahbek, 2014). Until then it is watered, and most of the water evaporates from the
surface. Fog has been collected for people (Olivares-Brandt, 2011), with nets of a size that no planting could pay for.

## Nets and sites

Strips of green shade net, one metre by forty centimetres, were tied between two stakes on the side from which the
wind comes at night. A cotton cord led from the lower edge to a perforated tube beside the root. At each of two sites
30 seedlings of 60 had a net, drawn by lot within rows.

## Water and survival

Table 1 has water and survival. Most of the water came before May. In June and July fog was rare, and yet it was then
that seedlings without a net died, which suggests that the roots of the others had got further down in spring.

Table: Nights with fog, water caught and seedlings alive in September
| Site | Nights with fog | Litres a night | Alive with net (%) | Alive without (%) |
| 9 km from the sea | 58 | 0.9 | 83 | 47 |
| 31 km from the sea | 11 | 0.3 | 43 | 40 |

## Discussion

A net is worth its cost where fog comes on fifty nights or more. The effect may also be one of shade, small as the
strips are; Idrissi-Vang (2018) found none for nets of this density. One year is one year, and it was a foggy one.
`,
  references: `
Castro-Amin, L. (2017) ‘Lorries and litres: the cost of planting’. *Dryland Practice*, 9(2), pp. 61–74.
Eskelinen, V. (2020) ‘Cotton cords as wicks’. *Notes on Irrigation*, 12(1), pp. 18–25.
Idrissi-Vang, H. (2018) ‘Shade that does not matter’. *Dryland Practice*, 10(3), pp. 140–151. doi:10.5555/dp.2018.140
Morgado, P. (2015) ‘Nights with fog along a gradient from the coast’. *Desert Weather*, 7(4), pp. 255–270.
Olivares-Brandt, C. (2011) ‘Nets that catch a village’s water’. *Desert Weather*, 3(1), pp. 1–16. doi:10.5555/dw.2011.001
Rahbek, S. (2014) ‘Down before up: first roots of *Prosopis*’. *Roots and Sand*, 5(2), pp. 99–117. doi:10.5555/rs.2014.099
Tariq-Jensen, M. (2019) ‘What goats eat of a plantation’. *Dryland Practice*, 11(1), pp. 30–38.
Wolde, A. (2021) ‘Using nets again’. *Notes on Irrigation*, 13(3), pp. 201–209.
`,
});
