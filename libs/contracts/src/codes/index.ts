export { blockType, type BlockType } from './block-type.ts';
export { blockVariantType, type BlockVariantType } from './block-variant-type.ts';
export { codeSchema } from './code-schema.ts';
export { collaboratorRole, type CollaboratorRole } from './collaborator-role.ts';
export { collectionType, type CollectionType } from './collection-type.ts';
export { collectionViews, type CollectionViewName } from './collection-view.ts';
export { contentItemType, type ContentItemType } from './content-item-type.ts';
export {
  findChangeError,
  findGrantError,
  invitationMs,
  missingPermissions,
  findLeaveError,
  standingsAfterTransfer,
  findTransferError,
} from './contributor-rules.ts';
export {
  cookieName,
  cookieRow,
  cookieTable,
  type CookiePurpose,
  type CookieRow,
} from './cookie-table.ts';
export {
  defineCodes,
  type CodeFamily,
  type CodeNameOf,
  type CodeOf,
  type CodeQuestions,
  type CodeTable,
} from './define-codes.ts';
export { deviceViews, type DeviceView } from './device-view.ts';
export { editorTrackingAreas, type EditorTrackingArea } from './editor-tracking-area.ts';
export { formBuilderStep, type FormBuilderStep } from './form-builder-step.ts';
export { galleryMediaTypes, type GalleryMediaType } from './gallery-media-type.ts';
export {
  integrationAccountTypes,
  type IntegrationAccountType,
} from './integration-account-type.ts';
export { itemRecordKinds, toItemRecordKind, type ItemRecordKind } from './item-record-kind.ts';
export { legacyBlockType, type LegacyBlockType } from './legacy-block-type.ts';
export { likertAnswer, type LikertAnswer } from './likert-answer.ts';
export { mapStyle, type MapStyle } from './map-style.ts';
export { mobileInfoBarStyle, type MobileInfoBarStyle } from './mobile-info-bar-style.ts';
export {
  hiddenNavigationName,
  memberAreaNavigationType,
  memberAreasNavigationName,
  readmePageName,
  reservedNavigationNames,
} from './navigation-name.ts';
export { noneBlackWhite, type NoneBlackWhite } from './none-black-white.ts';
export { noneShow, type NoneShow } from './none-show.ts';
export { pageType, type PageType } from './page-type.ts';
export { permissionCode, type PermissionCode } from './permission-code.ts';
export {
  finerPermissionCode,
  freshLoginMs,
  freshLoginPermissions,
  permissions,
  type Permission,
} from './permission.ts';
export { pinterestOverlayMode, type PinterestOverlayMode } from './pinterest-overlay-mode.ts';
export { planFeatures, type PlanFeature } from './plan-feature.ts';
export { platformVersions, type PlatformVersion } from './platform-version.ts';
export { popupColumns, popupPositions, popupRows, type PopupPosition } from './popup-position.ts';
export {
  productTypeTexts,
  toProductType,
  toProductTypeText,
  type ProductTypeText,
} from './product-type-text.ts';
export { productType, type ProductType } from './product-type.ts';
export { permissionHolders, rolePermissions, type PermissionHolder } from './role-permissions.ts';
export { shapeMask, shapeNames, type ShapeName } from './shape-mask.ts';
export {
  areaPermissions,
  isVisitor,
  permissionCodesOf,
  permissionsOf,
  type SiteAccount,
} from './site-account.ts';
export { isLocale } from './is-locale.ts';
export { countryCodes, isCountryCode } from './country-codes.ts';
export { currencyCodes, isCurrencyCode, type CurrencyCode } from './currency-codes.ts';
export { sliceType, type SliceType } from './slice-type.ts';
export { surveyCohorts, type SurveyCohort } from './survey-cohort.ts';
export { tagTypes, type TagType } from './tag-type.ts';
export { textFilters, type TextFilter } from './text-filter.ts';
export { tweakPageTypes, type TweakPageType } from './tweak-page-type.ts';
export {
  measurementStandards,
  toUnitsSystem,
  unitsOf,
  unitsSystem,
  type MeasurementStandard,
  type UnitsSystem,
} from './units-system.ts';
export { isVideoMode, toVideoMode, videoModes, type VideoMode } from './video-mode.ts';
export { visibilityStates, type VisibilityState } from './visibility-state.ts';
export { mayChangeWebsiteStatus, type StatusChanger } from './website-status-transition.ts';
export { websiteStatus, type WebsiteStatus } from './website-status.ts';
export { websiteType, type WebsiteType } from './website-type.ts';
export { workflowState, type WorkflowState } from './workflow-state.ts';
export { mayChangeWorkflow, type WorkflowChange } from './workflow-transition.ts';
