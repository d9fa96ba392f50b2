/** Services with a known player API (VIDEO-06). */
export const videoProviders = ['Vimeo', 'YouTube', 'Wistia', 'Animoto'] as const;
export type VideoProvider = (typeof videoProviders)[number];

const hosts: Readonly<Record<VideoProvider, RegExp>> = {
  Vimeo: /(^|\.)vimeo\.com$/,
  YouTube: /(^|\.)(youtube\.com|youtube-nocookie\.com|youtu\.be)$/,
  Wistia: /(^|\.)wistia\.(com|net)$/,
  Animoto: /(^|\.)animoto\.com$/,
};

/** Parses a URL as a browser does, protocol-relative ones as https; undefined for an invalid one. */
export function readAddress(text: string): URL | undefined {
  const address = URL.parse(text.startsWith('//') ? `https:${text}` : text);
  return address?.protocol === 'https:' || address?.protocol === 'http:' ? address : undefined;
}

/** The service of a player's URL; undefined for any other, which still plays (VIDEO-07). */
export function providerOf(url: string): VideoProvider | undefined {
  const address = readAddress(url);
  if (address === undefined) return undefined;
  // Animoto serves its players from an S3 bucket with its name.
  if (address.pathname.includes('embed.animoto.com')) return 'Animoto';
  return videoProviders.find((provider) => hosts[provider].test(address.hostname));
}
