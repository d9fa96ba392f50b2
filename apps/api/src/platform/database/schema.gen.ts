// Written by write-schema.ts from the migrated database. Do not edit.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

export interface AccountMailsTable {
  mail_id: string;
  payload: ColumnType<unknown, string, string>;
  state: Generated<'waiting' | 'failed'>;
  attempts: Generated<number>;
  next_at: Date;
  last_error: string | null;
  created_at: Date;
}

export interface AccountsTable {
  account_id: string;
  email: string;
  display_name: string;
  password_hash: string;
  created_at: Generated<Date>;
}

export interface AssetsTable {
  website_id: string;
  asset_id: string;
  kind: 'image' | 'video' | 'audio' | 'document';
  state: string;
  file_name: string;
  content_type: string;
  size_bytes: number;
  sha256: string;
  width: number | null;
  height: number | null;
  alt: Generated<string>;
  credit: Generated<string>;
  focal_x: number | null;
  focal_y: number | null;
  color: string | null;
  placeholder: string | null;
  deleted_at: Date | null;
  created_at: Generated<Date>;
}

export interface CallCountsTable {
  key_hash: Uint8Array;
  recorded_at: Date[];
  calls: number[];
  expires_at: Date;
}

export interface CartEntriesTable {
  website_id: string;
  entry_id: string;
  cart_id: string;
  variant_id: string;
  quantity: number;
}

export interface CartsTable {
  website_id: string;
  cart_id: string;
  token_hash: Uint8Array;
  shipping_location: ColumnType<unknown, string | null, string | null>;
  shipping_option_id: string | null;
  coupons: Generated<string[]>;
  order_id: string | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export interface CensusHitsTable {
  website_id: string;
  hit_id: string;
  event: string;
  data: ColumnType<unknown, string, string>;
  visitor: string;
  created_at: Generated<Date>;
}

export interface CollectionsTable {
  website_id: string;
  collection_id: string;
  collection_type: number;
  title: string;
  settings: ColumnType<unknown, string | undefined, string>;
  created_at: Generated<Date>;
}

export interface ContentsTable {
  website_id: string;
  hash: string;
  value: ColumnType<unknown, string, string>;
}

export interface ContributorsTable {
  website_id: string;
  account_id: string;
  is_owner: Generated<boolean>;
  roles: Generated<number[]>;
  created_at: Generated<Date>;
}

export interface CouponUsesTable {
  website_id: string;
  code: string;
  order_id: string;
  created_at: Generated<Date>;
}

export interface DeploymentTable {
  is_only: Generated<boolean>;
  session_secret: string | null;
  secret_fingerprint: Uint8Array | null;
  file_store_id: string | null;
  demo_state: 'started' | 'finished' | null;
}

export interface DomainsTable {
  host: string;
  website_id: string;
  is_primary: Generated<boolean>;
  verified_at: Date | null;
}

export interface FormKeysTable {
  website_id: string;
  key_hash: Uint8Array;
  expires_at: Date;
  used_at: Date | null;
  form_id: string | null;
}

export interface FormReturnsTable {
  website_id: string;
  token_hash: Uint8Array;
  value: ColumnType<unknown, string, string>;
  expires_at: Date;
}

export interface FormsTable {
  website_id: string;
  form_id: string;
  definition: ColumnType<unknown, string, string>;
  mailing_list_id: string | null;
  deleted_at: Date | null;
  updated_at: Generated<Date>;
}

export interface InvitationsTable {
  website_id: string;
  invitation_id: string;
  email: string;
  roles: number[];
  token_hash: Uint8Array;
  invited_by: string;
  created_at: Date;
  sent_at: Date;
  send_count: Generated<number>;
  expires_at: Date;
}

export interface ItemsTable {
  website_id: string;
  item_id: string;
  collection_id: string;
  record_type: number;
  title: string;
  url_id: string;
  excerpt: Generated<string>;
  body: ColumnType<unknown, string | null, string | null>;
  image_ids: ColumnType<unknown, string | undefined, string>;
  author: Generated<string>;
  categories: Generated<string[]>;
  tags: Generated<string[]>;
  workflow_state: number;
  publish_at: Date | null;
  position: Generated<number>;
  updated_at: Generated<Date>;
  created_at: Generated<Date>;
  event: ColumnType<unknown, string | null, string | null>;
  video: ColumnType<unknown, string | null, string | null>;
  ends_at: GeneratedAlways<Date | null>;
}

export interface LiveEntriesTable {
  website_id: string;
  entry_kind: string;
  entry_id: string;
  hash: string;
  path: string | null;
  title: Generated<string>;
  collection_id: string | null;
  access: Generated<string>;
  is_hidden: Generated<boolean>;
}

export interface LoginAttemptsTable {
  key_hash: Uint8Array;
  tries: number;
  last_at: Date;
  next_at: Date;
}

export interface MailingListsTable {
  website_id: string;
  mailing_list_id: string;
  name: string;
  created_at: Generated<Date>;
}

export interface MembersTable {
  website_id: string;
  member_id: string;
  email: string;
  display_name: string;
  password_hash: string;
  created_at: Generated<Date>;
}

export interface OneTimeTokensTable {
  token_hash: Uint8Array;
  account_id: string;
  purpose: 'signIn' | 'presence';
  payload: ColumnType<unknown, string | undefined, string>;
  expires_at: Date;
  used_at: Date | null;
}

export interface OrderEventsTable {
  website_id: string;
  event_id: string;
  order_id: string;
  kind: string;
  text: string;
  created_at: Generated<Date>;
  position: Generated<number>;
}

export interface OrderLinesTable {
  website_id: string;
  line_id: string;
  order_id: string;
  item_id: string;
  variant_id: string;
  title: string;
  variant: string;
  sku: string;
  image_id: string | null;
  quantity: number;
  unit_price_cents: number;
  discount_cents: number;
  tax_cents: number;
  total_cents: number;
  position: number;
  entry_id: string | null;
}

export interface OrdersTable {
  website_id: string;
  order_id: string;
  number: number;
  cart_id: string;
  token_hash: Uint8Array;
  idempotency_key: string;
  fingerprint: Uint8Array;
  email: string;
  shipping_address: ColumnType<unknown, string | null, string | null>;
  billing_address: ColumnType<unknown, string | null, string | null>;
  shipping_name: string | null;
  note: Generated<string>;
  currency: string;
  subtotal_cents: number;
  discount_cents: number;
  shipping_cost_cents: number;
  tax_cents: number;
  grand_total_cents: number;
  trace: ColumnType<unknown, string, string>;
  state: 'pending' | 'fulfilled' | 'cancelled';
  payment_state: 'requiresPayment' | 'awaitingPayment' | 'paid' | 'failed' | 'refunded' | 'partlyRefunded';
  held_until: Date | null;
  created_at: Generated<Date>;
  tax_included: Generated<boolean>;
  shown_total_cents: number | null;
}

export interface OutboxTable {
  website_id: string;
  outbox_id: string;
  kind: 'mail' | 'webhook';
  cause: string;
  payload: ColumnType<unknown, string, string>;
  state: Generated<'waiting' | 'sent' | 'kept' | 'failed'>;
  attempts: Generated<number>;
  next_at: Generated<Date>;
  last_error: string | null;
  created_at: Generated<Date>;
}

export interface PageSavesTable {
  website_id: string;
  page_id: string;
  version: number;
  save_id: string;
  operations: ColumnType<unknown, string, string>;
  account_id: string;
  created_at: Generated<Date>;
}

export interface PagesTable {
  website_id: string;
  page_id: string;
  kind: 'page' | 'collection' | 'cover';
  collection_id: string | null;
  title: string;
  url_id: string;
  access: Generated<'open' | 'locked' | 'members'>;
  password_hash: string | null;
  is_homepage: Generated<boolean>;
  is_hidden: Generated<boolean>;
  seo: ColumnType<unknown, string, string>;
  document: ColumnType<unknown, string, string>;
  document_version: Generated<number>;
  revision: Generated<number>;
  published_revision: number | null;
  published_hash: string | null;
  deleted_at: Date | null;
  updated_at: Generated<Date>;
  code: ColumnType<unknown, string | null, string | null>;
}

export interface PaymentAttemptsTable {
  website_id: string;
  attempt_id: string;
  order_id: string;
  provider: string;
  state: 'started' | 'actionRequired' | 'awaiting' | 'captured' | 'declined' | 'unknown';
  amount_cents: number;
  provider_reference: string | null;
  created_at: Generated<Date>;
  settled_at: Date | null;
  ask_at: Date | null;
  asks: Generated<number>;
  refund_noted_at: Date | null;
}

export interface PaymentEventsTable {
  website_id: string;
  provider: string;
  event_id: string;
  payload: ColumnType<unknown, string, string>;
  created_at: Generated<Date>;
}

export interface PresentationPartsTable {
  website_id: string;
  part: 'styles' | 'navigation' | 'headerFooter' | 'overlays';
  value: ColumnType<unknown, string, string>;
  published_hash: string | null;
  updated_at: Generated<Date>;
}

export interface ProductsTable {
  website_id: string;
  item_id: string;
  product_type: number;
}

export interface RecordedEventsTable {
  website_id: string;
  event_id: string;
  kind: 'buttonClick' | 'buttonRender' | 'formRender' | 'overlay' | 'quickView' | 'landing' | 'javascriptError' | 'trace' | 'event' | 'analytics' | 'performance';
  data: ColumnType<unknown, string, string>;
  visitor: string;
  created_at: Generated<Date>;
}

export interface ReleaseEntriesTable {
  website_id: string;
  entry_kind: 'page' | 'styles' | 'navigation' | 'headerFooter' | 'overlays';
  entry_id: string;
  number: number;
  hash: string | null;
}

export interface ReleasesTable {
  website_id: string;
  release_id: string;
  number: number;
  account_id: string;
  author: string;
  note: Generated<string>;
  restored_from: number | null;
  changes: ColumnType<unknown, string, string>;
  created_at: Generated<Date>;
}

export interface SchemaMigrationsTable {
  name: string;
  checksum: string;
  applied_at: Generated<Date>;
}

export interface SearchTextsTable {
  website_id: string;
  owner_kind: 'page' | 'item';
  owner_id: string;
  body: string;
  words: string;
  made_by: Generated<number>;
}

export interface SessionsTable {
  id_hash: Uint8Array;
  account_id: string;
  created_at: Date;
  seen_at: Date;
  idle_expires_at: Date;
  expires_at: Date;
  remember: boolean;
  fresh_at: Date;
}

export interface SignUpsTable {
  token_hash: Uint8Array;
  email: string;
  display_name: string;
  password_hash: string;
  expires_at: Date;
}

export interface SiteIdentifiersTable {
  identifier: string;
  website_id: string;
  reserved_at: Date;
}

export interface StockMovementsTable {
  website_id: string;
  movement_id: string;
  variant_id: string;
  kind: 'received' | 'corrected' | 'held' | 'released' | 'returned';
  quantity: number;
  order_id: string | null;
  created_at: Generated<Date>;
}

export interface StoreSettingsTable {
  website_id: string;
  value: ColumnType<unknown, string, string>;
}

export interface SubmissionsTable {
  website_id: string;
  submission_id: string;
  form_id: string;
  key_hash: Uint8Array;
  answers: ColumnType<unknown, string, string>;
  page: ColumnType<unknown, string, string>;
  spam_reason: string | null;
  created_at: Generated<Date>;
}

export interface SubscribersTable {
  website_id: string;
  mailing_list_id: string;
  email: string;
  subscribed_at: Generated<Date>;
  unsubscribed_at: Date | null;
  subscriber_id: string;
}

export interface TestCardAttemptsTable {
  website_id: string;
  attempt_id: string;
  state: 'captured' | 'declined' | 'actionRequired' | 'late';
  reference: string;
  step: ColumnType<unknown, string | null, string | null>;
  created_at: Generated<Date>;
}

export interface UnlockAttemptsTable {
  website_id: string;
  page_id: string;
  tries: number;
  began_at: Date;
}

export interface UrlPathLocksTable {
  website_id: string;
}

export interface UrlPathsTable {
  website_id: string;
  stage: 'draft' | 'live' | 'previous';
  path: string;
  page_id: string;
  item_id: string | null;
  left_at: Date | null;
}

export interface VariantsTable {
  website_id: string;
  variant_id: string;
  item_id: string;
  sku: string;
  price_cents: number;
  sale_price_cents: number;
  on_sale: Generated<boolean>;
  unlimited: Generated<boolean>;
  qty_in_stock: Generated<number>;
  option_values: ColumnType<unknown, string | undefined, string>;
  weight_grams: number | null;
  image_id: string | null;
  position: Generated<number>;
  removed_at: Date | null;
}

export interface WebsitesTable {
  website_id: string;
  identifier: string;
  title: string;
  description: Generated<string>;
  website_type: number;
  status: number;
  locale: Generated<string>;
  currency: Generated<string>;
  settings: ColumnType<unknown, string | undefined, string>;
  live_release_id: string | null;
  data_revision: Generated<number>;
  next_order_number: Generated<number>;
  created_at: Generated<Date>;
  time_zone: Generated<string>;
}

export interface Database {
  account_mails: AccountMailsTable;
  accounts: AccountsTable;
  assets: AssetsTable;
  call_counts: CallCountsTable;
  cart_entries: CartEntriesTable;
  carts: CartsTable;
  census_hits: CensusHitsTable;
  collections: CollectionsTable;
  contents: ContentsTable;
  contributors: ContributorsTable;
  coupon_uses: CouponUsesTable;
  deployment: DeploymentTable;
  domains: DomainsTable;
  form_keys: FormKeysTable;
  form_returns: FormReturnsTable;
  forms: FormsTable;
  invitations: InvitationsTable;
  items: ItemsTable;
  live_entries: LiveEntriesTable;
  login_attempts: LoginAttemptsTable;
  mailing_lists: MailingListsTable;
  members: MembersTable;
  one_time_tokens: OneTimeTokensTable;
  order_events: OrderEventsTable;
  order_lines: OrderLinesTable;
  orders: OrdersTable;
  outbox: OutboxTable;
  page_saves: PageSavesTable;
  pages: PagesTable;
  payment_attempts: PaymentAttemptsTable;
  payment_events: PaymentEventsTable;
  presentation_parts: PresentationPartsTable;
  products: ProductsTable;
  recorded_events: RecordedEventsTable;
  release_entries: ReleaseEntriesTable;
  releases: ReleasesTable;
  schema_migrations: SchemaMigrationsTable;
  search_texts: SearchTextsTable;
  sessions: SessionsTable;
  sign_ups: SignUpsTable;
  site_identifiers: SiteIdentifiersTable;
  stock_movements: StockMovementsTable;
  store_settings: StoreSettingsTable;
  submissions: SubmissionsTable;
  subscribers: SubscribersTable;
  test_card_attempts: TestCardAttemptsTable;
  unlock_attempts: UnlockAttemptsTable;
  url_path_locks: UrlPathLocksTable;
  url_paths: UrlPathsTable;
  variants: VariantsTable;
  websites: WebsitesTable;
}

/** Tables whose rows belong to a website. */
export const tenantTables = [
  'assets',
  'cart_entries',
  'carts',
  'census_hits',
  'collections',
  'contents',
  'contributors',
  'coupon_uses',
  'form_keys',
  'form_returns',
  'forms',
  'invitations',
  'items',
  'live_entries',
  'mailing_lists',
  'members',
  'order_events',
  'order_lines',
  'orders',
  'outbox',
  'page_saves',
  'pages',
  'payment_attempts',
  'payment_events',
  'presentation_parts',
  'products',
  'recorded_events',
  'release_entries',
  'releases',
  'search_texts',
  'stock_movements',
  'store_settings',
  'submissions',
  'subscribers',
  'test_card_attempts',
  'unlock_attempts',
  'url_path_locks',
  'url_paths',
  'variants',
  'websites',
] as const;
