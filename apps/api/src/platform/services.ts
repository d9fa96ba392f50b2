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
import type { PageCache } from './page-cache/page-cache.ts';
import type { SiteMemory } from './page-cache/site-memory.ts';
import type { ImageWidths } from './images/image-widths.ts';
import type { PaymentProvider } from './payments/payment-provider.ts';
import type { PasswordTurns } from './security/password-turns.ts';

/** What the server reads from its settings; the rest of the product never sees the environment. */
export interface ServerSettings {
  readonly appDomain: string;
  /** Port in the addresses that people see; differs from the one listened on behind a proxy. */
  readonly publicPort: number | null;
  readonly isHttps: boolean;
  readonly singleOrigin: boolean;
  /** Signs crumbs, presence and edit tokens. */
  readonly secret: string;
  readonly mailFrom: string;
  /** There is a mail server. */
  readonly sendsMail: boolean;
  /** Room for finished pages; with 0 nothing that pages are made of is held either. */
  readonly pageCacheBytes: number;
  /** The ways to pay that stores may offer. */
  readonly payments: readonly PaymentMethod[];
  /** Browser key of the maps provider. */
  readonly mapsKey?: string | undefined;
  /** The features as browsers are told of them. */
  readonly features: FeatureDefinitions;
  readonly visitorDist: string;
  readonly configDist: string;
}

/** Everything a feature may use, made once in `main.ts` and passed in: there is no other global. */
export interface Services extends Background {
  readonly settings: ServerSettings;
  readonly database: OpenedDatabase;
  readonly hosts: HostTable;
  readonly files: FileStore;
  readonly images: ImageWidths;
  readonly pages: PageCache;
  /** What pages are made of, between two changes of their website. */
  readonly memory: SiteMemory;
  /** Where the files of pages are, between two changes of their website. */
  readonly fileMemory: SiteMemory;
  readonly responseCache: ResponseCache;
  readonly work: CostlyWork;
  readonly revisions: SiteRevisions;
  readonly renderer: Renderer;
  /** The ways to pay that stores may offer. */
  readonly payments: readonly PaymentProvider[];
  /** All there are: a payment under way is asked about whatever is offered by then. */
  readonly providers: readonly PaymentProvider[];
  readonly captcha: CaptchaVerifier;
  /** Counts what is limited, over all servers of the database. */
  readonly callCounter: CallCounter;
  /** Calls that hash passwords wait here for their turn. */
  readonly passwordTurns: PasswordTurns;
  readonly now: () => Date;
  readonly createId: () => string;
  readonly log: FastifyBaseLogger;
}
