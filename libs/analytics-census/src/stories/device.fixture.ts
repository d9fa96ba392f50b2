import type { CookieJar } from '../index.ts';

/** Stored cookies by name. */
export type Cookies = ReadonlyMap<string, string>;

/** A device with readable cookies. */
export function createDevice(onWrite: (cookies: Cookies) => void): CookieJar {
  let cookies: Cookies = new Map();
  return {
    read: (name: string) => cookies.get(name),
    write(name: string, value: string, lifeMs: number) {
      const others = [...cookies].filter(([other]) => other !== name);
      cookies = new Map(lifeMs > 0 ? [...others, [name, value]] : others);
      onWrite(cookies);
    },
  };
}
