import { author, writeArticle } from '../write-paper.ts';

/** JDAW, volume 2, issue 3. */
export const aCropForTheBrine = writeArticle({
  slug: 'a-crop-for-the-brine',
  journal: 'JDAW',
  doi: '10.5555/jdaw.2026.0304',
  title: 'A crop for the brine: *Salicornia bigelovii* on reject water from inland desalination, with fish upstream',
  keywords: ['Salicornia bigelovii', 'halophytes', 'desalination brine', 'tilapia', 'integrated farming'],
  authors: [
    author('Ms.', 'Mwajuma', 'Rajabu', 'Coastal Farming Institute, Bagamoyo, Tanzania'),
    author(
      'Dr.',
      'Andrés Felipe',
      'Muñoz Ceballos',
      'Halophyte Programme, Al Dhafra Research Farm, Madinat Zayed, United Arab Emirates',
    ),
    author(
      'Dr.',
      'Hind',
      'al-Hāmilī',
      'Halophyte Programme, Al Dhafra Research Farm, Madinat Zayed, United Arab Emirates',
    ),
  ],
  received: '2026-04-20',
  accepted: '2026-08-03',
  published: '2026-08-27',
  volume: 2,
  issue: 3,
  access: 'subscription',
  abstract: `
Small desalination units on inland farms turn brackish ground water into a litre of sweet water and a litre of
brine, and the brine is usually poured on the ground. On a farm in Al Dhafra we led it first through tanks of
tilapia and then on to *Salicornia bigelovii*, an annual that thrives on sea water, in sixteen lysimeters and on 0.6
ha of sand. Over two seasons the plant was irrigated with brine of 24 dS/m straight from the unit, with the same
brine after it had passed the fish, or with brine and mineral fertiliser. Fresh tips yielded 9.8, 14.1 and 14.9
t/ha, seed 0.5, 0.9 and 1.0 t/ha. Fish water thus replaced fertiliser almost completely. Salt was the difficulty.
Without drainage the lysimeters reached 92 dS/m by July and the plants died; with a leaching fraction of 0.3 they
stayed below 55. The drainage, at 61 dS/m and a third of the volume, still has to go somewhere, and we dried it in a
lined pond of 0.17 ha for each hectare. At local prices the tips pay, the seed does not, and the fish pay for the
pond. We give a balance of water, salt and money and say for which farms the system is worth trying.`,
  body: `
## A litre for a litre

The ground water of the western region has been too salty for vegetables since about 1990. Farms answered with
reverse osmosis. A unit of the size of a shipping container makes a cucumber house possible in a place where nothing
else will grow, and rejects half of what it takes in at twice the salinity. Some 300 of them are registered in Al
Dhafra. Their brine runs into a hollow behind the unit and sinks, and comes back after some years in the well.
Everyone involved is aware of it.

Brine need not be waste. *Salicornia bigelovii* grows wild on the shores of another gulf, bears salt up to twice
that of the sea, and has been eaten, pressed for oil and promised a great future for half a century (Beauchamp-Ito,
1994; Rusnak, 2012). Where the promise has not been fulfilled the reasons were most often fertiliser, since brine
contains no nitrogen, and salt, since plants leave it behind. Fish might supply the first. For the second there is
nothing but drainage.

Our aim was not to show that the plant grows on brine, which is known, but to draw up the accounts of a farm that
tries it: water, nutrients, salt and money.

## Farm, fish and lysimeters

The farm lies 22 km from Madinat Zayed. Its unit takes in 120 m³ a day at 12 dS/m and rejects 58 at 24. The brine
passes three tanks of 40 m³ with a hybrid tilapia at 14 to 19 kg/m³, stays for a day and a half, and leaves with 21
mg/L of nitrogen, for the most part as nitrate after a biofilter of palm-frond ribs. Phosphorus is 3.2 mg/L.

In the seasons of 2023–24 and 2024–25, from November to August, twelve lysimeters of sixteen (2 m², 1.2 m deep, dune
sand) were irrigated with brine as rejected (B), with brine after the fish (F), or with brine and mineral fertiliser
at 200 kg/ha of nitrogen (M). Each was combined with a leaching fraction of 0.15 or 0.3. The remaining four received
F and had no drainage. In the field 0.6 ha was planted with F at 0.3 only, on subsurface pipes at 1.1 m. Irrigation
was by drip, daily, at evaporation less rain.

Tips were cut four times from February to May at 10 cm on one half of each plot; the other half was left for seed.
Tips were sold to two hotels and a distributor. We recorded hours of labour, power and every invoice.

## Yield

Table 1 gives the yields at a leaching fraction of 0.3. With 0.15 they were lower by 11 to 15%. Two seasons differed
by less than a tenth, the second being the better one.

Table: Yield of *Salicornia* at a leaching fraction of 0.3 (means of two seasons)
| Irrigation | Fresh tips (t/ha) | Seed (t/ha) | Biomass, dry (t/ha) | Nitrogen taken up (kg/ha) |
| Brine | 9.8 | 0.5 | 8.7 | 61 |
| Brine after fish | 14.1 | 0.9 | 13.6 | 148 |
| Brine with fertiliser | 14.9 | 1.0 | 14.4 | 163 |
| Field, after fish | 12.6 | 0.8 | 12.2 | – |

Fish water made up 84% of the gain that fertiliser made, at no cost to the field. It supplied 390 kg/ha of nitrogen
over the season, of which less than half was found in the crop, a matter to be improved by cutting the feed in the
last month. Sodium in the tips was the same in all treatments; a panel of eleven cooks, who did not know which was
which, preferred those grown after fish, six to three with two abstentions.

In summer the plant needs more than it is worth. From June until harvest of the seed in August it consumed 44% of
the year’s water. Whoever grows it for tips may stop in May.

## Salt

Brine at 24 dS/m carries about 16 kg of salt per cubic metre. With 1,900 mm of irrigation a hectare receives 300
tonnes in one season. Plants take up two or three. All the rest stays or goes down the drain.

Without drainage the soil solution reached 60 dS/m in April and 92 in July; the plants turned red, which is pretty,
and died. With a leaching fraction of 0.15 it stabilised at 71, with one of 0.3 at 52 to 55. The drain water had on
average 61 dS/m, at a volume of 31% of the irrigation, and went to a pond lined with plastic, in which it
evaporated. For each hectare of tips only, 0.17 ha of pond sufficed; with a seed crop it was 0.24. At the end of the
second season the pond contained 22 cm of a grey salt that we have tried in vain to give away.

Neither plants nor fish, then, make the salt disappear. What the system does is to reduce the volume of brine by two
thirds, with a profit, and to keep the rest from the ground. We dwell upon the point since halophytes are often
presented as if they consumed salt (a claim examined, and dismissed, by Verbruggen-Asante, 2016).

## Money

Per hectare and season, in thousands of dirhams: tips at 11 dirhams a kilogram, of which 79% was saleable, brought
109 and cost 71, mainly in labour for cutting. Seed brought 4 and cost 9. Fish, at 9 tonnes per hectare of field
served, brought 126 and cost 108. Pond and drains, written off over twelve years, cost 17. The whole made 39 without
seed.

These figures depend on hotels. The demand for tips within two hours’ drive is, by the estimate of our distributor,
sixty tonnes a year, which six or seven hectares would satisfy. At the price of animal feed the biomass would bring
one tenth. We do not therefore see *Salicornia* as the answer for three hundred farms. For ten of them, near a road,
with a manager who likes fish, it is a decent business.

## For whom, and what next

A farm might try the system if its brine is below 30 dS/m, its sand drains, it can afford a lined pond, and it has
somebody to telephone to cooks. It should begin with the pond. A farm that begins with the plant will within one
season have moved its brine from one hollow to another, greener and more salty.

Drainage at 61 dS/m is too strong for *Salicornia* and perhaps not for brine shrimp. We are filling a tank.
`,
  references: `
Abubakari, S. (2014) ‘Nitrate from tilapia: biofilters of local fibre’. *Fish and Field*, 3(2), pp. 60–73. doi:10.5555/ff.2014.060
Beauchamp-Ito, C. (1994) ‘Crops for sea water: promise and arithmetic’. *Saline Agriculture*, 1(1), pp. 1–20.
Dlouhý, P. (2018) ‘Evaporation ponds: lining, area, regret’. *Brine Management*, 7(4), pp. 301–317. doi:10.5555/bm.2018.301
Hernández-Salah, L. (2021) ‘Three hundred units: reverse osmosis on farms of the western region’. *Emirates Water Notes*, 6(1), pp. 3–18.
Khamraev, B. (2009) ‘Leaching fractions for very salty water’. *Salinity Notes*, 11(2), pp. 88–97. doi:10.5555/sn.2009.088
O’Farrelly, M. and Jha, T. (2019) ‘What cooks want: quality of halophyte vegetables’. *Food from Salt*, 2(3), pp. 141–152.
Rusnak, I. (2012) ‘*Salicornia* at forty’. *Saline Agriculture*, 19(2), pp. 101–125. doi:10.5555/sa.2012.101
Sarr, A. (2020) ‘Water use of an annual halophyte by lysimeter’. *Arid Crop Physiology*, 13(1), pp. 9–24. doi:10.5555/acp.2020.009
Verbruggen-Asante, H. (2016) ‘Do halophytes remove salt? A balance’. *Salinity Notes*, 18(3), pp. 166–175.
`,
});
