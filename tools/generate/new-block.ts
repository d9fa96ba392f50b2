import { blockTemplate } from './block-template.ts';
import { failGeneration, type ChangeSet, type GeneratorError, type Sources } from './change-set.ts';
import { insertLine } from './insert-line.ts';
import { nameForms } from './name-forms.ts';

const table = 'libs/contracts/src/codes/block-type.ts';
const recordTest = 'libs/contracts/src/codes/block-type.test.ts';
const maxBlockTypes = 70;

const tableRow = /^ {2}[A-Z][A-Z0-9_]*: (\d+),$/;
const recordRow = /^ {6}"[A-Z0-9_]+": \d+,$/;
const numberIn = (row: string) => Number(tableRow.exec(row)?.[1]);

/** The smallest number that no block type has; undefined when all are taken. */
function nextFreeNumber(text: string): number | undefined {
  const taken = new Set(
    text
      .split('\n')
      .filter((row) => tableRow.test(row))
      .map(numberIn),
  );
  return Array.from({ length: maxBlockTypes }, (_, index) => index + 1).find(
    (number) => !taken.has(number),
  );
}

/**
 * Adds a new number to the code table and to the test that records all numbers. No edits for a type that has a number
 * already.
 */
function addTypeNumber(
  constant: string,
  sources: Sources,
): Pick<ChangeSet, 'edited'> | GeneratorError {
  const text = sources.read(table) ?? '';
  if (new RegExp(`^ {2}${constant}: \\d+,$`, 'm').test(text)) return { edited: {} };
  const number = nextFreeNumber(text);
  if (number === undefined) return failGeneration(`All numbers of ${table} are given.`);
  const edited = insertLine(
    text,
    tableRow,
    `  ${constant}: ${number},`,
    (sibling) => numberIn(sibling) > number,
  );
  const recorded = insertLine(
    sources.read(recordTest) ?? '',
    recordRow,
    `      "${constant}": ${number},`,
  );
  if (edited === undefined || recorded === undefined)
    return failGeneration(`${table} or ${recordTest} has no rows that this generator knows.`);
  return { edited: { [table]: edited, [recordTest]: recorded } };
}

/** `npm run new block <name>`: the folder of a block, and its line in the code table unless the table has it. */
export function newBlock(name: string, sources: Sources): ChangeSet | GeneratorError {
  const forms = nameForms(name);
  if (forms === undefined) return failGeneration(`${name} is not a valid name for a block.`);
  const folder = `libs/blocks/src/blocks/${name}`;
  if (sources.has(folder)) return failGeneration(`${folder} exists already.`);
  const numbered = addTypeNumber(forms.constant, sources);
  if ('error' in numbered) return numbered;
  return {
    created: Object.fromEntries(
      Object.entries(blockTemplate(forms)).map(([path, text]) => [`${folder}/${path}`, text]),
    ),
    ...numbered,
    advice: [
      'Its panel: property() in schema.ts. Behavior in the browser: add island.ts and data-island in the view. Data from the server: add load.server.ts. Then npm run generate.',
      'libs/blocks/README.md explains the files; the marquee is a short example with an island and its browser test.',
    ],
  };
}
