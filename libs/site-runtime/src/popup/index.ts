export {
  createPopupMemory,
  type PopupMemory,
  type PopupMemoryOptions,
  type PopupStorage,
} from './create-popup-memory.ts';
export { mayShowPopup, type PopupInput, type PopupSettings } from './may-show-popup.ts';
export { openPopup, type PopupHost } from './open-popup.ts';
export { readPopupRecord, type PopupRecord } from './popup-record.ts';
export { startPopup, type StartPopupOptions } from './start-popup.ts';
