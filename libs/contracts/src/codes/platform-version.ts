/** The platform versions of a website, as strings (specification 3; ENUM-36). */
export const platformVersions = ['7', '7.1', '8'] as const;

/** One platform version. */
export type PlatformVersion = (typeof platformVersions)[number];
