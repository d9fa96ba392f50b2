import { readOrderDownloads, uploadDigitalFile } from '@sitewright/contracts/api';
import type { DigitalFile, DownloadLink, OrderMail } from '@sitewright/contracts/entities';
import { createTestProduct } from './create-test-product.ts';
import { variantDraftOf } from './item-draft.ts';
import type { TestApiOptions } from './open-test-api.ts';
import { openTestShop, type TestShop } from './open-test-shop.ts';
import type { TestResponse } from './test-client.ts';
import { buy, readTestOrder, type TestOrder } from './test-orders.ts';
import { viewOf } from './test-renderer.ts';

/** The view of an order page or of a page of downloads. */
interface DownloadsMain {
  readonly kind: string;
  readonly problem?: string;
  readonly links: readonly DownloadLink[];
  readonly downloads?: readonly DownloadLink[];
}

export const mainOf = (text: string): DownloadsMain => viewOf(text).main as DownloadsMain;

/** A shop that sells a book as a file, and what buyers and owners do with it. */
export interface BookShop extends TestShop {
  readonly itemId: string;
  /** The book as EPUB, and as EPUB with PDF. */
  readonly variantIds: readonly string[];
  /** The path of the calls about its files. */
  readonly filesPath: string;
  /** The content of the EPUB. */
  readonly content: Buffer;
  upload(name: string, bytes: Buffer): Promise<DigitalFile>;
  removeFile(fileId: string): Promise<TestResponse>;
  setLimits(maxDownloads: number | null, validDays: number | null): Promise<TestResponse>;
  /** Buys the EPUB, or another variant. */
  buyBook(
    changes?: Parameters<typeof buy>[3] & { readonly variantId?: string },
  ): Promise<TestOrder>;
  /** Refunds one piece of the book. */
  refundPiece(order: TestOrder, requestKey: string): Promise<TestResponse>;
  linksOf(order: TestOrder): Promise<readonly DownloadLink[]>;
  linkOf(order: TestOrder): Promise<string>;
  usedOf(order: TestOrder): Promise<number[]>;
  mailsOf(order: TestOrder): Promise<OrderMail[]>;
  /** A request of a new visitor. */
  get(path: string, headers?: Readonly<Record<string, string>>): Promise<TestResponse>;
}

export async function openBookShop(options: TestApiOptions = {}): Promise<BookShop> {
  const shop = await openTestShop(options);
  const { site, api } = shop;
  const { browser } = site.owner;
  const content = Buffer.from('PK\u0003\u0004 a book in a file');
  const variants = ['EPUB', 'PDF'].map((value, index) =>
    variantDraftOf({
      id: String(index).padStart(24, '0'),
      price: 1000,
      salePrice: 1000,
      optionValues: [{ option: 'Format', value }],
    }),
  );
  const created = await createTestProduct(site, [], {
    title: 'Book',
    product: { productType: 'digital', variants },
  });
  const { itemId } = created;
  const variantIds = created.variants.map(({ id }) => id);
  const website = `/api/websites/${site.websiteId}`;
  const filesPath = `${website}/items/${itemId}/files`;
  const upload = async (name: string, bytes: Buffer) =>
    (await browser.post(filesPath, { file: { name, content: bytes } })).as(uploadDigitalFile);
  await upload('book.epub', content);
  const pdf = await upload('book.pdf', Buffer.from('%PDF-1.4 other'));
  await browser.call('PATCH', `${filesPath}/${pdf.id}`, { json: { variantId: variantIds[1] } });

  const linksOf = async (order: TestOrder) =>
    mainOf((await order.buyer.get(order.orderUrl)).text).downloads ?? [];
  return {
    ...shop,
    itemId,
    variantIds,
    filesPath,
    content,
    upload,
    removeFile: (fileId) => browser.call('DELETE', `${filesPath}/${fileId}`),
    setLimits: (maxDownloads, validDays) =>
      browser.call('PUT', `${website}/download-settings`, { json: { maxDownloads, validDays } }),
    buyBook: ({ variantId = variantIds[0] ?? '', ...changes } = {}) =>
      buy(api, site, variantId, {
        shippingAddress: null,
        shippingOptionId: null,
        ...changes,
      }),
    async refundPiece(order, requestKey) {
      const { lines } = await readTestOrder(site, order);
      return browser.post(`${order.path}/refunds`, {
        json: {
          requestKey,
          lines: [{ lineId: lines[0]?.id, quantity: 1, restocks: false }],
          shippingCents: 0,
          otherCents: 0,
          expectedCents: 1000,
          method: 'provider',
          reason: '',
          notifiesBuyer: false,
        },
      });
    },
    linksOf,
    linkOf: async (order) => (await linksOf(order))[0]?.path ?? '',
    usedOf: async (order) => {
      const read = (await browser.get(`${order.path}/downloads`)).as(readOrderDownloads);
      return read.downloads.map(({ used }) => used);
    },
    mailsOf: async (order) =>
      (await readTestOrder(site, order)).mails.filter(({ kind }) => kind === 'download'),
    get: (path, headers = {}) => site.visitor().get(path, { headers }),
  };
}
