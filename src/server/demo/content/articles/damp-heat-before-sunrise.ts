import { author, writeArticle } from '../write-paper.ts';

/** PGSM, volume 1, issue 2. */
export const dampHeatBeforeSunrise = writeArticle({
  slug: 'damp-heat-before-sunrise',
  journal: 'PGSM',
  doi: '10.5555/pgsm.2026.0203',
  title: 'Damp heat before sunrise: how edge seals of perovskite modules fail on a humid desert coast',
  keywords: ['perovskite solar modules', 'encapsulation', 'damp heat', 'outdoor testing', 'edge seal'],
  authors: [
    author(
      'Dr.',
      'Oluwaseun',
      'Adébáyò',
      'Laboratory for Thin-Film Devices, Jumeirah Metropolitan University, Dubai, United Arab Emirates',
    ),
    author(
      'Dr.',
      'Silke',
      'Brüggemann',
      'Institut für Grenzflächen, Technische Hochschule Warnowufer, Rostock, Germany',
    ),
    author(
      'Mr.',
      'Ğabriel',
      'Antoun',
      'Laboratory for Thin-Film Devices, Jumeirah Metropolitan University, Dubai, United Arab Emirates',
    ),
    author(
      'Prof',
      'Minh Châu',
      'Đặng',
      'Institut für Grenzflächen, Technische Hochschule Warnowufer, Rostock, Germany',
    ),
  ],
  received: '2026-02-16',
  accepted: '2026-04-13',
  published: '2026-05-07',
  volume: 1,
  issue: 2,
  access: 'open',
  abstract: `
Modules of metal-halide perovskite are certified by a thousand hours at 85 °C and 85% relative humidity. On the Gulf
coast they fail in another way. Thirty-six laminated mini-modules of 400 cm², which had passed the test with losses
below 5%, were exposed for fourteen months on a roof in Dubai 300 m from the sea. Eleven lost more than a fifth of
their power, all from the edge, and nine of these along the lower long side only. Thermocouples and a camera with
calcium sensors showed when the water came in: not by day, when the laminate reached 74 °C and was dry, but in the
two hours before sunrise, when the glass cooled to 6 °C below the air and dew ran down and stood against the lower
seal. Butyl seals whose inner edge had been stressed by day admitted it by capillarity through cracks of some
micrometres. A chamber test which cycles dry heat with standing water reproduced the failures in 19 days, in the
right place and in the same order of products. Turning the frame so that the lower edge drains, at no cost, reduced
the calcium signal by a factor of seven. We suggest that a test with liquid water be added to the sequence.`,
  body: `
## A test that everybody passes

Damp heat at 85/85 was devised for crystalline silicon, whose enemy is the slow diffusion of vapour through a
polymer. It has been taken over for perovskites, whose enemy is quicker. Makers have responded with glass on both
sides and a bead of filled butyl round the rim, and such laminates pass: of eighteen products on the market at the
end of 2024 sixteen were reported to have lost less than 5% in a thousand hours (Vasconcelos-Ito, 2025).

Reports from the field are fewer and less cheerful. Groups in Jeddah and Chennai have described browning that begins
at a rim (Bokhari, 2023; Subramaniam and Lacroix, 2024). The rim is a metre long on our mini-modules and the damage
often occupies a hand’s breadth of it. A mechanism that depends on vapour ought not to be so choosy.

We report observations of where and, more to the point, at what hour the water enters.

## Modules and roof

Thirty-six mini-modules (20 cm by 20 cm, 14 cells in series) of three makers, twelve of each, had a
formamidinium–caesium absorber, 2 mm glass on either side, and a butyl edge seal 10 mm wide. All had been through
85/85 for a thousand hours; the mean loss was 2.1% and the greatest 4.8%. They were mounted in frames at 25° to the
south on a roof 12 m above the ground, 300 m from the water, from 1 February 2025 to 31 March 2026, at maximum
power. Current–voltage curves were taken every ten minutes, electroluminescence images monthly.

Six dummies were laminated in the same lines with a film of calcium, 80 nm thick, in place of the absorber. Calcium
becomes transparent when it meets water. A camera behind each took a picture every five minutes by infrared flash,
so that the arrival of water could be followed to about 0.1 mm and 5 minutes. Thermocouples of 50 µm were embedded
at the centre and at all four rims. A leaf-wetness sensor was glued to the lower frame.

## When and where

Over fourteen months eleven modules lost more than 20%: six from maker A, five from B, none from C. In
electroluminescence the loss was a dark fringe growing from a rim. Nine had it along the lower side and two at a
corner of it.

The films showed 138 episodes of advance of the calcium edge by more than 0.2 mm. Table 1 gives the hour. Not one
was between ten in the morning and eight in the evening. They occurred on 61 nights, all with dew, and on 57 of
these the wetness sensor had been saturated for at least an hour.

Table: Advances of the calcium edge by time of day, six dummies, fourteen months
| Local time | Episodes | Mean laminate temperature (°C) | Lower seal wet (% of time) |
| 20:00–24:00 | 9 | 29 | 11 |
| 00:00–04:00 | 38 | 25 | 34 |
| 04:00–07:00 | 84 | 23 | 52 |
| 07:00–10:00 | 7 | 37 | 13 |
| 10:00–20:00 | 0 | 61 | 0 |

Glass radiates to the sky. On clear nights it was up to 6 °C colder than the air, whose dew point between June and
September lay above 26 °C, and it streamed. Water collected in the groove between glass and frame at the lower side,
where it stood until seven or eight. By then the sun had begun to heat the laminate, whose seal expanded against the
glass.

Sections of failed rims, cut after freezing, had cracks at the inner side of the butyl 2 to 9 µm wide and up to 3 mm
long, running along the interface. They were present on all sides. Only at the lower side did they contain chloride,
to a depth of several millimetres, which vapour does not carry. Water had come in as a liquid, and had brought the
sea.

## Reproducing it

If the sequence is what matters, dry heat to open the interface and then cold standing water, it can be copied. We
kept twelve fresh modules of the three makers for eight hours at 80 °C and 10% humidity, cooled them within an hour
to 22 °C, and stood them with the lower side in 5 mm of artificial dew (0.4 g/L of sodium chloride) for six hours. A
cycle takes a day with the ramps. After 19 cycles three modules of A and two of B had a dark fringe at the lower rim
and had lost more than a fifth. Those of C were intact after sixty. Twelve others in 85/85 for the same nineteen
days had lost less than 1%.

Makers had thus been put in the order of the roof. C uses a seal of two beads, the inner one soft. Whether softness
or the second bead is decisive we cannot tell from one product.

## A drain

In July 2025 we turned the frames of three dummies through 90°, so that the groove ended in an open corner, and cut
two notches of 4 mm in the lower profile. In the remaining nine months the edge of the calcium advanced in these
three by 0.8 mm in total and in the other three by 5.6 mm. It is not often that a material can be improved with a
file.

Modules at a steeper angle would drain better as well, and frameless ones best of all. Operators who already own
framed modules should look, before sunrise in August, at their lower rims.

## Remarks

Our modules had been through 85/85 before they were exposed, which may have aged the butyl; six that had not been
tested were put out in October 2025 and one of them has since developed a fringe. Mini-modules have more rim to the
area than large ones. And dew is a matter of place: 40 km inland it is rare, and 85/85 may there be severe enough.
But a good share of the world’s sun falls on humid coasts.

We propose to the committee concerned a sequence of twenty cycles with liquid water after damp heat. It costs three
weeks, needs a tray, and would have told us in February what the roof told us in summer.
`,
  references: `
Aaltonen, V. and Nkemelu, C. (2022) ‘Calcium as a clock: imaging water ingress’. *Thin-Film Methods*, 5(3), pp. 212–226. doi:10.5555/tfm.2022.212
Bokhari, S. (2023) ‘Browning from the rim: twelve months on the Red Sea’. *Outdoor Photovoltaics*, 11(4), pp. 301–315. doi:10.5555/op.2023.301
Durante, M. (2017) ‘Filled butyl between glass: creep, adhesion, age’. *Seals and Interfaces*, 9(1), pp. 15–38.
Kisling, R. (2008) ‘The history of 85/85’. *Module Reliability*, 1(1), pp. 3–11.
Oyarzún, T. and Beck, E. (2021) ‘Glass below the dew point: radiative cooling of modules by night’. *Solar Operations*, 8(2), pp. 144–158. doi:10.5555/so.2021.144
Pham, L. and Agarwal, D. (2020) ‘Capillary entry into micrometre gaps’. *Seals and Interfaces*, 12(4), pp. 280–294.
Subramaniam, K. and Lacroix, J. (2024) ‘Perovskite modules in the monsoon’. *Outdoor Photovoltaics*, 12(2), pp. 130–147. doi:10.5555/op.2024.130
Vasconcelos-Ito, P. (2025) ‘Eighteen products, one test’. *Module Reliability*, 18(1), pp. 1–19. doi:10.5555/mr.2025.001
Zwick, H. (2019) ‘Artificial dew: composition for coastal tests’. *Corrosion and Sun*, 6(3), pp. 99–108.
`,
});
