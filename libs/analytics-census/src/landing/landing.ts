/** The marketing parameters that a landing query may carry. */
export const marketingParameters = [
  'source',
  'campaign',
  'subcampaign',
  'channel',
  'subchannel',
  'refer',
  'variation',
  'mkwid',
] as const;

/** See {@link marketingParameters}. */
export type MarketingParameter = (typeof marketingParameters)[number];

/** How a visitor came to the site: the marketing parameters that were given, and the pageContext. */
export type Landing = Readonly<Partial<Record<MarketingParameter, string>>> & {
  /** The address of the page that was landed on. */
  readonly landing: string;
  /** The query's `refer`, or else the address that the visitor came from. */
  readonly refer: string;
  /** The query's `rk`. */
  readonly rk: string;
  readonly lang: string;
  /** Width and height of the screen, as in `390x844`. */
  readonly screen: string;
};

/** What a landing is read from. */
export interface LandingSource {
  /** A parameter of the landing query: `(name) => query.get(name)`. */
  readonly readParameter: (name: string) => string | null | undefined;
  readonly landing: string;
  readonly referrer: string;
  readonly lang: string;
  readonly screen: string;
}

/** Reads how a visitor came to the site. */
export function readLanding(source: LandingSource): Landing {
  const { readParameter, landing, referrer, lang, screen } = source;
  const given = marketingParameters.flatMap((name) => {
    const value = readParameter(name);
    return value ? [[name, value]] : [];
  });
  return {
    refer: referrer,
    ...Object.fromEntries(given),
    landing,
    rk: readParameter('rk') ?? '',
    lang,
    screen,
  };
}
