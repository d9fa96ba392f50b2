import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef, useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createHtmlReader, enhanceCookieBanner } from '../dom/index.ts';
import {
  acceptTypes,
  barPositions,
  cookieBannerDefaults,
  cookieBannerThemes,
  cookieBannerVariants,
  createConsentStore,
  ctaVariants,
  isTrackingAllowed,
  popupPositions,
  toCookieBannerForm,
  type CookieBannerApiSettings,
} from '../index.ts';
import { CookieBannerView } from '../react/index.ts';
import '../cookie-banner.css';
import { createCookies } from './cookies.fixture.ts';
const readHtml = createHtmlReader(new DOMParser());

interface PageProps extends CookieBannerApiSettings {
  /** The answer of an earlier visit. */
  readonly answered: 'nothing' | 'accept' | 'decline';
}

/** The markup from a server. */
const toHtml = (settings: CookieBannerApiSettings) =>
  renderToStaticMarkup(
    <CookieBannerView
      settings={toCookieBannerForm({ ...settings, isCookieBannerEnabled: true })}
      action="/api/consent"
      readHtml={readHtml}
    />,
  );

function Page({ answered, ...settings }: PageProps) {
  const place = useRef<HTMLDivElement>(null);
  const [html] = useState(() => toHtml(settings));
  const [{ cookies, consent }] = useState(() => {
    const cookies = createCookies();
    const consent = createConsentStore(cookies, Date.now);
    if (answered !== 'nothing') consent.write(answered);
    return { cookies, consent };
  });
  const [sent, setSent] = useState<readonly string[]>([]);
  useEffect(() => {
    const root = place.current?.querySelector('section');
    if (!root) return undefined;
    const banner = enhanceCookieBanner(root, {
      consent,
      onAnswer: () => undefined,
      send: (action, answer) =>
        setSent((before) => [...before, `POST ${new URL(action).pathname} ${answer.toString()}`]),
    });
    return () => banner.destroy();
  }, [consent]);
  const choice = consent.read();
  const policies = { open: false, restrictive: true };
  return (
    <>
      <div className="stack" style={{ minBlockSize: '14rem' }}>
        <p>
          The page’s own footer has the link that brings the banner back:{' '}
          <a href="#cookie-banner">Cookie settings</a>
        </p>
        <ul className="log" aria-label="What is stored and sent" aria-live="polite">
          <li>answer: {choice ?? 'none yet'}</li>
          <li>cookies: {JSON.stringify(Object.fromEntries(cookies.stored))}</li>
          {Object.entries(policies).map(([name, isRestrictive]) => (
            <li key={name}>
              tracking under a policy that is {name}:{' '}
              {isTrackingAllowed({ isRestrictive, isAbsolute: false }, choice) ? 'yes' : 'no'}
            </li>
          ))}
          {sent.map((line, index) => (
            <li key={index}>{line}</li>
          ))}
        </ul>
      </div>
      <div ref={place} dangerouslySetInnerHTML={{ __html: html }} />
    </>
  );
}

const meta = {
  title: 'Libraries/cookie-banner/Banner',
  component: Page,
  args: {
    answered: 'nothing',
    ...cookieBannerDefaults,
    cookieBannerAcceptType: 'OPT_IN_AND_OUT',
    cookieBannerCtaVariant: 'BUTTON',
  },
  argTypes: {
    answered: { control: 'inline-radio', options: ['nothing', 'accept', 'decline'] },
    cookieBannerVariant: { control: 'inline-radio', options: cookieBannerVariants },
    cookieBannerPosition: { control: 'select', options: [...barPositions, ...popupPositions] },
    cookieBannerTheme: { control: 'inline-radio', options: cookieBannerThemes },
    cookieBannerCtaVariant: { control: 'inline-radio', options: ctaVariants },
    cookieBannerAcceptType: { control: 'inline-radio', options: acceptTypes },
  },
  render: (args) => <Page key={JSON.stringify(args)} {...args} />,
} satisfies Meta<typeof Page>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Bar: Story = {
  parameters: {
    about:
      'A region, not a dialog: it never takes the focus and holds nothing back. Declining weighs as much as accepting.',
  },
};

export const Popup: Story = {
  args: { cookieBannerVariant: 'POPUP', cookieBannerPosition: 'BOTTOM_RIGHT' },
  parameters: {
    about: 'The same as a box in a corner. A position of the other variant is corrected.',
  },
};

export const AcceptOnly: Story = {
  args: {
    cookieBannerAcceptType: 'OPT_IN',
    cookieBannerCtaVariant: 'ICON',
    cookieBannerTheme: 'LIGHT',
  },
  parameters: { about: 'A sign instead of a word still has the word as its name.' },
};

export const AnsweredBefore: Story = {
  args: { answered: 'decline' },
  parameters: {
    about: 'The answer holds for 30 days; the link in the footer brings the banner back.',
  },
};

export const OwnersHtml: Story = {
  args: {
    cookieBannerText:
      '<p>We <strong>count</strong> visits. <a href="/cookies">Which cookies?</a></p><img src=x onerror="alert(1)"><script>alert(2)</script>',
  },
  parameters: {
    about:
      'The owner’s HTML is read into a tree of twelve elements and safe links: scripts have no place in it.',
  },
};
