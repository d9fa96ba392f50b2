import { isSameText, signParts, type SignaturePurpose } from '../../platform/security/token.ts';

/** What a download link is about. Links of an earlier version have ended. */
export interface SignedLink {
  /** The order of a page with links, or a file of an order. */
  readonly id: string;
  readonly version: number;
}

type LinkPurpose = Extract<SignaturePurpose, 'downloads' | 'download'>;

const paths = { downloads: '/order/downloads', download: '/order/download' } as const;

const signatureOf = (
  purpose: LinkPurpose,
  secret: string,
  websiteId: string,
  { id, version }: SignedLink,
): string => signParts(secret, purpose, websiteId, id, String(version));

const linkPath =
  (purpose: LinkPurpose) =>
  (secret: string, websiteId: string, link: SignedLink): string =>
    `${paths[purpose]}/${link.id}.${link.version}.${signatureOf(purpose, secret, websiteId, link)}`;

const linkReader =
  (purpose: LinkPurpose) =>
  (secret: string, websiteId: string, token: string): SignedLink | null => {
    const [, id, version, signature] =
      /^([0-9a-f]{24})\.([1-9]\d{0,8})\.([\w-]{1,100})$/.exec(token) ?? [];
    if (id === undefined || signature === undefined) return null;
    const link = { id, version: Number(version) };
    return isSameText(signature, signatureOf(purpose, secret, websiteId, link)) ? link : null;
  };

/** The path of the page with the files of an order. */
export const downloadsPath = linkPath('downloads');

/** The order of such a page; null for a token that the server has not signed for this website. */
export const readDownloadsToken = linkReader('downloads');

/** The path of a file of an order. */
export const downloadPath = linkPath('download');

/** The file of such a path; null for a token that the server has not signed for this website. */
export const readDownloadToken = linkReader('download');
