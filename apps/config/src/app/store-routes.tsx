import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import {
  discountStatuses,
  giftCardStatuses,
  reviewStates,
  type DiscountStatus,
  type GiftCardStatus,
  type ReviewState,
} from '@sitewright/contracts/entities';
import { readCartFilter } from '../features/abandoned-carts/cart-filter.ts';
import { readCustomerFilter } from '../features/customers/customer-filter.ts';
import { readItemsSearch } from '../features/items/item-filter.ts';
import { readOrderFilter, readOrdersSearch } from '../features/orders/order-filter.ts';
import { framed } from './framed-route.tsx';
import { text } from './search-params.ts';

const products = createRoute({
  getParentRoute: () => framed,
  path: '/products',
  validateSearch: readItemsSearch,
  component: lazyRouteComponent(
    () => import('../features/items/items-screen.tsx'),
    'ProductsScreen',
  ),
});

const content = createRoute({
  getParentRoute: () => framed,
  path: '/content',
  validateSearch: readItemsSearch,
  component: lazyRouteComponent(
    () => import('../features/items/items-screen.tsx'),
    'ContentScreen',
  ),
});

const contentItem = createRoute({
  getParentRoute: () => framed,
  path: '/content/$itemId',
  validateSearch: (search): { collection?: string | undefined } => ({
    collection: text(search.collection),
  }),
  component: lazyRouteComponent(() => import('../features/items/item-screen.tsx'), 'ItemScreen'),
});

const productImport = createRoute({
  getParentRoute: () => framed,
  path: '/products/import',
  validateSearch: (search): { collection?: string | undefined; import?: string | undefined } => ({
    collection: text(search.collection),
    import: text(search.import),
  }),
  component: lazyRouteComponent(
    () => import('../features/product-imports/import-screen.tsx'),
    'ImportScreen',
  ),
});

const categories = createRoute({
  getParentRoute: () => framed,
  path: '/products/categories',
  component: lazyRouteComponent(
    () => import('../features/categories/categories-screen.tsx'),
    'CategoriesScreen',
  ),
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
  validateSearch: readOrdersSearch,
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

const customers = createRoute({
  getParentRoute: () => framed,
  path: '/customers',
  validateSearch: readCustomerFilter,
  component: lazyRouteComponent(
    () => import('../features/customers/customers-screen.tsx'),
    'CustomersScreen',
  ),
});

const customer = createRoute({
  getParentRoute: () => framed,
  path: '/customers/$customerId',
  component: lazyRouteComponent(
    () => import('../features/customers/customer-screen.tsx'),
    'CustomerScreen',
  ),
});

const abandonedCarts = createRoute({
  getParentRoute: () => framed,
  path: '/abandoned-carts',
  validateSearch: readCartFilter,
  component: lazyRouteComponent(
    () => import('../features/abandoned-carts/abandoned-carts-screen.tsx'),
    'AbandonedCartsScreen',
  ),
});

const reports = createRoute({
  getParentRoute: () => framed,
  path: '/reports',
  component: lazyRouteComponent(
    () => import('../features/reports/reports-screen.tsx'),
    'ReportsScreen',
  ),
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

const reviews = createRoute({
  getParentRoute: () => framed,
  path: '/reviews',
  validateSearch: (search): { state?: ReviewState | undefined } => ({
    state: reviewStates.find((state) => state === search.state),
  }),
  component: lazyRouteComponent(
    () => import('../features/reviews/reviews-screen.tsx'),
    'ReviewsScreen',
  ),
});

const review = createRoute({
  getParentRoute: () => framed,
  path: '/reviews/$reviewId',
  component: lazyRouteComponent(
    () => import('../features/reviews/review-screen.tsx'),
    'ReviewScreen',
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

const checkout = createRoute({
  getParentRoute: () => framed,
  path: '/checkout',
  component: lazyRouteComponent(
    () => import('../features/checkout-settings/checkout-screen.tsx'),
    'CheckoutScreen',
  ),
});

const storeMails = createRoute({
  getParentRoute: () => framed,
  path: '/store-mails',
  component: lazyRouteComponent(
    () => import('../features/store-mails/store-mails-screen.tsx'),
    'StoreMailsScreen',
  ),
});

const storeMail = createRoute({
  getParentRoute: () => framed,
  path: '/store-mails/$kind',
  component: lazyRouteComponent(
    () => import('../features/store-mails/template-screen.tsx'),
    'TemplateScreen',
  ),
});

/** The screens of the store. */
export const storeRoutes = [
  content,
  contentItem,
  products,
  productImport,
  categories,
  product,
  inventory,
  orders,
  order,
  customers,
  customer,
  abandonedCarts,
  reports,
  discounts,
  discount,
  giftCards,
  giftCard,
  reviews,
  review,
  payments,
  shipping,
  taxes,
  checkout,
  storeMails,
  storeMail,
] as const;
