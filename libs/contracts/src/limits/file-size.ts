/** Bytes in a megabyte wherever an upload is limited (specification 9; FILE-10). Display uses steps of 1024. */
export const bytesPerMegabyte = 1_000_000;

/** So many megabytes, in bytes. */
export const megabytes = (count: number): number => count * bytesPerMegabyte;
