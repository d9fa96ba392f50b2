/** A whole address as other programs take it: in ASCII, with its other characters percent-encoded. */
export const toAbsoluteUrl = (baseUrl: string, path: string): string => new URL(path, baseUrl).href;
