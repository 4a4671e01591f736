import { checkCatalogueUse } from './check-catalogue-use.ts';
import { checkEnds } from './check-ends.ts';
import { checkImports } from './check-imports.ts';
import { checkLiteralTexts } from './check-literal-texts.ts';
import { checkLogicalStyles } from './check-logical-styles.ts';
import { checkName, checkSizes } from './check-names-and-sizes.ts';
import { checkPdfStrings } from './check-pdf-strings.ts';
import { checkPublicApis } from './check-public-apis.ts';
import { checkScrolledRooms } from './check-scrolled-rooms.ts';
import { checkStyleClasses } from './check-style-classes.ts';
import { checkVendors } from './check-vendors.ts';
import { checkTables } from './table-owners.ts';
import type { Fault, SourceFile } from './source-file.ts';

const SIDES = ['src/contracts', 'src/server', 'src/web'];

/** Every wall of the architecture that these files break; having seen nothing of a side is a fault too. */
export function checkArchitecture(files: readonly SourceFile[]): Fault[] {
  return [
    ...SIDES.filter((side) => !files.some(({ path }) => path.startsWith(`${side}/`))).map(unseen),
    ...files.flatMap((file) => [
      ...checkImports(file),
      ...checkVendors(file),
      ...checkTables(file),
      ...checkPdfStrings(file),
      ...checkPublicApis(file),
      ...checkEnds(file),
      ...checkLiteralTexts(file),
      ...checkCatalogueUse(file),
      ...checkName(file),
      ...checkLogicalStyles(file),
      ...checkScrolledRooms(file),
    ]),
    ...checkStyleClasses(files),
    ...checkSizes(files),
  ];
}

function unseen(side: string): Fault {
  return { path: side, fault: 'the check has seen no files here' };
}
