/** The device's cookies, each for the whole site. */
export interface CookieJar {
  readonly read: (name: string) => string | undefined;
  /** Writes a cookie that lives for a number of milliseconds; 0 takes it away. */
  readonly write: (name: string, value: string, lifeMs: number) => void;
}
