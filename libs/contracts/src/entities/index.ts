export {
  fileStates,
  assetKinds,
  assetView,
  asset,
  assetChange,
  type FileState,
  type AssetKind,
  type AssetView,
  type Asset,
} from './asset.ts';
export {
  business,
  businessOf,
  noBusiness,
  hasOpeningHours,
  noOpeningHours,
  openingHours,
  openingSpan,
  weekdays,
  type Business,
  type OpeningHours,
  type OpeningSpan,
  type Weekday,
} from './business.ts';
export {
  grantedRoles,
  contributor,
  invitation,
  type Contributor,
  type Invitation,
} from './contributor.ts';
export {
  dataNeedKey,
  readData,
  type DataNeed,
  type CollectionAnswer,
  type LoadedData,
  type PageData,
  type ReviewsAnswer,
} from './data-need.ts';
export {
  featureNames,
  featureDefinitions,
  type FeatureName,
  type FeatureDefinitions,
} from './feature-definitions.ts';
export {
  answerFieldKinds,
  answerFields,
  maxAnswerFields,
  type AnswerText,
  formFieldKinds,
  formField,
  editableFieldProperties,
  editableProperties,
  form,
  publicForm,
  submission,
  type FormFieldKind,
  type FormField,
  type Form,
  type PublicForm,
  type Submission,
} from './form.ts';
export {
  socialLink,
  defaultSiteHeader,
  siteHeader,
  siteHeaderOf,
  headerFooter,
  type SocialLink,
  type SiteHeader,
  type HeaderFooter,
} from './header-footer.ts';
export {
  itemView,
  itemSummary,
  variantDraft,
  itemDraft,
  type ItemView,
  type ItemSummary,
  type VariantDraft,
  type ItemDraft,
} from './item.ts';
export { dataset, type Dataset } from './dataset.ts';
export {
  itemFacets,
  itemSorts,
  itemStatuses,
  itemStockStates,
  type ItemFacets,
  type ItemSort,
  type ItemStatus,
  type ItemStockState,
} from './item-filter.ts';
export { eventStatuses, itemEvent, type EventStatus, type ItemEvent } from './item-event.ts';
export { itemVideo, itemVideoView, type ItemVideo, type ItemVideoView } from './item-video.ts';
export { editorEvent, type EditorEvent } from './editor-event.ts';
export { mapLocation, type MapLocation } from './map-location.ts';
export { multilingualPayload, type MultilingualPayload } from './multilingual.ts';
export { operation, type Operation } from './operation.ts';
export {
  sectionThemes,
  placement,
  phonePlacement,
  block,
  layout,
  sectionBackground,
  sectionDesign,
  section,
  pageDocument,
  type SectionTheme,
  type Placement,
  type PhonePlacement,
  type Block,
  type Layout,
  type SectionDesign,
  type Section,
  type PageDocument,
} from './page-document.ts';
export {
  type ResolvedLink,
  type PageAlternate,
  type PageFeed,
  type FormReturn,
  type CheckoutCountry,
  type MainView,
  type PageView,
  type RenderedPage,
  type Renderer,
} from './page-view.ts';
export type { CollectionView } from './collection-view.ts';
export type { InstallmentBounds, PaymentChoice, StripeChoice } from './payment-choice.ts';
export type { MailView } from './mail-view.ts';
export {
  codeHosts,
  maxCodeBytes,
  pageCode,
  type CodeHosts,
  type CodeView,
  type PageCode,
} from './page-code.ts';
export {
  pageKinds,
  type PageKind,
  pageSummary,
  seo,
  emptySeo,
  pageSettings,
  deletedPage,
  newPage,
  pageChange,
  type PageSummary,
  type Seo,
  type PageSettings,
  type DeletedPage,
} from './page.ts';
export { maxUrlIdLength, maxUrlPathLength } from './patterns.ts';
export {
  hexId,
  localId,
  instant,
  cents,
  countryCode,
  currencyCode,
  supportedCurrency,
  locale,
  emailAddress,
  timeZone,
  focalPoint,
  urlId,
  siteIdentifier,
  line,
  wholeNumber,
  type HexId,
  type FocalPoint,
} from './primitives.ts';
export {
  maxPriceCents,
  maxOptions,
  maxRelatedProducts,
  maxSkuLength,
  productTypes,
  defaultLowStock,
  productVariant,
  product,
  digitalProduct,
  repeatedSku,
  type ProductTypeName,
  type Dimensions,
  type ProductOption,
  type ProductVariant,
  type Product,
  type DigitalProduct,
} from './product.ts';
export { hasPopup } from './has-popup.ts';
export {
  announcementBar,
  defaultOverlays,
  mobileInfoBar,
  overlays,
  overlaysReader,
  popup,
  popupTrigger,
  type AnnouncementBar,
  type MobileInfoBar,
  type Overlays,
  type Popup,
  type PopupTrigger,
} from './overlays.ts';
export { release, pendingChange, type Release, type PendingChange } from './release.ts';
export {
  richTextMark,
  richTextNode,
  listNumberings,
  listStart,
  richText,
  type RichTextMark,
  type RichTextNode,
  type RichText,
} from './rich-text.ts';
export {
  cookieBannerSettings,
  popupOverlaySettings,
  siteContext,
  type CookieBannerSettings,
  type SiteContext,
} from './site-context.ts';
export { defaultStyles } from './default-styles.ts';
export { siteStyles, type SiteStyles } from './site-styles.ts';
export { loginPayload, memberSession, type LoginPayload, type MemberSession } from './site-user.ts';
export {
  billingUnits,
  subscriptionPlan,
  subscriptionPrice,
  type SubscriptionPlan,
  type SubscriptionPrice,
} from './subscription.ts';
export { tag, type Tag } from './tag.ts';
export {
  accessKinds,
  website,
  websiteChange,
  account,
  membership,
  navigationLink,
  navigationEntry,
  navigation,
  type AccessKind,
  type Website,
  type Account,
  type Membership,
  type NavigationLink,
  type NavigationEntry,
  type Navigation,
} from './website.ts';
export * from './store.ts';
