import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import {
  discountStatuses,
  giftCardStatuses,
  type DiscountStatus,
  type GiftCardStatus,
} from '@sitewright/contracts/entities';
import { readOrderFilter } from '../features/orders/order-filter.ts';
import { framed } from './framed-route.tsx';
import { text } from './search-params.ts';

const products = createRoute({
  getParentRoute: () => framed,
  path: '/products',
  validateSearch: (search): { collection?: string | undefined } => ({
    collection: text(search.collection),
  }),
  component: lazyRouteComponent(() => import('../features/items/items-screen.tsx'), 'ItemsScreen'),
});

const product = createRoute({
  getParentRoute: () => framed,
  path: '/products/$itemId',
  validateSearch: (search): { collection?: string | undefined } => ({
    collection: text(search.collection),
  }),
  component: lazyRouteComponent(() => import('../features/items/item-screen.tsx'), 'ItemScreen'),
});

const inventory = createRoute({
  getParentRoute: () => framed,
  path: '/inventory',
  validateSearch: (search): { state?: 'low' | 'out' | undefined } => ({
    state: search.state === 'low' || search.state === 'out' ? search.state : undefined,
  }),
  component: lazyRouteComponent(
    () => import('../features/inventory/inventory-screen.tsx'),
    'InventoryScreen',
  ),
});

const orders = createRoute({
  getParentRoute: () => framed,
  path: '/orders',
  validateSearch: readOrderFilter,
  component: lazyRouteComponent(
    () => import('../features/orders/orders-screen.tsx'),
    'OrdersScreen',
  ),
});

const order = createRoute({
  getParentRoute: () => framed,
  path: '/orders/$orderId',
  validateSearch: readOrderFilter,
  component: lazyRouteComponent(() => import('../features/orders/order-screen.tsx'), 'OrderScreen'),
});

const discounts = createRoute({
  getParentRoute: () => framed,
  path: '/discounts',
  validateSearch: (search): { status?: DiscountStatus | undefined } => ({
    status: discountStatuses.find((status) => status === search.status),
  }),
  component: lazyRouteComponent(
    () => import('../features/discounts/discounts-screen.tsx'),
    'DiscountsScreen',
  ),
});

const discount = createRoute({
  getParentRoute: () => framed,
  path: '/discounts/$discountId',
  validateSearch: (search): { copy?: string | undefined } => ({
    copy: typeof search.copy === 'string' ? search.copy : undefined,
  }),
  component: lazyRouteComponent(
    () => import('../features/discounts/discount-screen.tsx'),
    'DiscountScreen',
  ),
});

const giftCards = createRoute({
  getParentRoute: () => framed,
  path: '/gift-cards',
  validateSearch: (search): { status?: GiftCardStatus | undefined } => ({
    status: giftCardStatuses.find((status) => status === search.status),
  }),
  component: lazyRouteComponent(
    () => import('../features/gift-cards/gift-cards-screen.tsx'),
    'GiftCardsScreen',
  ),
});

const giftCard = createRoute({
  getParentRoute: () => framed,
  path: '/gift-cards/$giftCardId',
  component: lazyRouteComponent(
    () => import('../features/gift-cards/gift-card-screen.tsx'),
    'GiftCardScreen',
  ),
});

const payments = createRoute({
  getParentRoute: () => framed,
  path: '/payments',
  component: lazyRouteComponent(
    () => import('../features/payments/payments-screen.tsx'),
    'PaymentsScreen',
  ),
});

const shipping = createRoute({
  getParentRoute: () => framed,
  path: '/shipping',
  component: lazyRouteComponent(
    () => import('../features/shipping/shipping-screen.tsx'),
    'ShippingScreen',
  ),
});

const taxes = createRoute({
  getParentRoute: () => framed,
  path: '/taxes',
  component: lazyRouteComponent(() => import('../features/taxes/taxes-screen.tsx'), 'TaxesScreen'),
});

/** The screens of the store. */
export const storeRoutes = [
  products,
  product,
  inventory,
  orders,
  order,
  discounts,
  discount,
  giftCards,
  giftCard,
  payments,
  shipping,
  taxes,
] as const;
