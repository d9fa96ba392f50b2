/** How long an info toast is shown. */
export const toastMs = 2000;

/** The corner in which toasts stand: one live region, so that each is announced when it appears. */
function stackOf(document: Document): HTMLElement {
  const known = document.querySelector<HTMLElement>('.toasts');
  if (known) return known;
  const stack = document.createElement('div');
  stack.className = 'toasts squarespace-managed-ui';
  stack.role = 'status';
  document.body.append(stack);
  return stack;
}

/**
 * Says something in the top corner of a page for two seconds, to screen readers too. It takes no focus and nothing of
 * the page is moved. Answers how to take it away before its time.
 */
export function showToast(text: string, { window: view }: { readonly window: Window }): () => void {
  const { document } = view;
  const toast = document.createElement('div');
  toast.className = 'toast';
  toast.textContent = text;
  stackOf(document).append(toast);
  const remove = () => toast.remove();
  view.setTimeout(remove, toastMs);
  return remove;
}
