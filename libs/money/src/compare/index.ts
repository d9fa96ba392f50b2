export { compare, type Order } from './compare.ts';
export { max, min } from './extremes.ts';
export { sum } from './sum.ts';
