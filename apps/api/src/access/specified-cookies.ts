const minuteS = 60;
const dayS = 24 * 60 * minuteS;

/** The required attributes of a cookie. */
export interface SpecifiedCookie {
  readonly name: string;
  /** Not accessible to scripts; with https its name begins with `__Host-`. */
  readonly isSecret: boolean;
  readonly sameSite: 'Lax' | 'Strict';
  /** In seconds; null ends with the browser session. A second lifetime applies if a person chose to stay logged in. */
  readonly lifetimesS: readonly (number | null)[];
  /** The hosts that set it. */
  readonly host: 'config' | 'site' | 'any';
  /** Who sets it: `nobody` while the feature is missing. */
  readonly setBy: 'server' | 'scripts' | 'nobody';
}

/**
 * Every cookie of the product, written by hand from the specification (section 9), JAR-06 and the design of the
 * origins. All have the path `/` and no domain; with https all that the server sets are `Secure`.
 */
const table = `
name              HttpOnly SameSite lifetime             host   set by

sw_session        yes      Lax      session/30d          config server
sw_browser        yes      Lax      365d                 config server
sw_member         yes      Lax      session/30d          site   nobody
sw_cart           yes      Lax      14d                  site   server
sw_pay            yes      Strict   60min                site   nobody
sw_presence       yes      Lax      15min                site   server
sw_unlock         yes      Lax      session              site   server
sw_marker         no       Lax      14d                  site   server
crumb             no       Lax      session              any    server
ss_consent        no       Lax      30d                  site   server
ss_cvr            no       Lax      730d                 site   scripts
ss_cvt            no       Lax      30min                site   scripts
ss_cvc            no       Lax      30min                site   scripts
ss_lastid         no       Lax      session              site   scripts
ss_analytics      no       Lax      390d                 site   scripts
ss_frame_expanded no       Lax      session              config scripts
`;

const unitsS = { d: dayS, min: minuteS } as const;

function readLifetime(text: string): number | null {
  if (text === 'session') return null;
  const { amount, unit } = /^(?<amount>\d+)(?<unit>d|min)$/.exec(text)?.groups ?? {};
  return Number(amount) * unitsS[unit as keyof typeof unitsS];
}

function readRow(line: string): SpecifiedCookie {
  const [name = '', isSecret, sameSite, lifetime = '', host, setBy] = line.split(/\s+/);
  return {
    name,
    isSecret: isSecret === 'yes',
    sameSite: sameSite as SpecifiedCookie['sameSite'],
    lifetimesS: lifetime.split('/').map(readLifetime),
    host: host as SpecifiedCookie['host'],
    setBy: setBy as SpecifiedCookie['setBy'],
  };
}

const [, ...rows] = table
  .trim()
  .split('\n')
  .filter((line) => line !== '');

export const specifiedCookies: readonly SpecifiedCookie[] = rows.map(readRow);
