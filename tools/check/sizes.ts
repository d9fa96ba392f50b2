import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { scriptBytes, styleBytes } from './measure-size.ts';
import { sizeBudgets, styleBudgets } from './size-budgets.ts';

/** `npm run check:sizes`: compares each entry and style sheet with its budget. */
const libs = join(import.meta.dirname, '../../libs');
let isOver = false;
const report = (path: string, bytes: number, budget: number) => {
  isOver ||= bytes > budget;
  console.log(
    `${bytes > budget ? 'OVER' : 'ok  '}  ${path.padEnd(44)}${String(bytes).padStart(7)} of ${budget}`,
  );
};
for (const [path, budget] of Object.entries(sizeBudgets))
  if (existsSync(join(libs, path.split('#')[0]!)))
    report(path, await scriptBytes(join(libs, path)), budget);
for (const [path, budget] of Object.entries(styleBudgets))
  if (existsSync(join(libs, path))) report(path, styleBytes(join(libs, path)), budget);
process.exit(isOver ? 1 : 0);
