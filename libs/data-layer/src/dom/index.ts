export { browserPorts } from './browser-ports.ts';
export { createCrumbCookie, crumbCookieName } from './crumb-cookie.ts';
