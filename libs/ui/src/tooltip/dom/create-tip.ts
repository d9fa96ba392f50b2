import { placeTooltip, type TooltipBounds } from '../place-tooltip.ts';

/** A tooltip in the page: visible only while it is open, but always available as a description. */
export interface Tip {
  readonly element: HTMLElement;
  readonly open: (anchor: TooltipBounds['anchor']) => void;
  readonly close: () => void;
  readonly remove: () => void;
}

const descriptionAttribute = 'aria-describedby';
let createdCount = 0;

/** Connects a tooltip with its element, in addition to existing descriptions. */
export function createTip(target: Element, text: string, view: Window): Tip {
  const { document } = view;
  const element = document.createElement('div');
  element.className = 'tooltip squarespace-managed-ui';
  element.id = `sw-tooltip-${(createdCount += 1)}`;
  element.role = 'tooltip';
  element.popover = 'manual';
  element.textContent = text;
  // The mouse cannot reach elements outside of a modal dialog.
  (target.closest('dialog') ?? document.body).append(element);

  const descriptions = () => target.getAttribute(descriptionAttribute)?.split(' ') ?? [];
  target.setAttribute(descriptionAttribute, [...descriptions(), element.id].join(' '));

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
      if (others.length > 0) target.setAttribute(descriptionAttribute, others.join(' '));
      else target.removeAttribute(descriptionAttribute);
    },
  };
}
