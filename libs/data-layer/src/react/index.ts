export { createCache } from './create-cache.ts';
export type { Cache, Cached, CacheOptions, Load } from './create-cache.ts';
export { useCached } from './use-cached.ts';
