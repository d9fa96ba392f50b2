import type { DemoItem, DemoKit } from '../../../demo-site.ts';
import { coffeeAndEvenings } from './coffee-and-evenings.ts';
import { home } from './home.ts';
import { paperAndPrints } from './paper-and-prints.ts';
import { tableware } from './tableware.ts';
import { writeProduct } from './write-product.ts';

/** In their order in the shop. */
const notes = [...tableware, ...home, ...paperAndPrints, ...coffeeAndEvenings];

export const productFiles: readonly string[] = [
  ...new Set(notes.flatMap(({ pictures }) => pictures)),
];

export const shopItems = (kit: DemoKit): DemoItem[] => notes.map((note) => writeProduct(kit, note));
