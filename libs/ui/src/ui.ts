/** React primitives and tokens: dialogs, toasts, tooltips, accordion, marquee, tabs, lightbox and focus. */
export const ui = Object.freeze({ name: 'ui' });
