import { emailAddress, featureNames, paymentMethods } from '@sitewright/contracts/entities';
import * as z from 'zod';
import type { SealingKey } from '../security/sealing.ts';

const port = z.coerce.number().int().min(0).max(65_535);
const folder = z.string().min(1);
const address = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]);
const commaSeparated = z.string().transform((value) =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== ''),
);
const flag = z
  .enum(['0', '1', 'true', 'false', ''])
  .transform((value) => value === '1' || value === 'true');
const domain = z
  .string()
  .toLowerCase()
  .regex(
    /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*$/,
    'is not a host name',
  );

/** Payment methods by their present names. */
const paymentNames = commaSeparated.transform((names) =>
  names.map((name) => (name === 'payLater' ? 'invoice' : name)),
);

/** `name:key`, where the key is 32 bytes in base64. */
const sealingKeys = commaSeparated.transform((parts, context): readonly SealingKey[] => {
  const keys = parts.map((part) => {
    const [id = '', text = ''] = part.split(/:(.*)/);
    return { id, key: new Uint8Array(Buffer.from(text, 'base64')) };
  });
  const isUsable = ({ id, key }: SealingKey) => /^[\w-]{1,40}$/.test(id) && key.length === 32;
  const hasEachOnce = new Set(keys.map(({ id }) => id)).size === keys.length;
  if (keys.every(isUsable) && hasEachOnce) return keys;
  context.addIssue('needs a name and 32 bytes in base64 for each key, and each name once');
  return z.NEVER;
});

const urlOf = (...protocols: readonly string[]) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
    message: `is not an address that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
  });

/**
 * Every setting of the server, read from the environment once at startup. `docs/reference/settings.md` documents them.
 */
export const settingsSchema = z.object({
  PORT: port
    .default(4000)
    .describe('Where to listen; with the default, the next free port is taken when it is in use.'),
  PUBLIC_PORT: port
    .optional()
    .describe(
      'Port in the addresses that people see, where it is another than PORT: in front stands something that listens there.',
    ),
  HOST: z.string().min(1).default('0.0.0.0').describe('Address to listen on.'),
  DATA_DIR: folder
    .default('.data')
    .describe(
      'Folder of the files, and of the embedded database with its keys. Servers on one PostgreSQL share it.',
    ),
  DATABASE_URL: urlOf('postgres:', 'postgresql:')
    .optional()
    .describe(
      'PostgreSQL 15 or newer instead of the embedded database. Several servers may use one: limits are counted in it, for all of them together; there is no Redis to set up.',
    ),
  DATABASE_POOL_SIZE: z.coerce
    .number()
    .int()
    .min(1)
    .max(1_000)
    .default(10)
    .describe(
      'Connections to PostgreSQL that requests and jobs share, at most. A server opens one more to hear of changes; `max_connections` of the database must allow all of them, for every node. Unused without DATABASE_URL.',
    ),
  APP_DOMAIN: domain
    .default('localhost')
    .describe(
      'Sites are served at <identifier>.<APP_DOMAIN>, the configuration area at config.<APP_DOMAIN>.',
    ),
  SINGLE_ORIGIN: flag
    .default(false)
    .describe('Serves /config on the one reachable host; owners’ code is off then.'),
  TRUSTED_PROXIES: commaSeparated
    .pipe(z.array(address))
    .default([])
    .describe(
      'Addresses, separated by commas, whose X-Forwarded headers are believed. Behind a proxy that is not among them all visitors share the limits of one.',
    ),
  SESSION_SECRET: z
    .string()
    .min(32, 'needs at least 32 characters')
    .optional()
    .describe(
      'Signs crumbs and links. When absent one is made: PostgreSQL keeps it in the database, and its backups hold it; the embedded database keeps it in DATA_DIR. Servers on one PostgreSQL have the same.',
    ),
  SMTP_URL: urlOf('smtp:', 'smtps:')
    .optional()
    .describe(
      'Mail server; without it mail stays readable in the outbox, and links for new accounts are printed.',
    ),
  PAGE_CACHE_MB: z.coerce
    .number()
    .int()
    .min(0)
    .max(16_384)
    .default(48)
    .describe(
      'Megabytes of memory for finished pages. With 0 nothing is kept: each page is read and drawn for each visitor.',
    ),
  MAIL_FROM: emailAddress.default('no-reply@localhost.localdomain').describe('Sender of all mail.'),
  PAYMENTS: paymentNames
    .pipe(z.array(z.enum(paymentMethods)))
    .optional()
    .describe(
      'Ways to pay that stores may offer, separated by commas: stripe, testCard, bankTransfer, invoice, cashOnPickup. When absent stripe, once an owner has connected an account, and the three that take no money here; while APP_DOMAIN is localhost the test cards as well, which take none at all. The previous name payLater still means invoice.',
    ),
  ENCRYPTION_KEYS: sealingKeys
    .default([])
    .describe(
      'Keys that encrypt the keys of owners’ payment accounts, separated by commas, each as name:key. `echo "2026:$(openssl rand -base64 32)"` makes one. The first encrypts; the others still decrypt until `npm run rotate:encryption-key` has replaced them. Without one, the embedded database keeps a key in DATA_DIR, and with PostgreSQL owners cannot connect Stripe. Keep them apart from backups of the database.',
    ),
  STRIPE_API_URL: urlOf('http:', 'https:')
    .optional()
    .describe(
      'Address of the Stripe API, for tests against a local one. When absent that of Stripe.',
    ),
  OUTGOING_ADDRESSES: commaSeparated
    .pipe(z.array(address))
    .default([])
    .describe(
      'Private addresses, separated by commas, that servers named by owners may have, such as a rate service in the same network. All others that are not on the public internet are never called.',
    ),
  MAPS_KEY: z
    .string()
    .regex(/^[\w-]+$/, 'is not a key')
    .optional()
    .describe(
      'Browser key of the Google Maps JavaScript API, for maps that owners let the provider draw; without it the site draws them. Browsers see it: bind it to the hosts of the sites.',
    ),
  FEATURES_OFF: commaSeparated
    .pipe(z.array(z.enum(featureNames)))
    .default([])
    .describe(
      'Features to turn off, separated by commas: textareaMaxLength (owners set the longest answer of a text area).',
    ),
  RENDERER_PATH: z
    .string()
    .default('apps/visitor/dist/server/entry-server.js')
    .describe('Server build of the visitor app.'),
  VISITOR_DIST: folder
    .default('apps/visitor/dist/client')
    .describe('Client build of the visitor app.'),
  CONFIG_DIST: folder
    .default('apps/config/dist/client')
    .describe('Build of the configuration area.'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('How much is logged.'),
  SEED_DEMO: flag.default(true).describe('Whether an empty database gets the demo sites.'),
});

export type Settings = Readonly<z.output<typeof settingsSchema>>;
export type SettingName = keyof Settings;
export const settingNames = Object.keys(settingsSchema.shape) as readonly SettingName[];
