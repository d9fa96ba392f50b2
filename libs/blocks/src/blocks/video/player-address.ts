import { providerOf, readAddress } from './provider.ts';

/** Where a video is played and where it lives on its own. */
export interface PlayerAddresses {
  /** Address of the frame, which starts at once: it is made by the visitor's press. */
  readonly player: string;
  /** Page of the video for browsers that run no script. */
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

/** The addresses of a video by its embed's: YouTube from its host without cookies, Vimeo asked not to track. */
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
