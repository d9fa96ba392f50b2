import type { FeatureDefinitions, PaymentMethod, Renderer } from '@sitewright/contracts/entities';
import type { FastifyBaseLogger } from 'fastify';
import type { CallCounter } from './call-counts/call-counter.ts';
import type { CaptchaVerifier } from './captcha/captcha-verifier.ts';
import type { OpenedDatabase } from './database/opened-database.ts';
import type { HostTable } from './hosts/host-table.ts';
import type { FileStore } from './storage/file-store.ts';
import type { SiteRevisions } from './page-cache/site-revisions.ts';
import type { Background } from './background/background.ts';
import type { CostlyWork } from './limits/costly-work.ts';
import type { ResponseCache } from './page-cache/response-cache.ts';
import type { SafeFetch } from './outgoing/safe-fetch.ts';
import type { PageCache } from './page-cache/page-cache.ts';
import type { SiteMemory } from './page-cache/site-memory.ts';
import type { ImageWidths } from './images/image-widths.ts';
import type { PaymentProvider } from './payments/payment-provider.ts';
import type { SealingKey } from './security/sealing.ts';
import type { PasswordTurns } from './security/password-turns.ts';

/** The server's settings; the rest of the product never reads the environment. */
export interface ServerSettings {
  readonly appDomain: string;
  /** The port in public URLs, which differs from the listening port behind a proxy. */
  readonly publicPort: number | null;
  readonly isHttps: boolean;
  readonly singleOrigin: boolean;
  /** Signs crumbs, presence and edit tokens. */
  readonly secret: string;
  readonly mailFrom: string;
  /** Whether there is a mail server. */
  readonly sendsMail: boolean;
  /** Memory for rendered pages; 0 also disables all caches of page data. */
  readonly pageCacheBytes: number;
  /** The payment methods that stores may offer. */
  readonly payments: readonly PaymentMethod[];
  /** Encrypt the stored secrets of payment providers: the first key new ones, all of them those that exist. */
  readonly encryptionKeys: readonly SealingKey[];
  /** Address of the Stripe API. Default: Stripe's own. */
  readonly stripeApiUrl?: string | undefined;
  /** Private addresses that servers named by owners may have. */
  readonly outgoingAddresses?: readonly string[] | undefined;
  /** Browser key of the maps provider. */
  readonly mapsKey?: string | undefined;
  /** The feature flags for browsers. */
  readonly features: FeatureDefinitions;
  readonly visitorDist: string;
  readonly configDist: string;
}

/** Everything that features may use, created once in `main.ts` and passed in: there are no other globals. */
export interface Services extends Background {
  readonly settings: ServerSettings;
  readonly database: OpenedDatabase;
  readonly hosts: HostTable;
  readonly files: FileStore;
  readonly images: ImageWidths;
  readonly pages: PageCache;
  /** What pages are rendered from, until their website changes. */
  readonly memory: SiteMemory;
  /** Where the files of pages are, until their website changes. */
  readonly fileMemory: SiteMemory;
  readonly responseCache: ResponseCache;
  readonly work: CostlyWork;
  readonly revisions: SiteRevisions;
  readonly renderer: Renderer;
  /** The payment methods that stores may offer. */
  readonly payments: readonly PaymentProvider[];
  /** All providers: the status of a pending payment is requested even if its method is no longer offered. */
  readonly providers: readonly PaymentProvider[];
  readonly captcha: CaptchaVerifier;
  /** The only way out to servers that owners or visitors name. */
  readonly safeFetch: SafeFetch;
  /** Counts limited calls over all servers of the database. */
  readonly callCounter: CallCounter;
  /** The queue of calls that hash passwords. */
  readonly passwordTurns: PasswordTurns;
  readonly now: () => Date;
  readonly createId: () => string;
  readonly log: FastifyBaseLogger;
}
