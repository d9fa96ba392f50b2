export { createEscapeManager } from '@sitewright/escape-manager';
export { createFocusContainment, listenForEscape } from '@sitewright/escape-manager/dom';
