/**
 * Arguments of Node that run the built server from the root of the repository. Rendering a page leaves a few megabytes
 * of garbage; a semi-space four times as large saves no measurable time, but costs 50 MB of memory under load.
 */
export const serverCommand = ['--max-semi-space-size=4', 'apps/api/dist/server/main.js'] as const;

/** With fewer arenas the C library returns the memory that image processing and compression needed temporarily. */
export const serverMemory = { MALLOC_ARENA_MAX: '2' } as const;
