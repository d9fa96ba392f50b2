/** Starts what every page runs. */
export function start(window: Window): void {
  window.document.documentElement.dataset['ready'] = '';
}
