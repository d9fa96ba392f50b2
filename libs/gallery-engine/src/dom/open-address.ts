/** Schemes that a click-through may lead to; a script's is not among them. */
const openSchemes = ['http:', 'https:', 'mailto:', 'tel:'];

/** Leads this tab to a click-through url. Any other scheme is ignored. */
export function openAddress(url: string, view: Window): void {
  if (!URL.canParse(url, view.document.baseURI)) return;
  const address = new URL(url, view.document.baseURI);
  if (openSchemes.includes(address.protocol)) view.location.assign(address.href);
}
