import { closeBar, reopenBar } from '../announcement-bar/close-bar.ts';
import { isForVisitors, type FindOverlay } from './overlay.ts';

/** The announcement bar of the page (BAR-02). */
export const announcementOverlay: FindOverlay = ({ window: view }, { onClose, signal }) => {
  const bar = view.document.querySelector<HTMLElement>('.announcement-bar');
  if (bar === null) return undefined;
  bar.querySelector('[data-close]')?.addEventListener(
    'click',
    () => {
      closeBar(bar);
      onClose();
    },
    { signal },
  );
  return {
    name: 'announcementBar',
    isEnabled: isForVisitors(bar),
    show: () => reopenBar(bar),
    hide: () => closeBar(bar),
  };
};
