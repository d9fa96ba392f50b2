const units = ['B', 'KB', 'MB', 'GB'] as const;

/** A size as people read it, in steps of 1024: `1.2 MB`. */
export function fileSize(bytes: number): string {
  const step = bytes < 1 ? 0 : Math.min(Math.floor(Math.log(bytes) / Math.log(1024)), 3);
  const amount = bytes / 1024 ** step;
  return `${step === 0 ? amount : amount.toFixed(1)} ${units[step] ?? 'GB'}`;
}
