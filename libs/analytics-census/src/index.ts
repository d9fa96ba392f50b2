export { analyticsCensus } from './analytics-census.ts';
