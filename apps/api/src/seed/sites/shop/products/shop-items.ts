import type { DemoItem, DemoKit } from '../../../demo-site.ts';
import { coffeeAndEvenings } from './coffee-and-evenings.ts';
import { home } from './home.ts';
import { paperAndPrints } from './paper-and-prints.ts';
import { tableware } from './tableware.ts';
import { writeProduct } from './write-product.ts';

/** All products, in the order of the shop. */
const products = [...tableware, ...home, ...paperAndPrints, ...coffeeAndEvenings];

export const productFiles: readonly string[] = [
  ...new Set(products.flatMap(({ pictures }) => pictures)),
];

export const shopItems = (kit: DemoKit): DemoItem[] =>
  products.map((product) => writeProduct(kit, product));
