import type { Bench } from '../bench-options.ts';
export const startBench: Bench = async () => [];
