/**
 * Codes that page scripts compare with. The build inlines each number; importing `pageType` or `contentItemType` would
 * bundle the whole table.
 */
export const CHECKOUT = 201;
export const COMMERCE_CART_V2 = 205;
export const CONTRIBUTION_CONFIRMED = 204;
export const MEMBERSHIP_CONFIRMED = 208;
export const NEWSLETTER_UNSUBSCRIBE = 300;
export const ORDER_CONFIRMED = 202;
export const ORDER_RECEIVED = 207;
export const REVIEWS_REQUEST = 209;
export const SEARCH = 102;
export const SHOW_CART = 200;
export const SUBSCRIPTION_CONFIRMED = 206;
export const STORE_ITEM = 11;
