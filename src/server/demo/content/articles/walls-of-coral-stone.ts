import { author, writeArticle } from '../write-paper.ts';

/** GJSE, volume 2, issue 4. */
export const wallsOfCoralStone = writeArticle({
  slug: 'walls-of-coral-stone',
  journal: 'GJSE',
  doi: '10.5555/gjse.2025.0403',
  title:
    'Walls of coral stone: compressive strength of coral and gypsum masonry from a nineteenth-century merchant’s house',
  keywords: ['coral stone', 'historic masonry', 'gypsum mortar', 'compressive strength', 'flat-jack test'],
  authors: [
    author(
      'Dr.',
      'Federica',
      'Mastroianni',
      'Department of Structural Conservation, Istituto Adriatico di Ingegneria, Ancona, Italy',
    ),
    author('Mr.', 'Rāshid', 'Bin Ḥuraiz', 'Historic Buildings Workshop, Sharjah, United Arab Emirates'),
    author(
      'Dr.',
      'Lwazi',
      'Ngcobo',
      'Department of Civil Engineering, University of Al Qasba, Sharjah, United Arab Emirates',
    ),
    author(
      'Dr.',
      'Zeynep',
      'Işıkgöz',
      'Department of Civil Engineering, University of Al Qasba, Sharjah, United Arab Emirates',
    ),
  ],
  received: '2025-06-30',
  accepted: '2025-10-06',
  published: '2025-11-27',
  volume: 2,
  issue: 4,
  access: 'subscription',
  abstract: `
Until the 1950s most substantial houses on the lower Gulf were built of coral stone, cut from shallow reefs and laid
in gypsum mortar. Engineers who are asked to restore them have no design values and tend to insert concrete frames.
When a merchant’s house in Sharjah, dated to about 1870, had to be partly taken down for a road, we tested its
masonry before and after. Seven flat-jack tests in the standing walls, eleven wallettes cut out and loaded in the
laboratory, 84 cores of stone and 60 specimens of mortar were examined dry and at equilibrium with sea air. The
stone, largely *Porites*, had a mean compressive strength of 6.2 MPa at a density of 1.34 t/m³; the mortar one of
2.9 MPa. The masonry failed at 1.9 MPa (coefficient of variation 0.21), four times the stress that it had carried
for a century and a half, with an elastic modulus of 1.1 GPa and a long, gentle descent after the peak. Wetting
reduced the strength of mortar by 44% and that of walls by 23%. Timber ties of mangrove pole, commonly removed as
rotten, raised the deformation at failure by half. We propose characteristic values and argue that many frames are
not needed, while a dry foot is.`,
  body: `
## Houses cut from the sea

Coral stone is quarried under water. Until about 1955 divers along the lower Gulf prised slabs of *Porites* from the
shallows, left them on the beach for a winter of rain to wash out the salt, and sold them by the boatload. A mason
trimmed them with an adze. Laid in a mortar of burnt gypsum from the *sabkha*, and rendered with the same, they made
walls half a metre thick that are light, warm to the eye and surprisingly good at keeping out heat.

Perhaps nine hundred of these houses still stand in whole or in part. The engineer who is called to one finds
himself without numbers. Codes do not mention the material; published tests amount to a few dozen cubes of stone
(Marchetti-Obaid, 2007; Dahlgren, 2015), and stone is not masonry. In such a position it is prudent to assume
nothing, and the customary expression of prudence is a concrete frame within the old wall, which then carries only
itself. Frames bring steel and cement, whose salts and stiffness have their own effects, and the older of them are
today in a worse state than the walls.

The house known in the quarter as that of the rice merchant had stood empty since 1988. Its north wing lay on the
line of a road for which no other course was found. The heritage authority obtained a delay of five months and the
right to use the stone, and we were given the wing.

## The walls and how we tested them

The wing had two storeys, of 3.4 and 3.1 m, and walls of 52 cm with two faces of roughly coursed stone and a core of
chips in mortar. Mangrove poles, *Rhizophora* imported from East Africa, lay along the walls in pairs at intervals
of about 90 cm, in height, and were tied across at the corners.

Stress in the standing wall was measured by single flat jacks at seven places, and deformability by pairs of jacks
at five of these. Next we cut eleven wallettes of about 80 by 52 by 110 cm with a chain saw cooled by air, since
water would have spoiled the gypsum, and moved them in steel corsets. Six contained timber and five did not. They
were loaded in displacement control at 0.3 mm a minute between plates bedded in plaster. Four of the eleven, two of
each sort, had first been kept for ninety days at a relative humidity of 95% and sprayed with water from the sea
once a week.

From the rubble we took 84 cores of stone, 64 mm in diameter, and cut sixty prisms of mortar, as nearly 40 mm in
side as they would yield. Salt was determined in twenty of each. Walls were weighed as they were taken down, to give
a density for the whole, which was 1.47 t/m³.

## Stone and mortar

Strength of stone depended on density, on species and hardly on direction. *Porites* (71 cores) gave 6.2 MPa with a
coefficient of variation of 0.34; the few cores of *Platygyra* were weaker, those of beach rock three times as
strong. Soaking took away a tenth of the strength. Chloride content was below 0.1% by mass in the interior of walls,
which does credit to the masons’ winter of rain, and up to 1.8% within half a metre of the ground.

Mortar was nine tenths gypsum with ash and some shell. It was stronger than recipes of today would lead one to
expect, at 2.9 MPa dry, and it lost 44% of this at high humidity, a loss that was recovered almost wholly on drying.
Below the level of rising damp it had lost cohesion altogether in places and could be raked out with a spoon.

## Masonry

Table 1 summarises the wallettes. The first cracks appeared in the mortar of the head joints at about 60% of the
peak. They spread slowly and the faces began to part from the core at the peak or shortly after it. None of the
walls burst. With timber in place the load fell to half only at a strain of 12 to 15 per mille, and one wallette
could have been mistaken, from the curve, for brickwork with reinforcement.

Table: Wallettes in compression (means; dry at 50% relative humidity, damp at 95% with spray)
| Series | Number | Strength (MPa) | Modulus (GPa) | Strain at half load (‰) |
| Dry, with timber | 4 | 1.94 | 1.12 | 13.4 |
| Dry, without timber | 3 | 1.86 | 1.15 | 8.9 |
| Damp, with timber | 2 | 1.49 | 0.81 | 12.6 |
| Damp, without timber | 2 | 1.41 | 0.78 | 8.1 |

Jacks in the standing walls gave stresses of 0.31 to 0.52 MPa at the foot of the lower storey. The ratio of strength
to stress was therefore near four, and no less than 2.7 in the damp. The modulus by pairs of jacks, 1.0 to 1.3 GPa,
agreed with that of the wallettes.

A formula often used for rubble masonry, which raises the strength of the stone to the power 0.65 and that of mortar
to 0.25, would have predicted 2.1 MPa with the constant for coursed work. We see no reason to devise another.

## What an engineer may assume

For coursed coral masonry in gypsum, sound and dry, we propose a characteristic strength of 1.2 MPa and a mean
modulus of 1.1 GPa; for walls subject to spray or rising damp, 0.9 MPa and 0.8 GPa. With a partial factor of 2.5
these values allow two storeys of the usual height without any frame, and three where spans are below 3.2 m. They
apply to the coast between Ras Al Khaimah and Abu Dhabi, whose quarries were alike. Around Jeddah both stone and
mortar were different, and Haddad-Lind’s (2012) values are to be preferred.

Two recommendations follow which are not about strength. The timber should stay. It adds nothing to the load that a
wall can bear and half as much again to the deformation it can suffer, which in a soft wall on loose sand is what
matters. Of the poles in our wing those within 60 cm of the ground were rotten and the others as hard as when they
were laid. Secondly, the water must be kept out. A metre of damp at the foot costs a quarter of the strength, and in
a street whose level has risen by 40 cm since 1960 the foot of the wall is now a gutter.

Eleven wallettes from one house are a small basis. The house was a good one; a fisherman’s may be less well bonded.
Long-term creep, to which gypsum is prone, was not tested, although it may be said that the walls themselves have
been under test since about 1870.

## The merchant’s stone

Some 140 tonnes of stone were washed and stacked. They have been used since to repair two houses in the same
quarter, without frames, on the values proposed here and with the consent of the municipality’s engineer, who asked
to see the curves.
`,
  references: `
Annunziata, R. and Khamis, Y. (2018) ‘Cutting historic walls without water’. *Conservation Engineering*, 22(1), pp. 40–52. doi:10.5555/ce.2018.040
Dahlgren, M. (2015) ‘Fifty cubes of coral: strength and density’. *Stone and Lime*, 9(3), pp. 155–168.
El-Ghoul, N. (2010) ‘Gypsum from the sabkha: burning and setting’. *Traditional Binders*, 2(2), pp. 21–39. doi:10.5555/trb.2010.021
Haddad-Lind, S. (2012) ‘Masonry of the Red Sea ports’. *Journal of Coastal Building*, 6(4), pp. 301–324. doi:10.5555/jcb.2012.301
Kettunen, E. (2019) ‘Frames inside walls: forty years on’. *Conservation Engineering*, 23(2), pp. 99–117.
Marchetti-Obaid, L. (2007) ‘On the stone of the pearl towns’. *Gulf Antiquities*, 1(1), pp. 61–70.
Odongo, P. and Vries, H. (2016) ‘Mangrove poles: trade, section, strength’. *Timber in Masonry*, 4(1), pp. 8–26. doi:10.5555/tim.2016.008
Pappalardo, G. (2014) ‘Flat jacks in soft walls’. *Testing Old Structures*, 11(2), pp. 71–85. doi:10.5555/tos.2014.071
Winthrop-Said, A. (2021) ‘Rising streets: levels in the old quarter of Sharjah, 1955–2020’. *Emirates Urban History*, 2(2), pp. 88–101.
`,
});
