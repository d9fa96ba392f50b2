/** The shared data: the page's URL and title. */
export interface SharedPage {
  readonly url: string;
  readonly title: string;
}

const withQuery = (base: string, values: Readonly<Record<string, string>>): string => {
  const address = new URL(base);
  for (const [name, value] of Object.entries(values)) address.searchParams.set(name, value);
  return address.href;
};

/** Share URLs of services. No service is contacted before a click. */
export const shareServices = {
  email: ({ url, title }: SharedPage) =>
    `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`,
  facebook: ({ url }: SharedPage) =>
    withQuery('https://www.facebook.com/sharer/sharer.php', { u: url }),
  x: ({ url, title }: SharedPage) => withQuery('https://x.com/intent/post', { url, text: title }),
  bluesky: ({ url, title }: SharedPage) =>
    withQuery('https://bsky.app/intent/compose', { text: `${title} ${url}` }),
  linkedin: ({ url }: SharedPage) =>
    withQuery('https://www.linkedin.com/sharing/share-offsite/', { url }),
  pinterest: ({ url, title }: SharedPage) =>
    withQuery('https://www.pinterest.com/pin/create/button/', { url, description: title }),
  /** The page's URL itself, to be copied. */
  link: ({ url }: SharedPage) => url,
} as const satisfies Readonly<Record<string, (page: SharedPage) => string>>;

export type ShareService = keyof typeof shareServices;

/** The services in display order. */
export const shareServiceNames = Object.keys(shareServices) as [ShareService, ...ShareService[]];
