import type { CompiledArea } from '@sitewright/messages';

const source = {
  label: 'Overlays of this page',
  announcementBar: 'Announcement bar',
  announcementBarOff: 'Announcement bar, off for visitors',
  popup: 'Popup',
  popupOff: 'Popup, off for visitors',
} as const;

/** What the overlays manager says. */
export const overlays: CompiledArea<typeof source> = source;
