import { specifiedCookies, type SpecifiedCookie } from './specified-cookies.ts';

/** One `Set-Cookie` header. */
export interface SetCookie {
  readonly name: string;
  readonly value: string;
  /** By lower-case name; true for an attribute without a value. */
  readonly attributes: ReadonlyMap<string, string | true>;
}

/** The cookies that a response sets, from its headers. */
export function readSetCookies(
  header: number | string | string[] | undefined,
): readonly SetCookie[] {
  return [header ?? []].flat().map((line) => {
    const [pair = '', ...rest] = String(line).split(/; ?/);
    const [name = '', value = ''] = pair.split(/=(.*)/s);
    const attributes = new Map<string, string | true>();
    for (const attribute of rest) {
      const [key = '', text] = attribute.split(/=(.*)/s);
      attributes.set(key.toLowerCase(), text ?? true);
    }
    return { name, value, attributes };
  });
}

/** Whether the header deletes the cookie. */
export const isCleared = ({ value, attributes }: SetCookie): boolean =>
  value === '' && (attributes.get('max-age') === '0' || attributes.has('expires'));

/** The table's row of a cookie by its name in the header; undefined if the table does not have it. */
export function rowOfCookie(name: string, isHttps: boolean): SpecifiedCookie | undefined {
  const row = specifiedCookies.find((cookie) => cookie.name === name.replace('__Host-', ''));
  const prefix = row?.isSecret === true && isHttps ? '__Host-' : '';
  return row !== undefined && name === `${prefix}${row.name}` ? row : undefined;
}

interface CookieContext {
  readonly isHttps: boolean;
  readonly host: 'config' | 'site';
}

/** The errors of a cookie that a server sets, as sentences. */
export function findCookieErrors(cookie: SetCookie, { isHttps, host }: CookieContext): string[] {
  const { name, attributes } = cookie;
  const row = rowOfCookie(name, isHttps);
  if (row === undefined) return [`${name} is not in the table of cookies.`];
  const lifetime = attributes.has('max-age') ? Number(attributes.get('max-age')) : null;
  const generalErrors = {
    [`${name} is set by ${row.setBy}, not by the server.`]: row.setBy !== 'server',
    [`${name} does not belong to a ${host} host.`]: row.host !== 'any' && row.host !== host,
    [`${name} has a domain.`]: attributes.has('domain'),
    [`${name} does not have the path /.`]: attributes.get('path') !== '/',
    [`${name} is ${isHttps ? 'not Secure on https' : 'Secure on http'}.`]:
      attributes.has('secure') !== isHttps,
  };
  const valueErrors = {
    [`${name} is ${row.isSecret ? 'not HttpOnly' : 'HttpOnly'}.`]:
      attributes.has('httponly') !== row.isSecret,
    [`${name} is not SameSite=${row.sameSite}.`]: attributes.get('samesite') !== row.sameSite,
    [`${name} has the wrong lifetime in seconds: ${lifetime ?? 'session'}.`]:
      !row.lifetimesS.includes(lifetime),
    [`${name} has both Max-Age and Expires.`]: attributes.has('expires'),
  };
  const checks = isCleared(cookie) ? generalErrors : { ...generalErrors, ...valueErrors };
  return Object.entries(checks).flatMap(([error, applies]) => (applies ? [error] : []));
}
