/** What is shared: the page's address and title. */
export interface SharedPage {
  readonly url: string;
  readonly title: string;
}

const query = (base: string, values: Readonly<Record<string, string>>): string => {
  const address = new URL(base);
  for (const [name, value] of Object.entries(values)) address.searchParams.set(name, value);
  return address.href;
};

/** Services with the address at which a page is passed on. Nothing is asked of any of them before a press. */
export const shareServices = {
  email: ({ url, title }: SharedPage) =>
    `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`,
  facebook: ({ url }: SharedPage) =>
    query('https://www.facebook.com/sharer/sharer.php', { u: url }),
  x: ({ url, title }: SharedPage) => query('https://x.com/intent/post', { url, text: title }),
  bluesky: ({ url, title }: SharedPage) =>
    query('https://bsky.app/intent/compose', { text: `${title} ${url}` }),
  linkedin: ({ url }: SharedPage) =>
    query('https://www.linkedin.com/sharing/share-offsite/', { url }),
  pinterest: ({ url, title }: SharedPage) =>
    query('https://www.pinterest.com/pin/create/button/', { url, description: title }),
  /** The address itself, to be copied. */
  link: ({ url }: SharedPage) => url,
} as const satisfies Readonly<Record<string, (page: SharedPage) => string>>;

export type ShareService = keyof typeof shareServices;

/** The services in the order in which they are offered. */
export const shareServiceNames = Object.keys(shareServices) as [ShareService, ...ShareService[]];
