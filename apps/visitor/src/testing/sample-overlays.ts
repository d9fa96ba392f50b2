import { blockType } from '@sitewright/contracts/codes';
import {
  defaultOverlays,
  type Form,
  type Overlays,
  type PageData,
  type PageView,
  type Popup,
} from '@sitewright/contracts/entities';
import { mountPage } from './mount-page.ts';
import { sampleBlock, sampleContext, sampleDocument, sampleSection } from './sample-page.ts';

const formId = 'e'.repeat(24);

/** The form of the popup below. */
export const sampleSignUp: PageData = {
  [`form:${formId}`]: {
    id: formId,
    name: 'Letters',
    fields: [{ id: 'email', type: 'email', title: 'Email', required: true }],
    submitButtonText: 'Write to me',
    submissionMessage: 'Thank you.',
    successRedirect: '',
    captcha: false,
    notifyEmail: '',
    mailingListId: null,
  } satisfies Form as PageData[string],
};

/** A popup with a newsletter form that opens immediately, merged with the test's own values. */
export const samplePopup = (
  more: Partial<Popup> = {},
  settings: Partial<Popup['settings']> = {},
): Popup => ({
  ...defaultOverlays.popup,
  isEnabled: true,
  position: 'bottom-right',
  trigger: { kind: 'delay', seconds: 0 },
  document: sampleDocument(
    sampleSection([sampleBlock(blockType.NEWSLETTER, { formId, title: 'Letters' })], {}, 'popup'),
  ),
  ...more,
  settings: { ...defaultOverlays.popup.settings, ...settings },
});

/** Mounts a server-rendered page with these overlays in the test document. */
export function mountOverlays(
  changes: Partial<Overlays>,
  more: Partial<PageView> = {},
): HTMLElement {
  const overlays = { ...defaultOverlays, ...changes };
  const { popup, announcementBar, mobileInfoBar } = overlays;
  return mountPage(
    { kind: 'page', document: sampleDocument() },
    {
      overlays,
      data: sampleSignUp,
      context: {
        ...sampleContext,
        showAnnouncementBar: announcementBar.isEnabled,
        websiteSettings: {
          ...sampleContext.websiteSettings,
          popupOverlaySettings: popup.isEnabled ? popup.settings : null,
          mobileInfoBarSettings: mobileInfoBar,
        },
      },
      ...more,
    },
  );
}
