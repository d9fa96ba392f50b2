/** Returns an absolute URL in ASCII, with all other characters percent-encoded. */
export const toAbsoluteUrl = (baseUrl: string, path: string): string => new URL(path, baseUrl).href;
