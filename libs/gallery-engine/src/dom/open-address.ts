/** Schemes that a click-through may lead to; a script's is not among them. */
const openSchemes = ['http:', 'https:', 'mailto:', 'tel:'];

/** Leads this tab to a click-through url. Any other scheme is ignored, and so is what is no address. */
export function openAddress(url: string, view: Window): void {
  const link = view.document.createElement('a');
  link.href = url;
  if (openSchemes.includes(link.protocol)) view.location.assign(link.href);
}
