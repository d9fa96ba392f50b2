/** How long a toast is shown, in milliseconds. */
export const toastMs = 2000;

/** The container of all toasts: one live region, so that each is announced when it appears. */
function findOrCreateStack(document: Document): HTMLElement {
  const existing = document.querySelector<HTMLElement>('.toasts');
  if (existing) return existing;
  const stack = document.createElement('div');
  stack.className = 'toasts squarespace-managed-ui';
  stack.role = 'status';
  document.body.append(stack);
  return stack;
}

/**
 * Shows a message in the top corner of the page for two seconds, also to screen readers. It neither takes focus nor
 * moves the page. Returns a function that removes it early.
 */
export function showToast(text: string, { window: view }: { readonly window: Window }): () => void {
  const { document } = view;
  const toast = document.createElement('div');
  toast.className = 'toast';
  toast.textContent = text;
  findOrCreateStack(document).append(toast);
  const remove = () => toast.remove();
  view.setTimeout(remove, toastMs);
  return remove;
}
