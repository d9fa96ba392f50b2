/** The marketing parameters of a landing query. */
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

/** The visitor's origin: marketing parameters and page context. */
export type Landing = Readonly<Partial<Record<MarketingParameter, string>>> & {
  /** The URL of the landing page. */
  readonly landing: string;
  /** The query's `refer`, otherwise the referrer. */
  readonly refer: string;
  /** The query's `rk`. */
  readonly rk: string;
  readonly lang: string;
  /** Width and height of the screen, such as `390x844`. */
  readonly screen: string;
};

/** The sources of a landing. */
export interface LandingSource {
  /** A parameter of the landing query: `(name) => query.get(name)`. */
  readonly readParameter: (name: string) => string | null | undefined;
  readonly landing: string;
  readonly referrer: string;
  readonly lang: string;
  readonly screen: string;
}

/** Reads the visitor's origin. */
export function readLanding(source: LandingSource): Landing {
  const { readParameter, landing, referrer, lang, screen } = source;
  const parameters = marketingParameters.flatMap((name) => {
    const value = readParameter(name);
    return value ? [[name, value]] : [];
  });
  return {
    refer: referrer,
    ...Object.fromEntries(parameters),
    landing,
    rk: readParameter('rk') ?? '',
    lang,
    screen,
  };
}
