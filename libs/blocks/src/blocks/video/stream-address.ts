import { policyOrigin } from '../../kit/block/policy-origin.ts';

/** Parses the URL of a stream's playlist (HLS); undefined for an invalid or unencrypted one. */
export function streamAddress(text: string): string | undefined {
  const address = URL.parse(text.trim());
  const isPlaylist =
    address?.protocol === 'https:' &&
    /\.m3u8$/i.test(address.pathname) &&
    policyOrigin(address.href) !== undefined;
  return isPlaylist ? address.href : undefined;
}
