/** A length in seconds as people write it, `3:45` or `1:10:05`; empty for one that is not known, as a stream's. */
export function lengthText(seconds: number): string {
  if (!Number.isFinite(seconds) || seconds < 0) return '';
  const whole = Math.round(seconds);
  const parts = [Math.floor(whole / 60) % 60, whole % 60];
  if (whole >= 3600) parts.unshift(Math.floor(whole / 3600));
  return parts.map((part, index) => (index === 0 ? part : String(part).padStart(2, '0'))).join(':');
}
