import type { LayoutStyle } from '../designs/layout.ts';

/** Sets custom properties of an element. */
export function setProperties(element: HTMLElement, properties: LayoutStyle): void {
  for (const [name, value] of Object.entries(properties)) {
    element.style.setProperty(name, String(value));
  }
}
