import type { DemoSite } from './demo-site.ts';
import { cafeSite } from './sites/cafe/cafe-site.ts';
import { kitchenSinkSite } from './sites/kitchen-sink/kitchen-sink-site.ts';
import { portfolioSite } from './sites/portfolio/portfolio-site.ts';
import { shopSite } from './sites/shop/shop-site.ts';

/** The sites of a first start; the first one is served at `localhost` without a subdomain. */
export const demoSites: readonly DemoSite[] = [portfolioSite, shopSite, cafeSite, kitchenSinkSite];
