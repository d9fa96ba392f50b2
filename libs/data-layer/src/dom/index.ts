export { browserPorts } from './browser-ports.ts';
export { createCrumbCookie, crumbCookieName } from './crumb-cookie.ts';
export { refreshOnReturn } from './refresh-on-return.ts';
