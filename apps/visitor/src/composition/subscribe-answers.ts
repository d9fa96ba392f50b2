/**
 * Calls back after each form that may have been the cookie banner's: whether it was, and what the answer is, is seen
 * afterwards. Answers how to stop.
 */
export function subscribeAnswers(view: Window, listener: () => void): () => void {
  const later = () => void view.setTimeout(listener);
  view.document.addEventListener('submit', later);
  return () => view.document.removeEventListener('submit', later);
}
