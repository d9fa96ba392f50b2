/** The versions of the platform a website may be built for, carried as text (specification 3; ENUM-36). */
export const platformVersions = ['7', '7.1', '8'] as const;

/** One platform version. */
export type PlatformVersion = (typeof platformVersions)[number];
