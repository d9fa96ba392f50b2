import type { LayoutStyle } from '../designs/gallery-layout.ts';

/** Sets custom properties of an element; skips unchanged ones, because setting them restyles everything inside it. */
export function setProperties(element: HTMLElement, properties: LayoutStyle): void {
  for (const [name, value] of Object.entries(properties)) {
    const text = String(value);
    if (element.style.getPropertyValue(name) !== text) element.style.setProperty(name, text);
  }
}
