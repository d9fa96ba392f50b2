export { createErrorPage } from './respond/create-error-page.ts';
export { registerSite } from './routes/register-site.ts';
export { siteRoutes } from './routes/site-routes.ts';
