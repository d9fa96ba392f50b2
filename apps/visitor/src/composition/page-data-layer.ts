import { createDataLayer, type DataLayer } from '@sitewright/data-layer';
import { browserPorts } from '@sitewright/data-layer/dom';

/** The data layer of a page of a site: it calls the page's own host. */
export const createPageDataLayer = (view: Window & typeof globalThis): DataLayer =>
  createDataLayer(browserPorts(view));
