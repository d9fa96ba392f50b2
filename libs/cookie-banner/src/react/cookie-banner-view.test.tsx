import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { CookieBannerApiSettings } from '../settings/api-settings.ts';
import { toCookieBannerForm } from '../settings/convert-settings.ts';
import { CookieBannerView } from './cookie-banner-view.tsx';
import { readHtml } from '../markup/read-html.fixture.ts';

function render(api: CookieBannerApiSettings, isHidden?: boolean): string {
  const settings = toCookieBannerForm({ isCookieBannerEnabled: true, ...api });
  return renderToStaticMarkup(
    <CookieBannerView
      settings={settings}
      action="/api/consent"
      readHtml={readHtml}
      fields={{ returnTo: '/shop' }}
      {...(isHidden === undefined ? {} : { isHidden })}
    />,
  );
}

describe('CookieBannerView', () => {
  it('renders nothing if the banner is disabled', () => {
    expect(render({ isCookieBannerEnabled: false })).toBe('');
  });

  it('renders a labeled region with a form that works without JavaScript', () => {
    const html = render({
      cookieBannerVariant: 'POPUP',
      cookieBannerPosition: 'TOP',
      cookieBannerText: '<p>Cookies &amp; <a href="/more">more</a></p><script>x</script>',
      cookieBannerCtaVariant: 'BUTTON',
      cookieBannerAcceptType: 'OPT_IN_AND_OUT',
    });
    expect(html).toBe(
      '<section id="cookie-banner" aria-label="Cookies" data-variant="POPUP" data-position="TOP_LEFT" data-theme="DARK" hidden="" class="cookie-banner">' +
        '<div class="cookie-banner-text"><p>Cookies &amp; <a href="/more">more</a></p></div>' +
        '<form data-cta="BUTTON" class="cookie-banner-choices" action="/api/consent" method="post">' +
        '<input type="hidden" name="returnTo" value="/shop"/>' +
        '<button type="submit" value="decline" name="answer">Decline</button>' +
        '<button type="submit" value="accept" name="answer">Accept</button>' +
        '</form></section>',
    );
  });

  it('is hidden by default and visible with isHidden set to false', () => {
    expect(render({})).toContain(' hidden=""');
    expect(render({}, false)).not.toContain('hidden=""');
  });

  it('escapes the button text', () => {
    expect(render({ cookieBannerCtaText: '"<b>"' })).toContain(
      'aria-label="&quot;&lt;b&gt;&quot;"',
    );
  });
});
