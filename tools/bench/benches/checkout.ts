import type { Bench } from '../bench-options.ts';
export const checkoutBench: Bench = async () => [];
