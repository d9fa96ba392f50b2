export { readSiteContext } from './context/read-site-context.ts';
export {
  createInitialization,
  type Destructor,
  type Initialization,
  type InitializationState,
  type Initializer,
} from './initialization/create-initialization.ts';
export { startSite, type SiteHost, type SiteNews } from './initialization/start-site.ts';
export { createSiteEscape } from './owner/create-site-escape.ts';
export {
  asksToStay,
  configAddress,
  noRedirectFlag,
  ownerRedirect,
  type RedirectInput,
} from './owner/owner-redirect.ts';
export { isStaying, stayOnSite } from './owner/stay-on-site.ts';
export { accountOf } from './viewer/account-of.ts';
export {
  anonymousViewer,
  createViewerReader,
  type ViewerPorts,
} from './viewer/create-viewer-reader.ts';
export { fetchViewer, type ViewerFetch } from './viewer/fetch-viewer.ts';
export { readCookie } from './viewer/read-cookie.ts';
