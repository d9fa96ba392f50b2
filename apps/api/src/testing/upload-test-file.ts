import type { LightMyRequestResponse } from 'fastify';
import type { TestSite } from './create-test-site.ts';
import type { TestApi } from './open-test-api.ts';

/** Uploads a file as the configuration area does, as the website's owner. */
export async function uploadTestFile(
  api: TestApi,
  { owner, websiteId }: Pick<TestSite, 'owner' | 'websiteId'>,
  fileName: string,
  content: Buffer,
): Promise<LightMyRequestResponse> {
  const { browser } = owner;
  await browser.get('/config/');
  const boundary = 'boundary-of-the-test';
  const payload = Buffer.concat([
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${fileName}"\r\ncontent-type: image/jpeg\r\n\r\n`,
    ),
    content,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  const send = () =>
    api.app.inject({
      method: 'POST',
      url: `/api/websites/${websiteId}/assets`,
      headers: {
        host: 'config.localhost:4000',
        origin: 'http://config.localhost:4000',
        cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'x-csrf-token': browser.cookies.get('crumb') ?? '',
        'content-type': `multipart/form-data; boundary=${boundary}`,
      },
      payload,
    });
  const firstResponse = await send();
  const crumb = firstResponse.cookies.find((cookie) => cookie.name === 'crumb');
  if (crumb === undefined) return firstResponse;
  browser.cookies.set('crumb', crumb.value);
  return send();
}
