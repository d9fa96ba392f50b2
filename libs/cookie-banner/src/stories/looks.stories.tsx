import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  acceptTypes,
  barPositions,
  cookieBannerThemes,
  cookieBannerVariants,
  ctaVariants,
  popupPositions,
  toCookieBannerForm,
  type CookieBannerApiSettings,
} from '../index.ts';
import { CookieBannerView } from '../react/index.ts';
import '../cookie-banner.css';
import { createHtmlReader } from '../dom/index.ts';
const readHtml = createHtmlReader(new DOMParser());

interface LooksProps {
  readonly looks: readonly CookieBannerApiSettings[];
}

/** The chosen options, without texts. */
const nameOf = (look: CookieBannerApiSettings) =>
  Object.entries(look)
    .flatMap(([name, value]) => (name.endsWith('Text') ? [] : [value]))
    .join(', ')
    .toLowerCase();

/** Small pages side by side: each contains its own fixed elements. */
function Looks({ looks }: LooksProps) {
  return (
    <div className="columns">
      {looks.map((look) => (
        <figure key={nameOf(look)}>
          <div
            style={{
              position: 'relative',
              contain: 'layout',
              overflow: 'hidden',
              blockSize: '18rem',
              border: '1px solid #dee2e6',
              background: 'url(/demo/arch-white-relief.jpg) center / cover',
            }}
          >
            <CookieBannerView
              settings={toCookieBannerForm({ ...look, isCookieBannerEnabled: true })}
              action="/api/consent"
              readHtml={readHtml}
              label={`Cookies, ${nameOf(look)}`}
              isHidden={false}
            />
          </div>
          <figcaption>{nameOf(look)}</figcaption>
        </figure>
      ))}
    </div>
  );
}

const meta = {
  title: 'Libraries/cookie-banner/Looks',
  component: Looks,
  args: { looks: [] },
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof Looks>;
export default meta;

type Story = StoryObj<typeof meta>;

const positionsOf = { BAR: barPositions, POPUP: popupPositions } as const;

export const Positions: Story = {
  args: {
    looks: cookieBannerVariants.flatMap((cookieBannerVariant) =>
      positionsOf[cookieBannerVariant].map((cookieBannerPosition) => ({
        cookieBannerVariant,
        cookieBannerPosition,
      })),
    ),
  },
  parameters: { about: 'A bar stands at the top or the bottom, a popup in one of four corners.' },
};

export const Themes: Story = {
  args: {
    looks: cookieBannerThemes.flatMap((cookieBannerTheme) =>
      ctaVariants.map((cookieBannerCtaVariant) => ({
        cookieBannerTheme,
        cookieBannerCtaVariant,
        cookieBannerAcceptType: 'OPT_IN_AND_OUT',
      })),
    ),
  },
  parameters: { about: 'Both themes, with each way to draw the controls.' },
};

export const AcceptTypes: Story = {
  args: {
    looks: acceptTypes.map((cookieBannerAcceptType) => ({
      cookieBannerAcceptType,
      cookieBannerCtaVariant: 'BUTTON',
      cookieBannerVariant: 'POPUP',
    })),
  },
  parameters: { about: 'Accept alone, or accept and decline.' },
};

export const LongLabels: Story = {
  args: {
    looks: cookieBannerVariants.flatMap((cookieBannerVariant) =>
      (['BUTTON', 'TEXT'] as const).map((cookieBannerCtaVariant) => ({
        cookieBannerVariant,
        cookieBannerCtaVariant,
        cookieBannerAcceptType: 'OPT_IN_AND_OUT',
        cookieBannerText:
          '<p>Wir verwenden Cookies. <a href="/datenschutz">Datenschutzgrundverordnungsinformationen</a></p>',
        cookieBannerCtaText: 'Alle Cookies akzeptieren',
        cookieBannerOptOutCtaText: 'Nur unbedingt erforderliche Cookies',
      })),
    ),
  },
  parameters: {
    about: 'Long words break, and answers that do not fit beside each other get the same width.',
  },
};
