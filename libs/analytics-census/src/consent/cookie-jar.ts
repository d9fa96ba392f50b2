/** Cookies of the device, for the whole site. */
export interface CookieJar {
  readonly read: (name: string) => string | undefined;
  /** Writes a cookie with a lifetime in milliseconds; 0 deletes it. */
  readonly write: (name: string, value: string, lifetimeMs: number) => void;
}
