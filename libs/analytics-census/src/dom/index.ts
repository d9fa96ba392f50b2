export { createPageCookies } from './page-cookies.ts';
export { createPageSend } from './create-page-send.ts';
export { hasPrivacyControl, readDevice } from './read-device.ts';
