/** What the manager of a page's overlays says to its owner. */
export const overlays = {
  label: 'Overlays of this page',
  announcementBar: 'Announcement bar',
  announcementBarOff: 'Announcement bar, off for visitors',
  popup: 'Popup',
  popupOff: 'Popup, off for visitors',
} as const;
