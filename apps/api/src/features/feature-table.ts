import type { Route } from '../platform/routing/define-route.ts';
import { abandonedCartRoutes } from './abandoned-carts/index.ts';
import { accountRoutes } from './accounts/index.ts';
import { assetRoutes } from './assets/index.ts';
import { cartRoutes } from './cart/index.ts';
import { categoryRoutes } from './categories/index.ts';
import { censusRoutes } from './census/index.ts';
import { checkoutSettingsRoutes } from './checkout-settings/index.ts';
import { checkoutRoutes } from './checkout/index.ts';
import { collectionRoutes } from './collections/index.ts';
import { consentRoutes } from './consent/index.ts';
import { contributorRoutes } from './contributors/index.ts';
import { customerRoutes } from './customers/index.ts';
import { demoDataRoutes } from './demo-data/index.ts';
import { discountRoutes } from './discounts/index.ts';
import { formRoutes } from './forms/index.ts';
import { downloadRoutes } from './downloads/index.ts';
import { giftCardRoutes } from './gift-cards/index.ts';
import { invoiceRoutes } from './invoices/index.ts';
import { mailRoutes } from './mail/index.ts';
import { newsletterRoutes } from './newsletter/index.ts';
import { inventoryRoutes } from './inventory/index.ts';
import { orderRoutes } from './orders/index.ts';
import { pageRoutes } from './pages/index.ts';
import { productImportRoutes } from './product-imports/index.ts';
import { refundRoutes } from './refunds/index.ts';
import { releaseRoutes } from './releases/index.ts';
import { reviewRoutes } from './reviews/index.ts';
import { reportRoutes } from './reports/index.ts';
import { savedFilterRoutes } from './saved-filters/index.ts';
import { shippingRoutes } from './shipping/index.ts';
import { siteRoutes } from './site/index.ts';
import { storeSetupRoutes } from './store-setup/index.ts';
import { taxRoutes } from './taxes/index.ts';
import { viewerRoutes } from './viewer/index.ts';
import { websiteRoutes } from './websites/index.ts';
import { widgetRoutes } from './widget/index.ts';

/** The routes of every feature. `npm run new endpoint` adds a line for a new feature. */
export const featureTable: readonly (readonly Route[])[] = [
  accountRoutes,
  websiteRoutes,
  contributorRoutes,
  pageRoutes,
  releaseRoutes,
  assetRoutes,
  siteRoutes,
  collectionRoutes,
  categoryRoutes,
  formRoutes,
  cartRoutes,
  checkoutRoutes,
  checkoutSettingsRoutes,
  inventoryRoutes,
  productImportRoutes,
  discountRoutes,
  downloadRoutes,
  giftCardRoutes,
  orderRoutes,
  shippingRoutes,
  taxRoutes,
  refundRoutes,
  reviewRoutes,
  customerRoutes,
  savedFilterRoutes,
  abandonedCartRoutes,
  reportRoutes,
  storeSetupRoutes,
  demoDataRoutes,
  invoiceRoutes,
  viewerRoutes,
  widgetRoutes,
  consentRoutes,
  censusRoutes,
  mailRoutes,
  newsletterRoutes,
];
