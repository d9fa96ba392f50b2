export { dialogButtons, type DialogAnswer, type DialogStyle } from './dialog-style.ts';
export { openDialog, type Dialog, type DialogHost } from './dom/open-dialog.ts';
export {
  dialogLabels,
  longestHideMs,
  type DialogEvent,
  type DialogLabels,
  type DialogOptions,
} from './options.ts';
