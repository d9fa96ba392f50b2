/** As React writes them for every image that does not load lazily. */
const picturePreload = /<link rel="preload" as="image" [^>]*>/g;

/**
 * Removes the preload hints that React adds for images a few lines below them. Browsers find those images just as
 * early and may reuse a larger cached copy; the preloaded file would be wasted, and logged as such.
 */
export function withoutPicturePreloads(html: string): string {
  const end = html.indexOf('</head>');
  return html.slice(0, end).replaceAll(picturePreload, '') + html.slice(end);
}
