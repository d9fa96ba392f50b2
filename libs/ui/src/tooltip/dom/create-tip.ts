import { placeTooltip, type TooltipBounds } from '../place-tooltip.ts';

/** A tooltip in the page: seen only while it is open, but always there for who reads descriptions. */
export interface Tip {
  readonly element: HTMLElement;
  readonly open: (anchor: TooltipBounds['anchor']) => void;
  readonly close: () => void;
  readonly remove: () => void;
}

const described = 'aria-describedby';
let made = 0;

/** Ties a tooltip to what it describes, beside descriptions that are there already. */
export function createTip(target: Element, text: string, view: Window): Tip {
  const { document } = view;
  const element = document.createElement('div');
  element.className = 'tooltip squarespace-managed-ui';
  element.id = `sw-tooltip-${(made += 1)}`;
  element.role = 'tooltip';
  element.popover = 'manual';
  element.textContent = text;
  // What lies outside a modal dialog cannot be reached by the mouse.
  (target.closest('dialog') ?? document.body).append(element);

  const descriptions = () => target.getAttribute(described)?.split(' ') ?? [];
  target.setAttribute(described, [...descriptions(), element.id].join(' '));

  return {
    element,
    open: (anchor) => {
      const direction = target.matches(':dir(rtl)') ? 'rtl' : 'ltr';
      element.dir = direction;
      element.showPopover();
      const { clientWidth: width, clientHeight: height } = document.documentElement;
      const { offsetWidth, offsetHeight } = element;
      const { left, top } = placeTooltip({
        window: { width, height },
        anchor,
        size: { width: offsetWidth, height: offsetHeight },
        direction,
      });
      element.style.left = `${left}px`;
      element.style.top = `${top}px`;
    },
    close: () => element.hidePopover(),
    remove: () => {
      element.remove();
      const others = descriptions().filter((id) => id !== element.id);
      if (others.length > 0) target.setAttribute(described, others.join(' '));
      else target.removeAttribute(described);
    },
  };
}
