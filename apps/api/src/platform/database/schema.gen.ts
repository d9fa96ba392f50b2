// Written by write-schema.ts from the migrated database. Do not edit.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

export interface AccountMailsTable {
  mailId: string;
  payload: ColumnType<unknown, string, string>;
  state: Generated<'waiting' | 'failed'>;
  attempts: Generated<number>;
  nextAt: Date;
  lastError: string | null;
  createdAt: Date;
}

export interface AccountsTable {
  accountId: string;
  email: string;
  displayName: string;
  passwordHash: string;
  createdAt: Generated<Date>;
}

export interface AssetsTable {
  websiteId: string;
  assetId: string;
  kind: 'image' | 'video' | 'audio' | 'document';
  state: string;
  fileName: string;
  contentType: string;
  sizeBytes: number;
  sha256: string;
  width: number | null;
  height: number | null;
  alt: Generated<string>;
  credit: Generated<string>;
  focalX: number | null;
  focalY: number | null;
  color: string | null;
  placeholder: string | null;
  deletedAt: Date | null;
  createdAt: Generated<Date>;
}

export interface CallCountsTable {
  keyHash: Uint8Array;
  recordedAt: Date[];
  calls: number[];
  expiresAt: Date;
}

export interface CartEntriesTable {
  websiteId: string;
  entryId: string;
  cartId: string;
  variantId: string;
  quantity: number;
  giftCard: ColumnType<unknown, string | null, string | null>;
  answers: ColumnType<unknown, string | null, string | null>;
}

export interface CartsTable {
  websiteId: string;
  cartId: string;
  tokenHash: Uint8Array;
  shippingLocation: ColumnType<unknown, string | null, string | null>;
  shippingOptionId: string | null;
  coupons: Generated<string[]>;
  orderId: string | null;
  createdAt: Generated<Date>;
  updatedAt: Generated<Date>;
  vatNumber: string | null;
  buyerEmail: string | null;
  giftCards: Generated<string[]>;
  marketingAcceptedAt: Date | null;
  recoveryMailedAt: Date | null;
  recoversCartId: string | null;
  customerId: GeneratedAlways<string | null>;
  isDemo: Generated<boolean>;
}

export interface CategoryParentsTable {
  websiteId: string;
  name: string;
  parent: string | null;
}

export interface CensusHitsTable {
  websiteId: string;
  hitId: string;
  event: string;
  data: ColumnType<unknown, string, string>;
  visitor: string;
  createdAt: Generated<Date>;
}

export interface CollectionsTable {
  websiteId: string;
  collectionId: string;
  collectionType: number;
  title: string;
  settings: ColumnType<unknown, string | undefined, string>;
  createdAt: Generated<Date>;
}

export interface ContentsTable {
  websiteId: string;
  hash: string;
  value: ColumnType<unknown, string, string>;
}

export interface ContributorsTable {
  websiteId: string;
  accountId: string;
  isOwner: Generated<boolean>;
  roles: Generated<number[]>;
  createdAt: Generated<Date>;
}

export interface CustomerNotesTable {
  websiteId: string;
  noteId: string;
  customerId: string;
  requestKey: string;
  text: string;
  author: string;
  createdAt: Date;
  isDemo: Generated<boolean>;
}

export interface CustomersTable {
  websiteId: string;
  customerId: string;
  tags: Generated<string[]>;
  isDemo: Generated<boolean>;
}

export interface DeploymentTable {
  isOnly: Generated<boolean>;
  sessionSecret: string | null;
  secretFingerprint: Uint8Array | null;
  fileStoreId: string | null;
  demoState: 'started' | 'finished' | null;
}

export interface DigitalFilesTable {
  websiteId: string;
  fileId: string;
  itemId: string | null;
  variantId: string | null;
  fileName: string;
  contentType: string;
  sizeBytes: number;
  sha256: string;
  createdAt: Date;
  removedAt: Date | null;
}

export interface DiscountUsesTable {
  websiteId: string;
  discountId: string;
  orderId: string;
  customer: string;
  amountCents: number;
  createdAt: Generated<Date>;
}

export interface DiscountsTable {
  websiteId: string;
  discountId: string;
  code: string | null;
  title: Generated<string>;
  kind: 'percentage' | 'fixed' | 'freeShipping';
  percent: string | null;
  amountCents: number | null;
  target: Generated<'all' | 'products' | 'categories'>;
  targetValues: Generated<string[]>;
  minimumCents: number | null;
  minimumQuantity: number | null;
  startsAt: Date | null;
  endsAt: Date | null;
  useLimit: number | null;
  customerLimit: number | null;
  combinesWith: Generated<string[]>;
  customers: string[] | null;
  isActive: Generated<boolean>;
  revision: Generated<number>;
  createdAt: Generated<Date>;
  deletedAt: Date | null;
}

export interface DomainsTable {
  host: string;
  websiteId: string;
  isPrimary: Generated<boolean>;
  verifiedAt: Date | null;
}

export interface DownloadGrantsTable {
  websiteId: string;
  orderId: string;
  version: Generated<number>;
  expiresAt: Date | null;
  createdAt: Date;
}

export interface DownloadStartsTable {
  websiteId: string;
  startId: string;
  downloadId: string;
  startedAt: Date;
  bytesLeft: number;
}

export interface FormKeysTable {
  websiteId: string;
  keyHash: Uint8Array;
  expiresAt: Date;
  usedAt: Date | null;
  formId: string | null;
}

export interface FormReturnsTable {
  websiteId: string;
  tokenHash: Uint8Array;
  value: ColumnType<unknown, string, string>;
  expiresAt: Date;
}

export interface FormsTable {
  websiteId: string;
  formId: string;
  definition: ColumnType<unknown, string, string>;
  mailingListId: string | null;
  deletedAt: Date | null;
  updatedAt: Generated<Date>;
}

export interface FulfillmentLinesTable {
  websiteId: string;
  fulfillmentId: string;
  lineId: string;
  quantity: number;
}

export interface FulfillmentsTable {
  websiteId: string;
  fulfillmentId: string;
  orderId: string;
  requestKey: string;
  carrier: string | null;
  trackingNumber: Generated<string>;
  trackingUrl: string | null;
  createdAt: Date;
  undoneAt: Date | null;
  isOnline: Generated<boolean>;
}

export interface GiftCardEntriesTable {
  websiteId: string;
  entryId: string;
  giftCardId: string;
  position: number;
  kind: 'issued' | 'redeemed' | 'released' | 'refunded' | 'adjusted';
  amountCents: number;
  balanceCents: number;
  orderId: string | null;
  key: string | null;
  reason: Generated<string>;
  author: Generated<string>;
  createdAt: Generated<Date>;
}

export interface GiftCardsTable {
  websiteId: string;
  giftCardId: string;
  codeHash: Uint8Array;
  codeEnd: string;
  currency: string;
  initialCents: number;
  balanceCents: number;
  isActive: Generated<boolean>;
  expiresAt: Date | null;
  recipientName: Generated<string>;
  recipientEmail: string;
  senderName: Generated<string>;
  message: Generated<string>;
  deliverAt: Date;
  deliveredAt: Date | null;
  orderId: string | null;
  lineId: string | null;
  piece: number | null;
  createdAt: Generated<Date>;
  isDemo: Generated<boolean>;
}

export interface InvitationsTable {
  websiteId: string;
  invitationId: string;
  email: string;
  roles: number[];
  tokenHash: Uint8Array;
  invitedBy: string;
  createdAt: Date;
  sentAt: Date;
  sendCount: Generated<number>;
  expiresAt: Date;
}

export interface InvoiceNumbersTable {
  websiteId: string;
  kind: 'invoice' | 'creditNote';
  lastNumber: number;
  isDemo: Generated<boolean>;
}

export interface InvoicesTable {
  websiteId: string;
  invoiceId: string;
  orderId: string;
  kind: 'invoice' | 'creditNote';
  number: number;
  refundId: string | null;
  document: ColumnType<unknown, string, string>;
  issuedAt: Date;
  isDemo: Generated<boolean>;
  reversesId: string | null;
  isUncaptured: Generated<boolean>;
}

export interface ItemsTable {
  websiteId: string;
  itemId: string;
  collectionId: string;
  recordType: number;
  title: string;
  urlId: string;
  excerpt: Generated<string>;
  body: ColumnType<unknown, string | null, string | null>;
  imageIds: ColumnType<unknown, string | undefined, string>;
  author: Generated<string>;
  categories: Generated<string[]>;
  tags: Generated<string[]>;
  workflowState: number;
  publishAt: Date | null;
  position: Generated<number>;
  updatedAt: Generated<Date>;
  createdAt: Generated<Date>;
  event: ColumnType<unknown, string | null, string | null>;
  video: ColumnType<unknown, string | null, string | null>;
  endsAt: GeneratedAlways<Date | null>;
  seo: ColumnType<unknown, string | undefined, string>;
}

export interface LiveEntriesTable {
  websiteId: string;
  entryKind: string;
  entryId: string;
  hash: string;
  path: string | null;
  title: Generated<string>;
  collectionId: string | null;
  access: Generated<string>;
  isHidden: Generated<boolean>;
}

export interface LoginAttemptsTable {
  keyHash: Uint8Array;
  tries: number;
  lastAt: Date;
  nextAt: Date;
}

export interface MailTemplatesTable {
  websiteId: string;
  kind: string;
  template: ColumnType<unknown, string, string>;
  updatedAt: Date;
}

export interface MailingListsTable {
  websiteId: string;
  mailingListId: string;
  name: string;
  createdAt: Generated<Date>;
}

export interface MarketingConsentsTable {
  websiteId: string;
  consentId: string;
  customerId: string;
  isGiven: boolean;
  source: 'owner' | 'unsubscribeLink';
  author: Generated<string>;
  createdAt: Date;
}

export interface MembersTable {
  websiteId: string;
  memberId: string;
  email: string;
  displayName: string;
  passwordHash: string;
  createdAt: Generated<Date>;
}

export interface OneTimeTokensTable {
  tokenHash: Uint8Array;
  accountId: string;
  purpose: 'signIn' | 'presence';
  payload: ColumnType<unknown, string | undefined, string>;
  expiresAt: Date;
  usedAt: Date | null;
}

export interface OrderDownloadsTable {
  websiteId: string;
  downloadId: string;
  orderId: string;
  lineId: string;
  fileId: string;
  maxDownloads: number | null;
  used: Generated<number>;
  lastUsedAt: Date | null;
  createdAt: Date;
}

export interface OrderEventsTable {
  websiteId: string;
  eventId: string;
  orderId: string;
  kind: string;
  text: string;
  createdAt: Generated<Date>;
  position: Generated<number>;
  requestKey: string | null;
}

export interface OrderLinesTable {
  websiteId: string;
  lineId: string;
  orderId: string;
  itemId: string;
  variantId: string;
  title: string;
  variant: string;
  sku: string;
  imageId: string | null;
  quantity: number;
  unitPriceCents: number;
  discountCents: number;
  taxCents: number;
  totalCents: number;
  position: number;
  entryId: string | null;
  takesStock: Generated<boolean>;
  fulfilledQuantity: Generated<number>;
  refundedQuantity: Generated<number>;
  refundedCents: Generated<number>;
  refundedTaxCents: Generated<number>;
  restockedQuantity: Generated<number>;
  giftCard: ColumnType<unknown, string | null, string | null>;
  reverseChargeCents: Generated<number>;
  answers: ColumnType<unknown, string | null, string | null>;
}

export interface OrdersTable {
  websiteId: string;
  orderId: string;
  number: number;
  cartId: string;
  tokenHash: Uint8Array;
  idempotencyKey: string;
  fingerprint: Uint8Array;
  email: string;
  shippingAddress: ColumnType<unknown, string | null, string | null>;
  billingAddress: ColumnType<unknown, string | null, string | null>;
  shippingName: string | null;
  note: Generated<string>;
  currency: string;
  subtotalCents: number;
  discountCents: number;
  shippingCostCents: number;
  taxCents: number;
  grandTotalCents: number;
  trace: ColumnType<unknown, string, string>;
  state: 'pending' | 'fulfilled' | 'cancelled';
  paymentState: 'requiresPayment' | 'awaitingPayment' | 'authorized' | 'paid' | 'failed' | 'voided';
  heldUntil: Date | null;
  createdAt: Generated<Date>;
  taxIncluded: Generated<boolean>;
  shownTotalCents: number | null;
  shippingOptionId: string | null;
  shippingKind: 'shipping' | 'delivery' | 'pickup' | null;
  pickup: ColumnType<unknown, string | null, string | null>;
  vatNumber: string | null;
  shippingTaxCents: Generated<number>;
  fulfillmentState: Generated<'unfulfilled' | 'partlyFulfilled' | 'fulfilled'>;
  tags: Generated<string[]>;
  refundState: Generated<'none' | 'partlyRefunded' | 'refunded'>;
  refundedShippingCents: Generated<number>;
  giftCardCents: Generated<number>;
  refundedGiftCardCents: Generated<number>;
  reverseChargeCents: Generated<number>;
  answers: ColumnType<unknown, string | undefined, string>;
  termsAcceptedAt: Date | null;
  acceptsMarketing: Generated<boolean>;
  erasedAt: Date | null;
  customerId: GeneratedAlways<string | null>;
  isDemo: Generated<boolean>;
  uncapturedCents: Generated<number>;
  uncapturedTaxes: ColumnType<unknown, string | undefined, string>;
}

export interface OutboxTable {
  websiteId: string;
  outboxId: string;
  kind: 'mail' | 'webhook';
  cause: string;
  payload: ColumnType<unknown, string, string>;
  state: Generated<'waiting' | 'sent' | 'stored' | 'failed'>;
  attempts: Generated<number>;
  nextAt: Generated<Date>;
  lastError: string | null;
  createdAt: Generated<Date>;
}

export interface PageSavesTable {
  websiteId: string;
  pageId: string;
  version: number;
  saveId: string;
  operations: ColumnType<unknown, string, string>;
  accountId: string;
  createdAt: Generated<Date>;
}

export interface PagesTable {
  websiteId: string;
  pageId: string;
  kind: 'page' | 'collection' | 'cover';
  collectionId: string | null;
  title: string;
  urlId: string;
  access: Generated<'open' | 'locked' | 'members'>;
  passwordHash: string | null;
  isHomepage: Generated<boolean>;
  isHidden: Generated<boolean>;
  seo: ColumnType<unknown, string, string>;
  document: ColumnType<unknown, string, string>;
  documentVersion: Generated<number>;
  revision: Generated<number>;
  publishedRevision: number | null;
  publishedHash: string | null;
  deletedAt: Date | null;
  updatedAt: Generated<Date>;
  code: ColumnType<unknown, string | null, string | null>;
}

export interface PaymentAttemptsTable {
  websiteId: string;
  attemptId: string;
  orderId: string;
  provider: string;
  state: 'started' | 'actionRequired' | 'awaiting' | 'authorized' | 'captured' | 'capturedLate' | 'declined' | 'unknown';
  amountCents: number;
  providerReference: string | null;
  createdAt: Generated<Date>;
  settledAt: Date | null;
  askAt: Date | null;
  asks: Generated<number>;
  refundNotedAt: Date | null;
  refundedCents: Generated<number>;
  captureBefore: Date | null;
  captureId: string | null;
  captureCents: number | null;
}

export interface PaymentDisputesTable {
  websiteId: string;
  provider: string;
  disputeId: string;
  orderId: string;
  attemptId: string;
  amountCents: number;
  currency: string;
  reason: string;
  status: string;
  dueAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
}

export interface PaymentEventsTable {
  websiteId: string;
  provider: string;
  eventId: string;
  payload: ColumnType<unknown, string, string>;
  createdAt: Generated<Date>;
  tryAt: Date | null;
  tries: Generated<number>;
}

export interface PresentationPartsTable {
  websiteId: string;
  part: 'styles' | 'navigation' | 'headerFooter' | 'overlays';
  value: ColumnType<unknown, string, string>;
  publishedHash: string | null;
  updatedAt: Generated<Date>;
}

export interface ProductImportItemsTable {
  websiteId: string;
  importId: string;
  position: number;
  rowNumber: number;
  itemId: string | null;
  title: string;
  outcome: 'created' | 'updated' | 'unchanged' | 'invalid';
  message: Generated<string>;
  before: ColumnType<unknown, string | null, string | null>;
  revision: string | null;
  stocks: ColumnType<unknown, string | null, string | null>;
  undone: 'deleted' | 'restored' | 'edited' | null;
  addedParents: ColumnType<unknown, string | null, string | null>;
}

export interface ProductImportsTable {
  websiteId: string;
  importId: string;
  collectionId: string;
  fileName: string;
  state: 'uploaded' | 'checked' | 'running' | 'done' | 'failed' | 'undoing' | 'undone';
  content: string | null;
  file: ColumnType<unknown, string, string>;
  mapping: ColumnType<unknown, string, string>;
  measurementStandard: string;
  verdict: ColumnType<unknown, string | null, string | null>;
  scope: Generated<'all' | 'valid'>;
  position: Generated<number>;
  total: Generated<number>;
  undoTo: Generated<'failed' | 'undone'>;
  createdBy: string;
  createdAt: Generated<Date>;
}

export interface ProductsTable {
  websiteId: string;
  itemId: string;
  productType: number;
  taxClass: Generated<'standard' | 'reduced' | 'zero'>;
  options: ColumnType<unknown, string | undefined, string>;
  formFields: ColumnType<unknown, string | undefined, string>;
  reviewCount: Generated<number>;
  reviewStars: Generated<number>;
  relatedItemIds: Generated<string[]>;
}

export interface RecordedEventsTable {
  websiteId: string;
  eventId: string;
  kind: 'buttonClick' | 'buttonRender' | 'formRender' | 'overlay' | 'quickView' | 'landing' | 'javascriptError' | 'trace' | 'event' | 'analytics' | 'performance';
  data: ColumnType<unknown, string, string>;
  visitor: string;
  createdAt: Generated<Date>;
}

export interface RefundGiftCardsTable {
  websiteId: string;
  refundId: string;
  giftCardId: string;
  amountCents: number;
  wasActive: boolean;
}

export interface RefundLinesTable {
  websiteId: string;
  refundId: string;
  lineId: string;
  quantity: number;
  amountCents: number;
  taxCents: number;
  restocks: boolean;
}

export interface RefundsTable {
  websiteId: string;
  refundId: string;
  orderId: string;
  attemptId: string;
  requestKey: string;
  method: 'provider' | 'manual' | 'external';
  state: 'pending' | 'succeeded' | 'failed';
  amountCents: number;
  shippingCents: number;
  otherCents: number;
  taxCents: number;
  reason: Generated<string>;
  notifiesBuyer: boolean;
  providerReference: string | null;
  checkAt: Date | null;
  checks: Generated<number>;
  createdAt: Date;
  settledAt: Date | null;
  giftCardCents: Generated<number>;
  taxes: ColumnType<unknown, string | undefined, string>;
  reversedAt: Date | null;
}

export interface ReleaseEntriesTable {
  websiteId: string;
  entryKind: 'page' | 'styles' | 'navigation' | 'headerFooter' | 'overlays';
  entryId: string;
  number: number;
  hash: string | null;
}

export interface ReleasesTable {
  websiteId: string;
  releaseId: string;
  number: number;
  accountId: string;
  author: string;
  note: Generated<string>;
  restoredFrom: number | null;
  changes: ColumnType<unknown, string, string>;
  createdAt: Generated<Date>;
}

export interface ReviewOptOutsTable {
  websiteId: string;
  customerId: string;
  createdAt: Date;
}

export interface ReviewRequestsTable {
  websiteId: string;
  requestId: string;
  orderId: string;
  lineId: string;
  itemId: string;
  customer: string;
  tokenHash: Uint8Array;
  sentAt: Date;
  expiresAt: Date;
  reviewedAt: Date | null;
}

export interface ReviewsTable {
  websiteId: string;
  reviewId: string;
  requestId: string;
  itemId: string;
  rating: number;
  title: string;
  text: string;
  author: string;
  photoIds: Generated<string[]>;
  state: 'pending' | 'approved' | 'hidden';
  reply: Generated<string>;
  repliedAt: Date | null;
  revision: Generated<number>;
  createdAt: Date;
}

export interface SavedFiltersTable {
  websiteId: string;
  filterId: string;
  list: 'orders' | 'customers';
  name: string;
  filter: ColumnType<unknown, string, string>;
  createdAt: Date;
}

export interface SchemaMigrationsTable {
  name: string;
  checksum: string;
  appliedAt: Generated<Date>;
}

export interface SearchTextsTable {
  websiteId: string;
  ownerKind: 'page' | 'item';
  ownerId: string;
  body: string;
  words: string;
  madeBy: Generated<number>;
}

export interface ServiceResponsesTable {
  websiteId: string;
  requestHash: string;
  content: ColumnType<unknown, string | null, string | null>;
  fetchedAt: Date | null;
  askedAt: Date;
}

export interface SessionsTable {
  idHash: Uint8Array;
  accountId: string;
  createdAt: Date;
  seenAt: Date;
  idleExpiresAt: Date;
  expiresAt: Date;
  remember: boolean;
  freshAt: Date;
}

export interface SignUpsTable {
  tokenHash: Uint8Array;
  email: string;
  displayName: string;
  passwordHash: string;
  expiresAt: Date;
}

export interface SiteIdentifiersTable {
  identifier: string;
  websiteId: string;
  reservedAt: Date;
}

export interface StockMovementsTable {
  websiteId: string;
  movementId: string;
  variantId: string;
  kind: 'received' | 'corrected' | 'held' | 'released' | 'returned';
  quantity: number;
  orderId: string | null;
  createdAt: Generated<Date>;
  number: GeneratedAlways<number>;
  reason: Generated<string>;
  note: Generated<string>;
  madeBy: Generated<string>;
}

export interface StoreSettingsTable {
  websiteId: string;
  value: ColumnType<unknown, string, string>;
}

export interface StripeAccountsTable {
  websiteId: string;
  accountId: string;
  accountName: string;
  publishableKey: string;
  isLive: boolean;
  keyId: string;
  sealedSecretKey: Uint8Array;
  sealedWebhookSecret: Uint8Array;
  connectedAt: Date;
  lastEventAt: Date | null;
}

export interface StripeIntentsTable {
  websiteId: string;
  attemptId: string;
  accountId: string;
  intentId: string | null;
  createdAt: Generated<Date>;
}

export interface SubmissionsTable {
  websiteId: string;
  submissionId: string;
  formId: string;
  keyHash: Uint8Array;
  answers: ColumnType<unknown, string, string>;
  page: ColumnType<unknown, string, string>;
  spamReason: string | null;
  createdAt: Generated<Date>;
}

export interface SubscribersTable {
  websiteId: string;
  mailingListId: string;
  email: string;
  subscribedAt: Generated<Date>;
  unsubscribedAt: Date | null;
  subscriberId: string;
}

export interface TestCardAttemptsTable {
  websiteId: string;
  attemptId: string;
  state: 'captured' | 'declined' | 'actionRequired' | 'late' | 'authorized';
  reference: string;
  step: ColumnType<unknown, string | null, string | null>;
  createdAt: Generated<Date>;
  refunds: Generated<'succeed' | 'fail' | 'respondLate'>;
  capturedCents: number | null;
  savedMethod: string | null;
  declineReason: string | null;
}

export interface TestCardMethodsTable {
  websiteId: string;
  savedMethod: string;
  behavior: 'succeeds' | 'needsSecondStep' | 'alwaysNeedsSecondStep' | 'respondsLate' | 'refundFails' | 'refundRespondsLate';
  isForgotten: Generated<boolean>;
  createdAt: Generated<Date>;
}

export interface TestCardRefundsTable {
  websiteId: string;
  refundId: string;
  attemptId: string;
  amountCents: number;
  state: 'refunded' | 'failed';
  reference: string;
  createdAt: Generated<Date>;
}

export interface UnlockAttemptsTable {
  websiteId: string;
  pageId: string;
  tries: number;
  beganAt: Date;
}

export interface UrlPathLocksTable {
  websiteId: string;
}

export interface UrlPathsTable {
  websiteId: string;
  stage: 'draft' | 'live' | 'previous';
  path: string;
  pageId: string;
  itemId: string | null;
  leftAt: Date | null;
}

export interface VariantsTable {
  websiteId: string;
  variantId: string;
  itemId: string;
  sku: string;
  priceCents: number;
  salePriceCents: number;
  onSale: Generated<boolean>;
  unlimited: Generated<boolean>;
  qtyInStock: Generated<number>;
  optionValues: ColumnType<unknown, string | undefined, string>;
  weightGrams: number | null;
  imageId: string | null;
  position: Generated<number>;
  removedAt: Date | null;
  available: Generated<boolean>;
  dimensions: ColumnType<unknown, string | null, string | null>;
  continueSelling: Generated<boolean>;
  lowStockAt: number | null;
  lowStockNotifiedAt: Date | null;
}

export interface WebsitesTable {
  websiteId: string;
  identifier: string;
  title: string;
  description: Generated<string>;
  websiteType: number;
  status: number;
  locale: Generated<string>;
  currency: Generated<string>;
  settings: ColumnType<unknown, string | undefined, string>;
  liveReleaseId: string | null;
  dataRevision: Generated<number>;
  nextOrderNumber: Generated<number>;
  createdAt: Generated<Date>;
  timeZone: Generated<string>;
}

export interface Database {
  accountMails: AccountMailsTable;
  accounts: AccountsTable;
  assets: AssetsTable;
  callCounts: CallCountsTable;
  cartEntries: CartEntriesTable;
  carts: CartsTable;
  categoryParents: CategoryParentsTable;
  censusHits: CensusHitsTable;
  collections: CollectionsTable;
  contents: ContentsTable;
  contributors: ContributorsTable;
  customerNotes: CustomerNotesTable;
  customers: CustomersTable;
  deployment: DeploymentTable;
  digitalFiles: DigitalFilesTable;
  discountUses: DiscountUsesTable;
  discounts: DiscountsTable;
  domains: DomainsTable;
  downloadGrants: DownloadGrantsTable;
  downloadStarts: DownloadStartsTable;
  formKeys: FormKeysTable;
  formReturns: FormReturnsTable;
  forms: FormsTable;
  fulfillmentLines: FulfillmentLinesTable;
  fulfillments: FulfillmentsTable;
  giftCardEntries: GiftCardEntriesTable;
  giftCards: GiftCardsTable;
  invitations: InvitationsTable;
  invoiceNumbers: InvoiceNumbersTable;
  invoices: InvoicesTable;
  items: ItemsTable;
  liveEntries: LiveEntriesTable;
  loginAttempts: LoginAttemptsTable;
  mailTemplates: MailTemplatesTable;
  mailingLists: MailingListsTable;
  marketingConsents: MarketingConsentsTable;
  members: MembersTable;
  oneTimeTokens: OneTimeTokensTable;
  orderDownloads: OrderDownloadsTable;
  orderEvents: OrderEventsTable;
  orderLines: OrderLinesTable;
  orders: OrdersTable;
  outbox: OutboxTable;
  pageSaves: PageSavesTable;
  pages: PagesTable;
  paymentAttempts: PaymentAttemptsTable;
  paymentDisputes: PaymentDisputesTable;
  paymentEvents: PaymentEventsTable;
  presentationParts: PresentationPartsTable;
  productImportItems: ProductImportItemsTable;
  productImports: ProductImportsTable;
  products: ProductsTable;
  recordedEvents: RecordedEventsTable;
  refundGiftCards: RefundGiftCardsTable;
  refundLines: RefundLinesTable;
  refunds: RefundsTable;
  releaseEntries: ReleaseEntriesTable;
  releases: ReleasesTable;
  reviewOptOuts: ReviewOptOutsTable;
  reviewRequests: ReviewRequestsTable;
  reviews: ReviewsTable;
  savedFilters: SavedFiltersTable;
  schemaMigrations: SchemaMigrationsTable;
  searchTexts: SearchTextsTable;
  serviceResponses: ServiceResponsesTable;
  sessions: SessionsTable;
  signUps: SignUpsTable;
  siteIdentifiers: SiteIdentifiersTable;
  stockMovements: StockMovementsTable;
  storeSettings: StoreSettingsTable;
  stripeAccounts: StripeAccountsTable;
  stripeIntents: StripeIntentsTable;
  submissions: SubmissionsTable;
  subscribers: SubscribersTable;
  testCardAttempts: TestCardAttemptsTable;
  testCardMethods: TestCardMethodsTable;
  testCardRefunds: TestCardRefundsTable;
  unlockAttempts: UnlockAttemptsTable;
  urlPathLocks: UrlPathLocksTable;
  urlPaths: UrlPathsTable;
  variants: VariantsTable;
  websites: WebsitesTable;
}

/** Tables whose rows belong to a website. */
export const tenantTables = [
  'assets',
  'cartEntries',
  'carts',
  'categoryParents',
  'censusHits',
  'collections',
  'contents',
  'contributors',
  'customerNotes',
  'customers',
  'digitalFiles',
  'discountUses',
  'discounts',
  'downloadGrants',
  'downloadStarts',
  'formKeys',
  'formReturns',
  'forms',
  'fulfillmentLines',
  'fulfillments',
  'giftCardEntries',
  'giftCards',
  'invitations',
  'invoiceNumbers',
  'invoices',
  'items',
  'liveEntries',
  'mailTemplates',
  'mailingLists',
  'marketingConsents',
  'members',
  'orderDownloads',
  'orderEvents',
  'orderLines',
  'orders',
  'outbox',
  'pageSaves',
  'pages',
  'paymentAttempts',
  'paymentDisputes',
  'paymentEvents',
  'presentationParts',
  'productImportItems',
  'productImports',
  'products',
  'recordedEvents',
  'refundGiftCards',
  'refundLines',
  'refunds',
  'releaseEntries',
  'releases',
  'reviewOptOuts',
  'reviewRequests',
  'reviews',
  'savedFilters',
  'searchTexts',
  'serviceResponses',
  'stockMovements',
  'storeSettings',
  'stripeAccounts',
  'stripeIntents',
  'submissions',
  'subscribers',
  'testCardAttempts',
  'testCardMethods',
  'testCardRefunds',
  'unlockAttempts',
  'urlPathLocks',
  'urlPaths',
  'variants',
  'websites',
] as const;
