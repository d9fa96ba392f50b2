import { describe, expect, it } from 'vitest';
import { toCookieBannerForm } from '../settings/convert-settings.ts';
import { describeCookieBanner } from './describe-cookie-banner.ts';
import { readHtml } from './read-html.fixture.ts';
import { writeMarkup } from './write-markup.ts';

describe('writeMarkup', () => {
  it('writes the complete markup of the banner', () => {
    const settings = toCookieBannerForm({
      cookieBannerText: '<p>Cookies &amp; <a href="/more?a=1&b=2">more</a><br></p>',
      cookieBannerCtaVariant: 'BUTTON',
      cookieBannerCtaText: 'Yes',
    });
    const fields = { returnTo: '/shop' };
    expect(
      writeMarkup(describeCookieBanner(settings, { action: '/consent', fields, readHtml })),
    ).toBe(
      '<section id="cookie-banner" class="cookie-banner" aria-label="Cookies" data-variant="BAR" data-position="BOTTOM" data-theme="DARK" hidden>' +
        '<div class="cookie-banner-text"><p>Cookies &amp; <a href="/more?a=1&amp;b=2">more</a><br></p></div>' +
        '<form class="cookie-banner-choices" method="post" action="/consent" data-cta="BUTTON">' +
        '<input type="hidden" name="returnTo" value="/shop">' +
        '<button type="submit" name="answer" value="accept">Yes</button></form></section>',
    );
  });

  it('escapes text and attribute values', () => {
    const settings = toCookieBannerForm({
      cookieBannerCtaText: '"><script>alert(1)</script>',
      cookieBannerText: '&lt;script&gt;',
    });
    const html = writeMarkup(
      describeCookieBanner(settings, { action: '"><b>', label: '\'"<', readHtml }),
    );
    expect(html).not.toMatch(/<script|<b>/);
    expect(html).toContain('action="&quot;&gt;&lt;b&gt;"');
  });
});
