import { expect, it } from 'vitest';
import { sendLandingPixel } from './send-landing-pixel.ts';

const landing = { landing: '/a b', refer: '', rk: '', lang: 'en', screen: '390x844' };
const facts = 'landing=%2Fa+b&refer=&rk=&lang=en&screen=390x844';

it.each([
  [undefined, `/api/track/Track?${facts}`],
  ['/track', `/track?${facts}`],
  ['/track?site=1', `/track?site=1&${facts}`],
  ['/track#top', `/track?${facts}#top`],
  ['/track?site=1#a?b', `/track?site=1&${facts}#a?b`],
])('adds the landing data to the query string of %j, before the fragment', (path, address) => {
  const pixel = { src: '' };
  const page = { createElement: () => pixel } as unknown as Document;
  sendLandingPixel(landing, page, path);
  expect(pixel.src).toBe(address);
});
