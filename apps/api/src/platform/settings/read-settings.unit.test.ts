import { describe, expect, it } from 'vitest';
import { readSettings } from './read-settings.ts';
import { settingsSchema } from './settings.ts';

const read = (environment: Record<string, string>) => readSettings(environment);

describe('readSettings', () => {
  it('returns the defaults for an empty environment', () => {
    const result = read({});
    expect(result.ok && result.settings).toMatchObject({
      PORT: 4000,
      APP_DOMAIN: 'localhost',
      DATA_DIR: '.data',
      SEED_DEMO: true,
    });
  });

  it.each([
    ['PORT', 'http'],
    ['PORT', '70000'],
    ['DATABASE_URL', 'mysql://root@localhost/x'],
    ['DATABASE_POOL_SIZE', '0'],
    ['DATABASE_POOL_SIZE', '2.5'],
    ['DATABASE_POOL_SIZE', 'many'],
    ['DATABASE_POOL_SIZE', '1001'],
    ['APP_DOMAIN', 'not a host'],
    ['TRUSTED_PROXIES', '10.0.0.1, nonsense'],
    ['SESSION_SECRET', 'short'],
    ['SMTP_URL', 'mail.example.com'],
    ['LOG_LEVEL', 'loud'],
    ['SINGLE_ORIGIN', 'maybe'],
    ['PAYMENTS', 'invoice, cheque'],
    ['MAPS_KEY', 'not a key'],
    ['FEATURES_OFF', 'textareaMaxLength, another'],
  ])('rejects %s=%s with an error that names the variable', (name, value) => {
    const result = read({ [name]: value });
    expect(result.ok).toBe(false);
    expect(!result.ok && result.problems[0]).toMatch(
      new RegExp(`^The setting ${name}.* cannot be used: `),
    );
  });

  it('reads a payment method by its previous name', () => {
    expect(read({ PAYMENTS: 'stripe, payLater' })).toMatchObject({
      ok: true,
      settings: { PAYMENTS: ['stripe', 'invoice'] },
    });
  });

  it('does not include secret values in errors', () => {
    const result = read({ SESSION_SECRET: 'tooshort', DATABASE_URL: 'mysql://me:hunter2@db/x' });
    expect(JSON.stringify(result)).not.toMatch(/tooshort|hunter2/);
  });

  it('warns of misspelled variables and suggests the setting', () => {
    const result = read({ DATABSE_URL: 'x', APP_DOMIAN: 'example.com', PATH: '/bin' });
    expect(result.ok && result.warnings).toEqual([
      'The variable DATABSE_URL is not a setting. Did you mean DATABASE_URL?',
      'The variable APP_DOMIAN is not a setting. Did you mean APP_DOMAIN?',
    ]);
  });

  it('warns of REDIS_URL and STORAGE_URL, which are not used', () => {
    const result = read({ REDIS_URL: 'redis://cache', STORAGE_URL: 's3://files' });
    expect(result.ok && result.warnings).toEqual([
      'The variable REDIS_URL is not used: limits are counted in PostgreSQL.',
      'The variable STORAGE_URL is not used: files are stored in DATA_DIR.',
    ]);
    expect(read({ REDIS_URL: '' })).toMatchObject({ ok: true, warnings: [] });
  });

  it('has a description for every setting', () => {
    for (const [name, schema] of Object.entries(settingsSchema.shape))
      expect(schema.description, name).toBeTruthy();
  });
});
