/** Bytes of a megabyte in upload limits (specification 9; FILE-10). Display uses steps of 1024. */
export const bytesPerMegabyte = 1_000_000;

/** Megabytes in bytes. */
export const megabytes = (count: number): number => count * bytesPerMegabyte;
