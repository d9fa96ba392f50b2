import { scrollIntoView } from '@sitewright/ui/scroll';

/** Focuses a field and scrolls it into view together with its label. */
export function leadTo(field: HTMLElement): void {
  const view = field.ownerDocument.defaultView;
  if (view === null) return;
  field.focus({ preventScroll: true });
  const whole = field.closest<HTMLElement>('label, fieldset, .field') ?? field;
  const { top, bottom } = whole.getBoundingClientRect();
  if (top < 0 || bottom > view.innerHeight) void scrollIntoView(whole, { window: view });
}
