import type { MutantTable } from '../mutant.ts';
import { access } from './access.ts';
import { blocks } from './blocks.ts';
import { capture } from './capture.ts';
import { categories } from './categories.ts';
import { checkout } from './checkout.ts';
import { commerce } from './commerce.ts';
import { digital } from './digital.ts';
import { customers } from './customers.ts';
import { editor } from './editor.ts';
import { feeds } from './feeds.ts';
import { files } from './files.ts';
import { forms } from './forms.ts';
import { gallery } from './gallery.ts';
import { inventory } from './inventory.ts';
import { items } from './items.ts';
import { libraries } from './libraries.ts';
import { manualPayments } from './manual-payments.ts';
import { onlineDelivery } from './online-delivery.ts';
import { orders } from './orders.ts';
import { pages } from './pages.ts';
import { payments } from './payments.ts';
import { placedOrders } from './placed-orders.ts';
import { publishing } from './publishing.ts';
import { reviews } from './reviews.ts';
import { services } from './services.ts';
import { visitor } from './visitor.ts';

/** Bugs by area; only those of `placedOrders` are bugs that tests were written for. */
export const mutants: MutantTable = {
  commerce,
  categories,
  checkout,
  inventory,
  items,
  orders,
  payments,
  capture,
  manualPayments,
  digital,
  onlineDelivery,
  placedOrders,
  reviews,
  customers,
  access,
  publishing,
  pages,
  forms,
  files,
  feeds,
  editor,
  gallery,
  services,
  visitor,
  blocks,
  libraries,
};
