/** As React writes them, for every picture that does not wait until it comes near. */
const picturePreload = /<link rel="preload" as="image" [^>]*>/g;

/**
 * A page without the hints that React puts into its head for pictures which stand a few lines below. The browser finds
 * those as early by themselves, and takes a larger copy that it has from the page before; what was asked for by the hint
 * is then loaded in vain, and the console says so.
 */
export function withoutPicturePreloads(html: string): string {
  const end = html.indexOf('</head>');
  return html.slice(0, end).replaceAll(picturePreload, '') + html.slice(end);
}
