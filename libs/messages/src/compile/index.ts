export { compileArea } from './compile-area.ts';
export { compileMessage } from './compile-message.ts';
export { MessageError, type MessageErrorCode, type MessageErrorDetails } from './message-error.ts';
export { pseudoCatalog, pseudoMessage, type PseudoLocale } from './pseudo-locale.ts';
