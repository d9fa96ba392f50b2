/** A duration in seconds as `3:45` or `1:10:05`; empty if unknown, as for a stream. */
export function lengthText(seconds: number): string {
  if (!Number.isFinite(seconds) || seconds < 0) return '';
  const totalSeconds = Math.round(seconds);
  const parts = [Math.floor(totalSeconds / 60) % 60, totalSeconds % 60];
  if (totalSeconds >= 3600) parts.unshift(Math.floor(totalSeconds / 3600));
  return parts.map((part, index) => (index === 0 ? part : String(part).padStart(2, '0'))).join(':');
}
