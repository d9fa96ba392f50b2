import { policyOrigin } from '../../kit/block/policy-origin.ts';

/** Reads the address of a stream's playlist (HLS); undefined for what is none, or comes over a line that others may read. */
export function streamAddress(text: string): string | undefined {
  const address = URL.parse(text.trim());
  const isPlaylist =
    address?.protocol === 'https:' &&
    /\.m3u8$/i.test(address.pathname) &&
    policyOrigin(address.href) !== undefined;
  return isPlaylist ? address.href : undefined;
}
