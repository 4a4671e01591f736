import { aCropForTheBrine } from './articles/a-crop-for-the-brine.ts';
import { breathingRootsOfTheLagoon } from './articles/breathing-roots-of-the-lagoon.ts';
import { coldWaterForAHotEvening } from './articles/cold-water-for-a-hot-evening.ts';
import { dampHeatBeforeSunrise } from './articles/damp-heat-before-sunrise.ts';
import { drawingForcesBeforeNamingThem } from './articles/drawing-forces-before-naming-them.ts';
import { dustDaysAndWheeze } from './articles/dust-days-and-wheeze.ts';
import { firstNightOnTheReef } from './articles/first-night-on-the-reef.ts';
import { homeworkAfterTheBell } from './articles/homework-after-the-bell.ts';
import { keepingFirstYearTeachers } from './articles/keeping-first-year-teachers.ts';
import { lessWaterForThePalm } from './articles/less-water-for-the-palm.ts';
import { libraryAfterDark } from './articles/library-after-dark.ts';
import { owningAWindTower } from './articles/owning-a-wind-tower.ts';
import { readingAloudInTwoScripts } from './articles/reading-aloud-in-two-scripts.ts';
import { sandOnThinGlassCoats } from './articles/sand-on-thin-glass-coats.ts';
import { teaBeforeTheFile } from './articles/tea-before-the-file.ts';
import { threeWaysToFindIronDeficiency } from './articles/three-ways-to-find-iron-deficiency.ts';
import { vitaminDAtSixMonths } from './articles/vitamin-d-at-six-months.ts';
import { wallsOfCoralStone } from './articles/walls-of-coral-stone.ts';
import { warmNestsOfTwoIslands } from './articles/warm-nests-of-two-islands.ts';
import { whenToCleanThePanels } from './articles/when-to-clean-the-panels.ts';
import { whoEatsTheYoungGhaf } from './articles/who-eats-the-young-ghaf.ts';
import { whoSignedTheLease } from './articles/who-signed-the-lease.ts';
import type { DemoArticle } from './paper.ts';

/** All published articles, by journal and then by date. */
export const articles: DemoArticle[] = [
  readingAloudInTwoScripts,
  homeworkAfterTheBell,
  keepingFirstYearTeachers,
  drawingForcesBeforeNamingThem,
  libraryAfterDark,
  vitaminDAtSixMonths,
  dustDaysAndWheeze,
  threeWaysToFindIronDeficiency,
  breathingRootsOfTheLagoon,
  warmNestsOfTwoIslands,
  whoEatsTheYoungGhaf,
  firstNightOnTheReef,
  coldWaterForAHotEvening,
  wallsOfCoralStone,
  whenToCleanThePanels,
  whoSignedTheLease,
  teaBeforeTheFile,
  owningAWindTower,
  lessWaterForThePalm,
  aCropForTheBrine,
  dampHeatBeforeSunrise,
  sandOnThinGlassCoats,
];
