import { author, writeArticle } from '../write-paper.ts';

/** GJSE, volume 2, issue 2. */
export const coldWaterForAHotEvening = writeArticle({
  slug: 'cold-water-for-a-hot-evening',
  journal: 'GJSE',
  doi: '10.5555/gjse.2025.0204',
  title:
    'Cold water for a hot evening: operating a chilled-water store against the evening peak of a district-cooling network',
  keywords: ['district cooling', 'thermal storage', 'peak load', 'predictive control', 'chilled water'],
  authors: [
    author('Dr.', 'Burak', 'Çağlayan', 'Institute of Energy Systems, Marmara Technical College, Kocaeli, Türkiye'),
    author('Mr.', 'Sulṭān', 'al-Ketbī', 'Creekside Cooling Company, Dubai, United Arab Emirates'),
    author(
      'Dr.',
      'Ana Lucía',
      'Restrepo',
      'Department of Mechanical Engineering, Jumeirah Metropolitan University, Dubai, United Arab Emirates',
    ),
  ],
  received: '2025-01-27',
  accepted: '2025-04-14',
  published: '2025-05-08',
  volume: 2,
  issue: 2,
  access: 'open',
  abstract: `
Cooling makes up some two thirds of the summer peak of electricity in Dubai, and the peak has moved from
mid-afternoon to the evening as solar generation has grown. Stores of chilled water that were built to relieve the
afternoon now discharge too early. We report eighteen months of operation of a stratified tank of 21,500 m³ in a
network with a connected load of 168 MW, under three rules in turn: a fixed timetable, a threshold on the price of
electricity, and a predictive rule that solves a small linear programme every half hour from a forecast of load and
of grid demand. The predictive rule cut the electric power drawn between 18:00 and 22:00 on the thirty hottest days
by 31% in comparison with no store, the threshold by 22% and the timetable by 9%. Energy use rose by 1.8%, mainly
for pumping. The gain depended less on the quality of the forecast than on keeping the thermocline thin: after
diffusers were cleaned, the usable share of the tank increased from 81% to 90%, which was worth as much as a perfect
forecast. We describe the controller, its faults, including one afternoon on which it did nothing, and the figures
that an operator needs to decide whether to adopt it.`,
  body: `
## The peak has moved

A store of cold water is a simple machine: a tank, cold below and warm above, with a layer between them a metre
thick. Chillers fill it at night, when air is cooler and power cheap; by day the cold is drawn off at the bottom and
returns warm at the top. Some forty such tanks serve district networks around the Gulf. Most were sized and timed
for a grid whose hardest hour was three in the afternoon.

In Dubai that hour is now between seven and nine in the evening. Rooftop and utility solar plants carry the
afternoon, the sun sets, and buildings that have soaked up heat for ten hours do not notice. An operator whose tank
is empty at five has helped nobody. Yet timetables persist, for they are written into contracts and because a tank
that still holds cold at midnight looks like a mistake (Overgaard-Shah, 2019).

The literature on optimal control of stores is extensive, and most of it is simulated. Two surveys count eleven
field trials among 240 papers (Brătianu, 2016; Ekwueme and Holt, 2021). We had the opportunity to change the rule of
a large working store twice in eighteen months, with an operator who agreed to publish the result whatever it was.

## Plant and instruments

The network supplies 74 buildings, chiefly hotels, offices and flats, from one plant with nine electric chillers of
17.6 MW cooling capacity each. Its tank, built in 2013, is 34 m in diameter with 23.7 m of water, and takes 12 °C
and gives 4.4 °C in design. Its nominal content is 190 MWh of cold.

Temperature in the tank is measured at forty levels. We take as usable the water below 6.5 °C. Electric meters on
each chiller and pump are read every minute. The load of the network is the flow times the difference of temperature
at the plant boundary, with an uncertainty of 2.1%. Weather came from a station on the roof.

Three rules were used in turn: the *timetable* of the original contract, discharging from 13:00 to 19:00, until June
2023; the *threshold*, discharging when the wholesale price exceeded a value set monthly, until January 2024; and
the *predictive* rule until July 2024. For fairness the comparison is not with the calendar but with a model of the
plant without a store, fitted to 61 days on which the tank was closed for maintenance or tests. On those days the
model’s error in hourly power was 2.8%.

## The predictive rule

Every half hour the controller receives a forecast of cooling load for 36 hours and a forecast of demand on the
grid, both by regression on temperature, humidity, hour and day. It then chooses the charge and discharge in each
half hour so as to make the sum of power, weighted by the forecast demand of the grid, as small as possible.
Chillers may not start more than twice in six hours. The tank may not be emptied below 8%. Written as a linear
programme the problem has 288 variables and is solved in less than a second on the plant’s ordinary computer.

Only the first half hour of each plan is carried out. If a forecast is missing, the last plan is continued for at
most six hours, and after that the threshold rule takes over. Operators can override it with one switch, and did so
on nineteen occasions; on eleven of them they were right.

Where heat is concerned one nonlinearity matters. The colder the outside air, the better a chiller performs, and a
plan that ignored the fact would charge the tank at sunset. We included the dependence as a cost that differs by
hour, computed from forecast wet-bulb temperature, which keeps the programme linear.

## Results

Table 1 compares the rules over the thirty days with the highest load in each period. To allow for differences in
weather, every figure is relative to the same day without a store in the model.

Table: Effect of the store under three rules on the thirty hottest days of each period
| Quantity | Timetable | Threshold | Predictive |
| Power 18:00–22:00 (%) | −9 | −22 | −31 |
| Highest half hour of the day (%) | −4 | −13 | −19 |
| Energy in the day (%) | +0.6 | +1.5 | +1.8 |
| Content left at midnight (%) | 3 | 14 | 11 |
| Chiller starts per day | 11 | 16 | 14 |

In the evening of the hottest day the plant drew 21.4 MW where it would have drawn 31.7 MW. The difference is the
consumption of some 3,400 flats in the same hours. The bill fell by 6.1% under the tariff in force, which has a weak
evening rate, and would have fallen by 13% under that proposed for 2026.

What did the forecast contribute? We ran the controller afterwards with the load and the demand that actually
occurred. Perfect knowledge would have improved the reduction from 31% to 34%. What did the tank contribute? In
March 2024 it was drained and the diffusers, partly blocked by scale, were cleaned. The thermocline shrank from 1.9
to 1.1 m and the usable share grew from 81% to 90%. The controller, which estimates the share each morning, used it
at once; by the model, three of the 31 points are due to a brush.

## Things that went wrong

On 11 May 2024 a sensor at level 17 froze, the estimate of content stayed at 64%, and the plan for the rest of the
day was, sensibly, to do nothing further. Nobody noticed until nine in the evening. Estimates are now compared with
the balance of flow, and a disagreement of more than 5% raises an alarm.

Twice the rule charged the tank in the morning and so pushed the plant over a limit of the connection contract, a
limit which had not been given to it. Such limits are known to everybody and written nowhere. We recommend that
whoever sets up a similar controller spend a day in the control room with a notebook.

## Should others do it?

The software is worth little without an accurate thermometer column and a clean tank; with them, it needs perhaps
forty days of an engineer’s time. Where the evening is already priced, it pays within a summer. Where it is not, the
benefit goes to the grid and the cost to the plant, and the matter is one for regulators rather than engineers.

Of the remaining potential most lies outside the plant. In several buildings the valves open fully at dusk because
their schedules say so. Had the fifteen largest of them delayed by an hour, the reduction would have been 37%. They
have been asked.
`,
  references: `
Brătianu, D. (2016) ‘Control of cold stores: a survey of simulations’. *Building Services Review*, 38(2), pp. 101–133. doi:10.5555/bsr.2016.101
Duquesne-Obi, R. (2014) ‘Diffusers, scale and the thickness of the thermocline’. *Thermal Storage Practice*, 5(1), pp. 12–25.
Ekwueme, J. and Holt, S. (2021) ‘Eleven field trials: thermal stores under real operators’. *District Energy Letters*, 9(3), pp. 200–219. doi:10.5555/del.2021.200
Khoshnevis, A. (2018) ‘The dark hour: evening peaks in solar grids’. *Power of the Sun Belt*, 2(4), pp. 87–104.
Lindahl-Roy, P. (2020) ‘Wet-bulb temperature in linear dispatch of chillers’. *Energy Programming*, 14(2), pp. 55–68. doi:10.5555/ep.2020.055
Matsuda, K. and Ferro, N. (2017) ‘Baselines for plants that cannot be switched off’. *Measurement and Verification*, 11(1), pp. 3–17.
Overgaard-Shah, T. (2019) ‘Contracts that outlive their peak’. *District Energy Letters*, 7(1), pp. 31–40. doi:10.5555/del.2019.031
Sinclair-Ntuli, B. (2022) ‘Operators and overrides’. *Control Rooms*, 18(3), pp. 144–158.
Yacoub, F. (2015) ‘Cooling load of mixed districts in the lower Gulf’. *Gulf Journal of Building Physics*, 3(2), pp. 61–79. doi:10.5555/gjbp.2015.061
`,
});
