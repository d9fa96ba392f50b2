import { scrollIntoView } from '@sitewright/ui/scroll';

/** Gives a field the focus, and moves the page to it with its label where it is not in the window. */
export function leadTo(field: HTMLElement): void {
  const view = field.ownerDocument.defaultView;
  if (view === null) return;
  field.focus({ preventScroll: true });
  const whole = field.closest<HTMLElement>('label, fieldset, .field') ?? field;
  const { top, bottom } = whole.getBoundingClientRect();
  if (top < 0 || bottom > view.innerHeight) void scrollIntoView(whole, { window: view });
}
