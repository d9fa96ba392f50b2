import { completeMatrix, optionsOf } from '@sitewright/commerce/variants';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '../../platform/database/migrate.ts';
import { migrationsFolder } from '../../platform/database/migrations-folder.ts';
import { openEmbedded } from '../../platform/database/open-database.ts';
import type { OpenedDatabase } from '../../platform/database/index.ts';
import { readMigrations } from '../../platform/database/read-migrations.ts';
import { createEmbeddedDatabase } from '../../platform/embedded-database/index.ts';

const id = (name: string) => name.padStart(24, '0');
const websiteId = id('a');

/** Products from before the matrix: the options of each variant, as lines like `Size: A4`. */
const typedProducts: Readonly<Record<string, readonly string[][]>> = {
  b0: [
    ['Size: A4', 'Frame: Oak'],
    ['Size: A4', 'Frame: Black'],
    ['Size: A3', 'Frame: Oak'],
  ],
  b1: [[]],
  b2: [['Glaze: Sage'], ['Glaze: Oak; dark, "matte"']],
  b3: [
    ['Size: S', 'Color: Red'],
    ['Color: Blue', 'Size: M'],
  ],
  b4: [['Size: S'], [], ['Color: Blue']],
  b5: [[], []],
  b6: [['Option: Signed', 'Option: Framed'], ['Option: Signed']],
  b7: [['Size: S'], ['Size: S']],
  b8: [
    [': x', 'Color:'],
    [': y', 'Color: Red'],
  ],
  b9: [['SKU: 1'], ['SKU: 1']],
};

const typed = (lines: readonly string[]) =>
  lines.map((line) => {
    const [option = '', ...rest] = line.split(':');
    return { option: option.trim(), value: rest.join(':').trim() };
  });
const variantsOf = (item: string) =>
  (typedProducts[item] ?? []).map((lines, index) => ({
    id: id(`${item}${index}`),
    sku: `${item}-${index}`,
    optionValues: typed(lines),
  }));

let db: OpenedDatabase;
beforeAll(async () => {
  const embedded = await createEmbeddedDatabase();
  if (embedded.kind === 'rejected') throw new Error('A database in memory is never rejected.');
  db = openEmbedded(embedded);
  const all = readMigrations(migrationsFolder);
  await migrate(
    db,
    all.filter(({ name }) => name < '2026-11-29-0078'),
  );
  const quoted = (value: unknown) => `'${JSON.stringify(value).replaceAll("'", "''")}'`;
  const products = Object.keys(typedProducts).map(
    (item) => `
    insert into items (website_id, item_id, collection_id, record_type, title, url_id, workflow_state)
    values ('${websiteId}', '${id(item)}', '${id('c')}', 11, 'Print', '${item}', 1);
    insert into products (website_id, item_id, product_type) values ('${websiteId}', '${id(item)}', 1);
    ${variantsOf(item)
      .map(
        ({ id: variantId, sku, optionValues }, position) => `
        insert into variants (website_id, variant_id, item_id, sku, price_cents, sale_price_cents, qty_in_stock, option_values, position)
        values ('${websiteId}', '${variantId}', '${id(item)}', '${sku}', ${100 + position}, 0, ${position}, ${quoted(optionValues)}, ${position});`,
      )
      .join('')}`,
  );
  await db.execute(`
    insert into websites (website_id, identifier, title, website_type, status) values ('${websiteId}', 'old', 'Old', 1, 1);
    insert into collections (website_id, collection_id, collection_type, title) values ('${websiteId}', '${id('c')}', 13, 'Shop');
    ${products.join('')}
    insert into variants (website_id, variant_id, item_id, sku, price_cents, sale_price_cents, option_values, removed_at)
    values ('${websiteId}', '${id('dd')}', '${id('b0')}', 'gone', 1, 1, '[{"option":"Old","value":"x"}]', now());
  `);
  await migrate(db, all);
}, 120_000);
afterAll(() => db.close());

it.each(Object.keys(typedProducts))(
  'turns the typed options of product %s into the matrix that the API creates',
  async (item) => {
    const expected = completeMatrix(variantsOf(item));
    const { rows: products } = await db.execute(
      `select options from products where item_id = '${id(item)}'`,
    );
    const { rows: variants } = await db.execute(
      `select variant_id, sku, price_cents, qty_in_stock, option_values from variants
       where item_id = '${id(item)}' and removed_at is null order by position`,
    );
    expect(products[0]?.['options']).toEqual(expected.options);
    expect(variants.map((row) => row['option_values'])).toEqual(
      expected.variants.map(({ optionValues }) => optionValues),
    );
    expect(
      variants.map((row) => [
        row['variant_id'],
        row['sku'],
        row['price_cents'],
        row['qty_in_stock'],
      ]),
    ).toEqual(
      variantsOf(item).map(({ id: variantId, sku }, position) => [
        variantId,
        sku,
        100 + position,
        position,
      ]),
    );
  },
);

it('leaves complete options as they were typed, and removed variants alone', async () => {
  expect(completeMatrix(variantsOf('b0'))).toEqual({
    options: optionsOf(variantsOf('b0')),
    variants: variantsOf('b0'),
  });
  const { rows } = await db.execute(
    `select option_values from variants where variant_id = '${id('dd')}'`,
  );
  expect(rows[0]?.['option_values']).toEqual([{ option: 'Old', value: 'x' }]);
});
