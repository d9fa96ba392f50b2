export type { BlockViewProps, PictureLoading, ViewPage } from '../../kit/block/view-props.ts';
export type { VisitorText, VisitorTextKey } from '../texts/visitor-text-key.ts';
export { eventTime } from '../../kit/events/event-time.ts';
export { hasVideo, itemVideoHosts, ItemVideoView } from '../../blocks/video/item-video-view.tsx';
export { monthOf } from '../../blocks/calendar/month.ts';
export { monthName } from '../../blocks/calendar/month-name.ts';
export { dayIn } from '../../kit/items/day-in.ts';
export { itemDate } from '../../kit/items/item-date.ts';
export { ItemCard, type ShownDetails } from '../../kit/items/item-card.tsx';
export { itemsStyle } from '../../kit/items/items-style.ts';
export {
  ItemsView,
  type ItemArrangement,
  type ItemsViewProps,
} from '../../kit/items/items-view.tsx';
export { ProductDetails, type ProductDetailsProps } from '../../blocks/product/product-details.tsx';
export { linkAttributes } from '../../kit/link/link-attributes.ts';
export { safeHref } from '../../kit/link/safe-href.ts';
export { externalMapAddress } from '../../blocks/map/map-location.ts';
export { pictureAttributes, type PictureDrawing } from '../../kit/picture/picture-attributes.ts';
export { RatingView } from '../../kit/reviews/rating-view.tsx';
export { ReviewCard } from '../../kit/reviews/review-card.tsx';
export { ratingStyle, reviewsStyle } from '../../kit/reviews/reviews-style.ts';
export { plainText } from '../../kit/rich-text/plain-text.ts';
export { RichTextView } from '../../kit/rich-text/rich-text-view.tsx';
export { hasSaveLinks } from '../../kit/save-link/save-link-view.tsx';
export { saveLinkStyle } from '../../kit/save-link/save-link-style.ts';
export { DocumentView } from '../../kit/section/document-view.tsx';
export { continuesSection } from '../../kit/section/continues-section.ts';
export { hasLeadPicture } from '../../kit/section/first-screen-loading.ts';
export {
  placementProperties,
  sectionPlacements,
  type PlacementStyle,
  type SectionPlacements,
} from '../../kit/section/section-placements.ts';
export { SectionView } from '../../kit/section/section-view.tsx';
export { sectionStyle } from '../../kit/section/section-style.ts';
export { baseStyle } from '../../kit/site-style/base-style.ts';
export {
  fontFamilyNames,
  fontFamilyOf,
  type FontFamily,
} from '../../kit/site-style/font-families.ts';
export {
  boldStep,
  replaceableSiteStyles,
  replaceSiteStyles,
  siteStyleSheet,
} from '../../kit/site-style/site-style-sheet.ts';
export { themeColors, type ThemeColors } from '../../kit/site-style/theme-colors.ts';
export { BlockView, type BlockViewInput } from './block-view.tsx';
export { joinHosts, noHosts, type ExternalHosts } from '../../kit/block/external-hosts.ts';
export { documentHosts } from './document-hosts.ts';
export { documentInlineParts } from './document-inline-parts.ts';
export { documentBlockTypes, documentThemes } from './document-contents.ts';
export { blockStyleSheets } from './block-style-sheets.ts';
export { suggestionAttributes, SuggestionsView } from '../../blocks/search/suggestions-view.tsx';
export { AnswerFields } from '../../blocks/product/answer-fields.tsx';
export { formStyle } from '../../blocks/form/form-style.ts';
export { fieldStyle } from '../../kit/field/field-style.ts';
export { readMarkup } from '../../kit/markup/read-markup.ts';
export { formatPrice } from '../../kit/price/format-price.ts';
export { viewPage } from './view-page.ts';
export { Icon, type IconName } from '../../kit/icon/icon-view.tsx';
export { SocialIcon, socialLabel } from '../../kit/icon/social-icon-view.tsx';
