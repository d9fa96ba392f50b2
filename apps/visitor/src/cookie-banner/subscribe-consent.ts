/**
 * Calls back after each submitted form, since any may be the cookie banner's; the listener reads the consent itself.
 * Returns a function that unsubscribes.
 */
export function subscribeConsent(view: Window, listener: () => void): () => void {
  const later = () => void view.setTimeout(listener);
  view.document.addEventListener('submit', later);
  return () => view.document.removeEventListener('submit', later);
}
