import { defaultOverlays, type Overlays } from '@sitewright/contracts/entities';
import { newsletter } from '../../compose/blocks.ts';
import { at, page, section } from '../../compose/section.ts';
import type { DemoKit } from '../../demo-site.ts';

/**
 * A newsletter form in a corner after some time on the page. Hidden on phones, where it would cover half of the window.
 */
export const lettersPopup = (kit: DemoKit): Overlays => ({
  ...defaultOverlays,
  popup: {
    isEnabled: true,
    position: 'bottom-right',
    trigger: { kind: 'delay', seconds: 20 },
    onProductPages: false,
    document: page(
      section('popup', { theme: 'light' }, [
        newsletter(kit.form('letters'), at(1, 1, 12, 5), {
          title: 'Letters from the kiln',
          text: 'Seventeen letters a year, and the first choice of the seconds.',
        }),
      ]),
    ),
    settings: {
      style: 1,
      enableMobile: false,
      version: 1,
      showUntilSignup: true,
      displayFrequency: 30,
    },
  },
});
