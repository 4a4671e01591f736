import { author, writeArticle } from '../write-paper.ts';

/** ADME, volume 2, issue 1. */
export const whoEatsTheYoungGhaf = writeArticle({
  slug: 'who-eats-the-young-ghaf',
  journal: 'ADME',
  doi: '10.5555/adme.2026.0104',
  title: 'Who eats the young ghaf? Browsing, nurse shade and the missing seedlings of *Prosopis cineraria*',
  keywords: ['Prosopis cineraria', 'recruitment', 'browsing', 'nurse plants', 'exclosure experiment'],
  authors: [
    author(
      'Dr.',
      'Mattias',
      'Öhrström',
      'Arid Lands Unit, Jumeirah Metropolitan University, Dubai, United Arab Emirates',
    ),
    author(
      'Ms.',
      'ʿĀʾisha',
      'al-Kaʿbī',
      'Arid Lands Unit, Jumeirah Metropolitan University, Dubai, United Arab Emirates',
    ),
    author('Prof', 'Harpreet', 'Dhillon', 'Desert Silviculture Station, Bikaner Agricultural College, Bikaner, India'),
  ],
  received: '2025-10-21',
  accepted: '2026-01-26',
  published: '2026-02-19',
  volume: 2,
  issue: 1,
  access: 'subscription',
  abstract: `
Ghaf, *Prosopis cineraria*, is the tallest tree of the Emirati sand plains and in many places has no young. Old
trees flower and fruit each year, seeds are sound, and seedlings of one year are seldom found. Camels are commonly
blamed. In a reserve south-east of Dubai we sowed 2,160 scarified seeds in a factorial experiment with five kinds of
exclosure and two of shade, beneath ghaf crowns, beneath the shrub *Leptadenia pyrotechnica* and in the open, and
followed every seedling for 26 months. Camels removed 9% of the seedlings exposed to them. Gazelles and hares took
34%, mostly in the first summer, and beetles of the genus *Mesostena* cut a further 15% at the cotyledon. Shade
doubled survival through the first summer if water was within reach of the root and halved it if it was not, since
shaded seedlings grew shallower. The best site was the northern edge of a *Leptadenia* shrub inside a fence of fine
mesh, where 31% were alive at the end, against 0.8% in the open. Fencing against camels alone, the usual practice,
gave 2.1%. Where ghaf is to be brought back, a collar of mesh knee high and two years of patience would achieve more
than a fence for camels.`,
  body: `
## A forest of grandparents

The ghaf plain at the foot of the first dunes is a pleasant place for people: scattered crowns, a clean floor, long
views. An ecologist sees what the view owes to. There is nothing between the floor and the crowns. Of 1,140 trees
mapped in the reserve in 2020 four were less than a metre tall, and those four stood beside a leaking tank.

A forest may lack young for good reasons. Ghaf lives for centuries, and one wet decade in each of them would be
enough. But age structures from several parts of its range look alike and look recent (Rathore and Lindqvist, 2009;
al-Ghafrī, 2016), and everywhere the same culprit is named. The number of camels in the Emirates has grown several
times over since 1970. They browse ghaf to a level line three metres above the ground. It stands to reason that they
eat the seedlings too.

It may, but few have watched. Camels walk, and a seedling of ghaf in its first summer is the size of a hairpin. We
suspected smaller mouths, and we suspected that what a seedling needs above ground may be at odds with what it needs
below.

## An experiment with five fences

The reserve covers 27 km² and contains some sixty free-ranging camels, about four hundred Arabian gazelles, *Gazella
arabica*, hares, and the usual insects. Mean rainfall is 78 mm, and 131 mm fell in the first of our winters. Ground
water lies at between 4 and 11 m.

We chose 36 blocks, each with a mature ghaf, a shrub of *Leptadenia pyrotechnica* and a patch of open sand within
thirty metres. In every one we sowed sixty scarified seeds in November 2022: ten in each of five exclosures and one
unfenced plot, divided among the three positions in a balanced scheme. The exclosures were, from the most open to
the closest: rails at 1.2 m, which stop camels; wire with a mesh of 15 cm, which stops camels and gazelles; mesh of
3 cm, which stops hares as well; the same with a lip of sheet metal, which stops beetles and lizards; and the last
with a lid of net against birds. Half of the plots received shade cloth that passed half of the light. In twelve
blocks a tube was set so that 2 litres of water a month could be given at a depth of 60 cm.

Seedlings were visited weekly until the first October and monthly thereafter. A seedling that vanished was assigned
to a cause by tracks, by the form of the cut and by nine cameras, and to none when the evidence did not suffice,
which happened with 17%. In the second autumn we dug out forty plants that had been sown for the purpose.

## The year of small mouths

Of the seeds, 1,322 germinated, with no difference between treatments. Where nothing stopped them, animals accounted
for most deaths before July and drought for most thereafter. Table 1 shows the fates of seedlings in unfenced plots.
Camels ate few. They came upon those few by accident: on film a camel lowers its head to a tuft of grass and a ghaf
goes with it.

Table: Causes of death within fourteen months in unfenced plots (221 seedlings)
| Cause | Seedlings | Share (%) |
| Gazelles and hares | 75 | 34 |
| Drought or heat | 49 | 22 |
| Beetles, at the cotyledon | 33 | 15 |
| Camels | 20 | 9 |
| Not known | 38 | 17 |
| Alive | 6 | 3 |

Gazelles browsed seedlings to the ground, and a seedling so treated before it was ten weeks old did not sprout
again. Hares cut and left them. The beetle was a surprise to us, although not to Professor Dhillon, who had met a
relative of it in Rajasthan; it works at night and fells the stem just below the cotyledons. A metal lip of 8 cm
turned it away.

Rails against camels raised survival at 26 months from 0.8% to 2.1%, a difference that could be chance. Mesh of 15
cm raised it to 7%, and mesh of 3 cm to 16%. The metal lip made it 21%. The lid made no difference.

## Shade, and what the root does about it

Under cloth, survival to the first October was higher in the watered blocks (58% against 29%) and lower in the
others (11% against 23%). The interaction was not expected; nurse plants in deserts are supposed to help most where
water is short (Fairweather-Nuñez, 2013). The excavations gave the reason. At eleven months seedlings in the open
had a tap root of 92 cm on average and those in shade one of 51 cm, with more leaf above it. A shaded plant had
lived for a year in comfort on the water of the upper half metre, which that soil loses in June.

A shrub gives both less and more than a cloth. The northern edge of a *Leptadenia* is shaded from eleven to three
and is in sun otherwise. Seedlings there rooted to 80 cm, and survival in unwatered plots was 26% with fine mesh at
the end of the study and 31% with mesh and lip. Under the crown of a ghaf, where shade is deeper and the parent
drinks, none survived two summers without water. It is a fine irony that the commonest place for planting ghaf in
the Emirates is beside a ghaf.

## In defence of the camel, within limits

We do not claim that camels do no harm. Browsing of saplings, which in our plots did not yet exist, may hold them
below the browse line for decades; in the one old exclosure of the reserve, fenced with rails in 1998, eleven
saplings of two metres stand with an even upper edge where they lean out. Camels also support the case by what they
leave undone, for where they have eaten the shrubs there is no northern edge. Their effect on a seedling in its
first two years is nevertheless small, and a fence against them is expensive.

A collar of fine mesh with a metal lip costs nineteen dirhams and a quarter of an hour. Set on the north side of a
shrub in a wet November, with three seeds in it, it yields on our figures a two-year-old ghaf in two cases out of
three. It must be taken away in the third year, and somebody must remember where it is.

The question in our title has a dull answer. Nearly everything eats the young ghaf except the animal that is accused
of it.
`,
  references: `
Agnarsson-Bello, H. (2017) ‘Attributing the death of seedlings: cameras, tracks and doubt’. *Field Methods in Dry Lands*, 4(2), pp. 58–73. doi:10.5555/fmdl.2017.058
al-Ghafrī, M. (2016) ‘Age without youth: stand structure of ghaf in northern Oman’. *Arabian Botany*, 10(1), pp. 13–31.
Cazacu, L. and Bhatt, R. (2011) ‘Tap roots in drying sand’. *Roots and Soils*, 27(3), pp. 188–204. doi:10.5555/ras.2011.188
Fairweather-Nuñez, P. (2013) ‘Nurse plants in deserts: a review of ninety experiments’. *Facilitation Quarterly*, 1(2), pp. 3–40. doi:10.5555/fq.2013.003
Kōno, T. (2019) ‘Gazelles as gardeners: browsing in fenced reserves’. *Ungulates and Plants*, 16(4), pp. 233–251.
Mehri, S. (2021) ‘Camel numbers in the lower Gulf, 1970–2020’. *Pastoral Statistics*, 3(1), pp. 1–12.
Rathore, V. and Lindqvist, B. (2009) ‘Khejri without children’. *Thar Ecology*, 5(2), pp. 71–88. doi:10.5555/te.2009.071
Shekhawat, D. (2014) ‘Tenebrionid beetles as seedling predators’. *Thar Ecology*, 10(1), pp. 19–27.
Whitcombe-Ali, J. (2018) ‘Browse lines: what they show and what they hide’. *Ungulates and Plants*, 15(2), pp. 99–115. doi:10.5555/uap.2018.099
`,
});
