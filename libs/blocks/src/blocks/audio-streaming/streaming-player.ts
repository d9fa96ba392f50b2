/** A player of a streaming service. */
export interface StreamingPlayer {
  readonly service: string;
  /** URL of the embedded player. */
  readonly source: string;
  /** Height of the player, in pixels. */
  readonly heightPx: number;
}

type ReadPlayer = (address: URL) => Pick<StreamingPlayer, 'source' | 'heightPx'> | undefined;

const listHeightPx = 352;
const trackHeightPx = 166;

const spotify: ReadPlayer = ({ pathname }) => {
  // Paths may begin with a language: /intl-de/track/…
  const match =
    /^(?:\/intl-\w+)?(?:\/embed)?\/(track|album|playlist|episode|show|artist)\/(\w+)/.exec(
      pathname,
    );
  if (match === null) return undefined;
  const [, kind, id] = match;
  const heightPx = kind === 'track' || kind === 'episode' ? 152 : listHeightPx;
  return { source: `https://open.spotify.com/embed/${kind}/${id}`, heightPx };
};

const soundcloud: ReadPlayer = ({ pathname }) => {
  const parts = pathname.split('/').filter((part) => part !== '');
  if (parts.length < 2) return undefined;
  const track = encodeURIComponent(`https://soundcloud.com/${parts.join('/')}`);
  return {
    source: `https://w.soundcloud.com/player/?url=${track}`,
    heightPx: parts[1] === 'sets' ? listHeightPx : trackHeightPx,
  };
};

const appleMusic: ReadPlayer = ({ pathname, search }) => {
  if (!/^\/\w\w\/(album|playlist|song)\//.test(pathname)) return undefined;
  const isTrack = pathname.includes('/song/') || new URLSearchParams(search).has('i');
  return {
    source: `https://embed.music.apple.com${pathname}${search}`,
    heightPx: isTrack ? 175 : 450,
  };
};

const mixcloud: ReadPlayer = ({ pathname }) =>
  pathname.split('/').filter((part) => part !== '').length < 2
    ? undefined
    : {
        source: `https://player-widget.mixcloud.com/widget/iframe/?feed=${encodeURIComponent(pathname)}`,
        heightPx: 120,
      };

const bandcamp: ReadPlayer = ({ href, pathname }) =>
  pathname.startsWith('/EmbeddedPlayer/') ? { source: href, heightPx: trackHeightPx } : undefined;

/** Services by host. */
const services: Readonly<Record<string, readonly [service: string, read: ReadPlayer]>> = {
  'open.spotify.com': ['Spotify', spotify],
  'soundcloud.com': ['SoundCloud', soundcloud],
  'www.soundcloud.com': ['SoundCloud', soundcloud],
  'music.apple.com': ['Apple Music', appleMusic],
  'www.mixcloud.com': ['Mixcloud', mixcloud],
  'bandcamp.com': ['Bandcamp', bandcamp],
};

/** Finds the player for the URL of a track, album or playlist; undefined for every other URL. */
export function streamingPlayer(address: string): StreamingPlayer | undefined {
  const url = URL.parse(address.trim());
  if (url?.protocol !== 'https:' || !Object.hasOwn(services, url.host)) return undefined;
  const entry = services[url.host];
  const player = entry?.[1](url);
  return player && entry && { service: entry[0], ...player };
}
