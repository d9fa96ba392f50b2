import type { Bench } from '../bench-options.ts';
export const publishBench: Bench = async () => [];
