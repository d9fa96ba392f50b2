import { visitorText } from '@sitewright/blocks/texts';
import type { MailView } from '@sitewright/contracts/entities';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderMail } from './render-mail.tsx';

const long = 'Donaudampfschifffahrtsgesellschaft'.repeat(8);

const notice: MailView = {
  kind: 'submissionNotice',
  site: { title: long, baseUrl: `https://${long}.example`, locale: 'en' },
  formName: long,
  pageTitle: long,
  answers: [{ title: long, text: `https://example.com/${long}` }],
  submissionUrl: 'https://config.example/config/shop/forms',
};

afterEach(() => document.body.replaceChildren());

it.each([320, 700])('wraps long words in a viewport of %i pixels', async (width) => {
  await page.viewport(width, 600);
  const frame = document.createElement('iframe');
  Object.assign(frame, { width: String(width), height: '600' });
  frame.style.border = '0';
  frame.srcdoc = renderMail(notice, visitorText('en')).html;
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
  document.body.append(frame);
  await loaded;
  const { scrollWidth, clientWidth } = frame.contentDocument!.documentElement;
  expect(scrollWidth).toBe(clientWidth);
});
