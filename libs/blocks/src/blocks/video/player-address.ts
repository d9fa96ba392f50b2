import { providerOf, readAddress } from './provider.ts';

/** The URLs of a video. */
export interface PlayerAddresses {
  /** URL of the player, which starts at once because a click creates it. */
  readonly player: string;
  /** Page of the video for browsers without JavaScript. */
  readonly page: string;
}

const youtubeId = ({ hostname, pathname, searchParams }: URL): string | undefined =>
  hostname.endsWith('youtu.be')
    ? pathname.slice(1)
    : (searchParams.get('v') ?? /^\/(?:embed|shorts|live)\/([^/]+)/.exec(pathname)?.[1]);

const vimeoId = ({ pathname }: URL) => /(\d{5,})/.exec(pathname)?.[1];

function withQuery(url: string, query: Readonly<Record<string, string>>): string {
  const address = new URL(url);
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
  return address.href;
}

/** The URLs of a video from its embed's: YouTube's host without cookies, Vimeo with tracking disabled. */
export function playerAddresses(source: string): PlayerAddresses {
  const address = readAddress(source);
  const provider = providerOf(source);
  if (address !== undefined && provider === 'YouTube') {
    const id = youtubeId(address);
    if (id) {
      return {
        player: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&enablejsapi=1&rel=0`,
        page: `https://www.youtube.com/watch?v=${id}`,
      };
    }
  }
  if (address !== undefined && provider === 'Vimeo') {
    const id = vimeoId(address);
    const hash = address.searchParams.get('h');
    if (id) {
      return {
        player: withQuery(`https://player.vimeo.com/video/${id}`, {
          ...(hash === null ? {} : { h: hash }),
          autoplay: '1',
          dnt: '1',
        }),
        page: `https://vimeo.com/${id}${hash === null ? '' : `/${hash}`}`,
      };
    }
  }
  if (address !== undefined && provider === 'Wistia') {
    return { player: withQuery(source, { autoPlay: 'true' }), page: source };
  }
  return { player: source, page: source };
}
