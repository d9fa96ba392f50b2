/** Allowed schemes of a click-through URL, without `javascript:`. */
const openSchemes = ['http:', 'https:', 'mailto:', 'tel:'];

/** Opens a click-through URL in this tab. Ignores any other scheme, and invalid URLs. */
export function openAddress(url: string, view: Window): void {
  const link = view.document.createElement('a');
  link.href = url;
  if (openSchemes.includes(link.protocol)) view.location.assign(link.href);
}
