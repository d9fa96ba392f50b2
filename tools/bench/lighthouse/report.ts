export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof categories)[number];

/** An audit that lowered the score, and the elements or URLs that it reports. */
export interface LighthouseError {
  readonly category: Category;
  readonly audit: string;
  readonly title: string;
  readonly found: string;
  readonly where: readonly string[];
}

/** Lighthouse's result for a page; scores are from 0 to 100. */
export interface PageAudit {
  readonly scores: Readonly<Record<Category, number>>;
  readonly layoutShift: number;
  readonly blockingMs: number;
  readonly largestPaintMs: number;
  readonly errors: readonly LighthouseError[];
}

interface AuditResult {
  readonly title: string;
  readonly score: number | null;
  readonly numericValue?: number;
  readonly displayValue?: string;
  readonly details?: { readonly items?: readonly Readonly<Record<string, unknown>>[] };
}

interface LighthouseReport {
  readonly runtimeError?: { readonly code: string; readonly message: string };
  readonly audits: Readonly<Record<string, AuditResult>>;
  readonly categories: Readonly<
    Record<
      Category,
      {
        readonly score: number | null;
        readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
      }
    >
  >;
}

const maxLocations = 3;

/** The location that an item of an audit's details reports: an element, or a message with its URL. */
function locationOf(item: Readonly<Record<string, unknown>>): string | undefined {
  const { node, sourceLocation, url, description, label } = item as {
    readonly node?: { readonly snippet?: string };
    readonly sourceLocation?: { readonly url?: string };
    readonly url?: unknown;
    readonly description?: unknown;
    readonly label?: unknown;
  };
  const texts = [node?.snippet ?? url ?? description ?? label, sourceLocation?.url];
  const location = texts.filter((text) => typeof text === 'string').join(' ');
  // Removes the site's host, so that the same problem on several sites is one error.
  const withoutHost = location.replaceAll(/https?:\/\/[^/\s]*\.localhost:\d+/g, '');
  return location === '' ? undefined : withoutHost.replaceAll(/\s+/g, ' ').slice(0, 200);
}

/**
 * Reads the scores of a report, and the locations of each audit that lowered them.
 *
 * @throws Error when Lighthouse could not audit the page.
 */
export function readReport(value: unknown): PageAudit {
  const report = value as LighthouseReport;
  if (report.runtimeError !== undefined) throw new Error(report.runtimeError.message);
  const number = (audit: string) => report.audits[audit]?.numericValue ?? Number.NaN;
  const errors = categories.flatMap((category) =>
    report.categories[category].auditRefs.flatMap(({ id, weight }) => {
      const audit = report.audits[id];
      if (audit === undefined || weight === 0 || audit.score === null || audit.score >= 0.9)
        return [];
      const where = (audit.details?.items ?? []).flatMap((item) => locationOf(item) ?? []);
      return {
        category,
        audit: id,
        title: audit.title,
        found: audit.displayValue ?? '',
        where: where.slice(0, maxLocations),
      };
    }),
  );
  return {
    scores: Object.fromEntries(
      categories.map((category) => [
        category,
        Math.round((report.categories[category].score ?? 0) * 100),
      ]),
    ) as Record<Category, number>,
    layoutShift: number('cumulative-layout-shift'),
    blockingMs: number('total-blocking-time'),
    largestPaintMs: number('largest-contentful-paint'),
    errors,
  };
}
