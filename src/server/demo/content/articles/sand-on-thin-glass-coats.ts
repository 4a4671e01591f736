import { author, writeArticle } from '../write-paper.ts';

/** PGSM, volume 1, issue 2. */
export const sandOnThinGlassCoats = writeArticle({
  slug: 'sand-on-thin-glass-coats',
  journal: 'PGSM',
  doi: '10.5555/pgsm.2026.0207',
  title:
    'Sand on thin glass coats: abrasion of porous silica antireflective layers in the laboratory and in five years of wind',
  keywords: ['antireflective coating', 'porous silica', 'abrasion', 'sand erosion', 'solar glass'],
  authors: [
    author('Dr.', 'Yuliya', 'Hrabovska', 'Department of Optical Materials, Dnipro Institute of Glass, Dnipro, Ukraine'),
    author(
      'Mr.',
      'Mājid',
      'an-Nuʿaymī',
      'Desert Exposure Site, Emirates Materials Laboratory, Abu Dhabi, United Arab Emirates',
    ),
    author(
      'Dr.',
      'Hyacinthe',
      'Kouadio',
      'Department of Optical Materials, Dnipro Institute of Glass, Dnipro, Ukraine',
    ),
  ],
  received: '2026-03-02',
  accepted: '2026-05-11',
  published: '2026-06-04',
  volume: 1,
  issue: 2,
  access: 'subscription',
  abstract: `
Layers of porous silica about 120 nm thick raise the transmittance of solar glass by 2.7 points and are soft. How
long they last in blowing sand is usually judged by a falling-sand test that was made for paint. We compared coated
glass exposed for one to five years at a desert site near Liwa with glass abraded in the laboratory by falling sand,
by a sand-laden jet and by a dry brush. Transmittance, haze, thickness by ellipsometry and profiles by atomic force
microscopy were measured at the same forty-nine points of each pane. In the field the gain fell by 0.21 points in a
year, almost linearly, and after five years 61% of it remained. The loss was by fine scratches along the wind and by
thinning, and scarcely by pits; falling sand makes pits. A jet at 12 m/s and an angle of 20°, with grains of 63 to
125 µm, produced the pattern of the field, with 40 g/cm² corresponding to a year. Weekly brushing on half of the
panes doubled the rate. Layers with closed pores, at the price of 0.4 points of initial gain, lost a third as much
and overtook the open ones in the fourth year.`,
  body: `
## Two and a half per cent

Bare glass reflects 8% of the light that falls on it. A layer of silica with pores smaller than the wavelength,
thick as a quarter of it, takes away most of the reflection at the front, and nearly all solar glass today carries
one. The pores that give the layer its low index make it weak. It is pressed, as it were, out of froth.

Coatings are sold with a result from the falling-sand test, in which a few kilograms of quartz of 500 to 700 µm drop
through a tube on a pane at 45°. This test is older than photovoltaics. It was designed for varnish, and the grains
are ten times heavier than those that fly in a desert wind at the height of a module (Tumelty, 2005). When a coating
fails in it, one learns that it should not be used below a sand dune with a hole in it.

With panes from a site at which sand has been blowing across coated glass since 2020 we could ask what the desert
does, and how to imitate it.

## Panes, site and machines

Panes of 30 cm by 30 cm with two commercial coatings, one with *open* pores (thickness 124 nm, index 1.27) and one
with *closed* hollow particles (118 nm, 1.31), were put out at Liwa in March 2020 at 25°, the lower edge 0.6 m above
a gravel plain with dunes at a distance of 2 km. Five were brought in each March. Half of them had been brushed by
hand weekly with the nylon of a cleaning robot; all had been rinsed by whatever rain there was, which came to 41 mm
a year.

Sand at module height was caught in traps. Its median was 94 µm, 70% of it between 63 and 125 µm, of quartz and
carbonate in about equal parts. The wind exceeded 8 m/s for 310 hours a year.

In the laboratory fresh panes underwent falling sand in the usual way (3 kg), a jet of sieved site sand at 8, 12 and
16 m/s and at angles to the surface from 10 to 90°, or strokes of the same brush with 2 g/m² of dust. Every pane was
washed with ethanol before measurement. Transmittance was weighted by the solar spectrum between 380 and 1100 nm. At
forty-nine points on a grid thickness was obtained by ellipsometry, and at five of these we took images of 20 µm by
atomic force.

## Five years of wind

The gain of the open coating decreased from 2.71 points to 1.66 in five years, in steps that were the same within
the error of 0.04. The closed coating fell from 2.31 to 1.97. Table 1 compares exposures.

Table: What abrasion does to the open coating
| Exposure | Gain left (%) | Haze (%) | Thickness lost (nm) | Pits (per mm²) |
| Liwa, five years | 61 | 0.9 | 17 | 12 |
| Liwa, five years, brushed | 23 | 1.6 | 38 | 14 |
| Falling sand, 3 kg | 64 | 4.8 | 3 | 590 |
| Jet, 12 m/s, 20°, 200 g/cm² | 60 | 1.0 | 16 | 19 |
| Jet, 12 m/s, 90°, 40 g/cm² | 57 | 3.9 | 5 | 420 |
| Brush, 250 strokes | 59 | 0.8 | 15 | 2 |

Under the microscope the glass from Liwa looks combed. Scratches 200 to 600 nm in width and 10 to 25 nm deep run
within 30° of the prevailing wind, and between them the surface is lower and smoother than it was. Pits are rare. A
grain that flies at 10 m/s, and strikes a pane inclined towards it at 25°, arrives for the most part at a low angle
and slides.

Falling sand arrives steeply. After it, the layer between the pits was as thick as ever, and the loss in
transmittance was the loss at the pits; haze was five times that of the field for the same gain. Two coatings may be
put in the wrong order in this way, and were: by falling sand the closed coating was the worse of our two.

## A jet at twenty degrees

Among the settings of the jet that at 12 m/s and 20° came closest to the desert in all four measures. Forty grams
per square centimetre are worth a year at Liwa. The rate was proportional to the mass and to the 2.4th power of
speed, a value somewhat below that for bulk glass (Mikkelborg, 2011), and it hardly depended on temperature between
20 and 60 °C. Sand from the site was more abrasive by half than a round commercial quartz of the same sieve, since
its carbonate was angular. Those who would repeat the test should get their sand from a desert.

A brush does by contact what the wind does by impact. Two hundred and fifty strokes, about five years of weekly
cleaning, took off as much as the wind did in that time; the panes that had been brushed at the site show that the
effects add up. In plants with daily cleaning, if our brush is a fair specimen, the coating would last one year.
Softer brushes are on the market.

## Closed pores

The closed coating starts with a handicap of 0.40 points. It loses 0.07 points a year against 0.21, and drew level
after about three years, between our third and fourth collections. Over the thirty years of a plant it would
transmit, by extrapolation, 1.1 points more on average. Extrapolation over thirty years from five is of course bold.
If scratches reach down to the glass the rate will drop for want of material, and it will do so first with the open
coating, which by then has nothing left to lose.

Closed particles are dearer by about 0.3 dollars per square metre. At Liwa the price is recovered by the energy of
the sixth year. In places without sand, open pores remain the better choice.

## In short

The desert abrades antireflective layers by sliding and not by hammering. A test with fine angular sand at a low
angle imitates it; that with falling sand does not, and should be left to paint. The cost of cleaning ought to
include the coating. Data for all points, with the images, accompany this paper.
`,
  references: `
Abdeljelil, R. (2018) ‘Sand at module height: traps on four sites’. *Surfaces in the Desert*, 2(2), pp. 71–85. doi:10.5555/sid.2018.071
Costigan, J. and Lê, H. (2014) ‘A quarter of a wave: sol–gel layers on solar glass’. *Coated Glass*, 20(1), pp. 1–26. doi:10.5555/cg.2014.001
Ferhatović, A. (2022) ‘A thousand passes of the brush’. *Surfaces in the Desert*, 6(3), pp. 120–134.
Kowalczuk-Ames, B. (2019) ‘Hollow particles and closed pores’. *Coated Glass*, 25(3), pp. 233–249. doi:10.5555/cg.2019.233
Mikkelborg, N. (2011) ‘Erosion of bulk glass by fine grains: exponents of speed’. *Wear of Brittle Things*, 8(4), pp. 310–327.
Nakano-Reed, S. (2016) ‘Ellipsometry on rough porous films’. *Thin-Film Methods*, 1(2), pp. 60–74. doi:10.5555/tfm.2016.060
Qadrī, B. (2021) ‘Wind, grain and angle: the geometry of abrasion on tilted panes’. *Arid Atmospheres*, 10(4), pp. 290–306.
Steinmeyer-Abe, K. (2023) ‘The price of a point: transmittance in plant economics’. *Solar Operations*, 10(1), pp. 20–31. doi:10.5555/so.2023.020
Tumelty, P. (2005) ‘Falling sand: a short history of a long tube’. *Testing of Paint and Varnish*, 44(2), pp. 101–112.
`,
});
