import type * as z from 'zod';
import { editDistance } from './edit-distance.ts';
import { settingNames, settingsSchema, type Settings } from './settings.ts';

export type SettingsResult =
  | { readonly ok: true; readonly settings: Settings; readonly warnings: readonly string[] }
  | { readonly ok: false; readonly problems: readonly string[] };

type Environment = Readonly<Record<string, string | undefined>>;

/** Parses the settings. Returns a message for each invalid variable, or a warning for each likely misspelling. */
export function readSettings(environment: Environment): SettingsResult {
  const values = Object.fromEntries(
    settingNames.flatMap((name) =>
      environment[name] === undefined || environment[name] === ''
        ? []
        : [[name, environment[name]]],
    ),
  );
  const parsed = settingsSchema.safeParse(values);
  if (!parsed.success)
    return { ok: false, problems: parsed.error.issues.map((issue) => problem(issue, values)) };
  const warnings = [...misspellings(environment), ...unsupported(environment)];
  return { ok: true, settings: parsed.data, warnings };
}

function problem(issue: z.core.$ZodIssue, values: Readonly<Record<string, unknown>>): string {
  const name = String(issue.path[0]);
  // The value of a secret is never repeated, not even an invalid one.
  const value =
    /SECRET|ENCRYPTION/.test(name) || name.endsWith('_URL')
      ? ''
      : ` ${JSON.stringify(values[name])}`;
  return `The setting ${name}${value} cannot be used: ${issue.message.replace(/^is /, 'it is ')}. ${settingsSchema.shape[name as keyof Settings]?.description ?? ''}`.trim();
}

/** Variables of comparable products, and what this server does instead. */
const movedSettings: Readonly<Record<string, string>> = {
  REDIS_URL: 'limits are counted in PostgreSQL',
  STORAGE_URL: 'files are stored in DATA_DIR',
};

const unsupported = (environment: Environment): string[] =>
  Object.entries(movedSettings).flatMap(([name, replacement]) =>
    environment[name] === undefined || environment[name] === ''
      ? []
      : [`The variable ${name} is not used: ${replacement}.`],
  );

function misspellings(environment: Environment): string[] {
  const known: readonly string[] = settingNames;
  return Object.keys(environment).flatMap((name) => {
    if (known.includes(name) || name.length < 6) return [];
    const suggestion = known.find(
      (candidate) => candidate.length > 5 && editDistance(name, candidate) <= 2,
    );
    return suggestion === undefined || environment[suggestion] !== undefined
      ? []
      : [`The variable ${name} is not a setting. Did you mean ${suggestion}?`];
  });
}
