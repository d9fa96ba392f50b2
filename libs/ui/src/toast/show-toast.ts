/** How long an info toast is shown. */
export const toastMs = 2000;

const stackClass = 'toasts squarespace-managed-ui';

/** The corner in which toasts stand, a live region: it must be in the page before something is said in it. */
function stackOf(document: Document): HTMLElement {
  const known = document.querySelector<HTMLElement>('.toasts');
  if (known) return known;
  const stack = document.createElement('div');
  stack.className = stackClass;
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
  const timer = view.setTimeout(remove, toastMs);
  return () => {
    view.clearTimeout(timer);
    remove();
  };
}
