import type { PageWords } from './load-page-words.ts';

/** The words of a live map in a page's language, by the names that MapLibre calls them. */
export const mapWords = (text: PageWords) => ({
  'Map.Title': text('maps.map'),
  'NavigationControl.ZoomIn': text('maps.zoomIn'),
  'NavigationControl.ZoomOut': text('maps.zoomOut'),
  'AttributionControl.ToggleAttribution': text('maps.attribution'),
  'CooperativeGesturesHandler.WindowsHelpText': text('maps.scrollWithCtrl'),
  'CooperativeGesturesHandler.MacHelpText': text('maps.scrollWithCommand'),
  'CooperativeGesturesHandler.MobileHelpText': text('maps.twoFingers'),
});

/** What a live map says. */
export type MapWords = ReturnType<typeof mapWords>;
