export type { BlockViewProps, PictureLoading, ViewPage } from '../block/view-props.ts';
export type { VisitorText, VisitorTextKey } from '../words/visitor-text-key.ts';
export { eventTime } from '../events/event-time.ts';
export { hasVideo, itemVideoHosts, ItemVideoView } from '../video/item-video-view.tsx';
export { monthOf } from '../calendar/month.ts';
export { monthName } from '../calendar/month-name.ts';
export { itemDate } from '../items/item-date.ts';
export { ItemCard, type ShownWords } from '../items/item-card.tsx';
export { itemsStyle } from '../items/items-style.ts';
export { ItemsView, type ItemArrangement, type ItemsViewProps } from '../items/items-view.tsx';
export { ProductDetails, type ProductDetailsProps } from '../product/product-details.tsx';
export { linkAttributes } from '../link/link-attributes.ts';
export { safeHref } from '../link/safe-href.ts';
export { externalMapAddress } from '../map/map-location.ts';
export { pictureAttributes, type PictureDrawing } from '../picture/picture-attributes.ts';
export { PictureView } from '../picture/picture-view.tsx';
export { plainText } from '../rich-text/plain-text.ts';
export { RichTextView } from '../rich-text/rich-text-view.tsx';
export { hasSaveLinks } from '../save-link/save-link-view.tsx';
export { saveLinkStyle } from '../save-link/save-link-style.ts';
export { DocumentView } from '../section/document-view.tsx';
export { continuesSection } from '../section/continues-section.ts';
export { hasLeadPicture } from '../section/first-screen-loading.ts';
export {
  placementProperties,
  sectionPlacements,
  type PlacementStyle,
  type SectionPlacements,
} from '../section/section-placements.ts';
export { SectionView } from '../section/section-view.tsx';
export { sectionStyle } from '../section/section-style.ts';
export { baseStyle } from '../site-style/base-style.ts';
export { fontFamilyNames, fontFamilyOf, type FontFamily } from '../site-style/font-families.ts';
export {
  boldStep,
  replaceableSiteStyles,
  replaceSiteStyles,
  siteStyleSheet,
  themeRule,
} from '../site-style/site-style-sheet.ts';
export { themeColours, type ThemeColours } from '../site-style/theme-colours.ts';
export { BlockView, type BlockViewInput } from './block-view.tsx';
export { joinHosts, noHosts, type ForeignHosts } from '../block/foreign-hosts.ts';
export { documentHosts } from './document-hosts.ts';
export { documentInlineParts } from './document-inline-parts.ts';
export { documentBlockTypes, documentThemes } from './document-contents.ts';
export { blockStyleSheets } from './block-style-sheets.ts';
export { fieldStyle } from '../field/field-style.ts';
export { readMarkup } from '../markup/read-markup.ts';
export { formatPrice } from '../price/format-price.ts';
export { viewPage } from './view-page.ts';
export { Icon, type IconName } from '../icon/icon-view.tsx';
export { SocialIcon, socialLabel } from '../icon/social-icon-view.tsx';
