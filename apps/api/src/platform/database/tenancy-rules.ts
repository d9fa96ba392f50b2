/** The rules for tables with tenants' rows, and why a violation would leak data. */
export const tenancyRules = {
  websiteId: 'It has a column website_id of the type hex_id.',
  primaryKey: 'Its primary key starts with website_id.',
  uniqueKey:
    'Each of its unique indexes starts with website_id: otherwise a duplicate reveals that another website has it.',
  foreignKey:
    'Each foreign key to a table of tenants’ rows starts with website_id on both sides: else it accepts another website’s row.',
  rowSecurity: 'Row-level security is enabled, and forced for its owner.',
  policy: 'Its policy is the one of protect_tenant_table; others only let sw_lookup read.',
  privileges:
    'sw_app may select, insert, update and delete, and nothing more; sw_lookup may at most select.',
  view: 'A view is security_invoker: else it shows its owner’s rows.',
  materializedView: 'There is no materialised view: row-level security does not reach into one.',
  globalForeignKey:
    'No global table has a foreign key to a table of tenants’ rows: tables could not be distributed by website_id.',
  globalTable: 'Each table on the list of global tables exists.',
} as const;

/** The name of a rule. */
export type TenancyRule = keyof typeof tenancyRules;

/** A violation of a rule by a table, view or index. */
export interface TenancyBreach {
  readonly table: string;
  readonly rule: TenancyRule;
  /** The violating key, policy or privilege; '' for the table itself. */
  readonly detail: string;
}
