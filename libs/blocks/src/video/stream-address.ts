/** Reads the address of a stream's playlist (HLS); undefined for what is none, or comes over a line that others may read. */
export function streamAddress(text: string): string | undefined {
  const address = URL.parse(text.trim());
  const isPlaylist = address?.protocol === 'https:' && address.pathname.endsWith('.m3u8');
  return isPlaylist ? address.href : undefined;
}
