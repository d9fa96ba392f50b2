import type { MutantTable } from '../mutant.ts';
import { checkout } from './checkout.ts';

/** Bugs by area; none of them is one that a test was written for. */
export const mutants: MutantTable = { checkout };
