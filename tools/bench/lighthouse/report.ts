export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof categories)[number];

/** An audit that took points, and what it points at. */
export interface LighthouseError {
  readonly category: Category;
  readonly audit: string;
  readonly title: string;
  readonly found: string;
  readonly where: readonly string[];
}

/** What Lighthouse says of a page: scores from 0 to 100. */
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

const mostPlaces = 3;

/** What an item of an audit's details points at: an element, or a message with the address it is about. */
function placeOf(item: Readonly<Record<string, unknown>>): string | undefined {
  const { node, sourceLocation, url, description, label } = item as {
    readonly node?: { readonly snippet?: string };
    readonly sourceLocation?: { readonly url?: string };
    readonly url?: unknown;
    readonly description?: unknown;
    readonly label?: unknown;
  };
  const texts = [node?.snippet ?? url ?? description ?? label, sourceLocation?.url];
  const text = texts.filter((one) => typeof one === 'string').join(' ');
  // Without the site: what is wrong on all of them is one error.
  const onAnySite = text.replaceAll(/https?:\/\/[^/\s]*\.localhost:\d+/g, '');
  return text === '' ? undefined : onAnySite.replaceAll(/\s+/g, ' ').slice(0, 200);
}

/** Reads the scores of a report and, of each audit that took points, where. Throws when the page was not judged. */
export function readReport(value: unknown): PageAudit {
  const report = value as LighthouseReport;
  if (report.runtimeError !== undefined) throw new Error(report.runtimeError.message);
  const number = (audit: string) => report.audits[audit]?.numericValue ?? Number.NaN;
  const errors = categories.flatMap((category) =>
    report.categories[category].auditRefs.flatMap(({ id, weight }) => {
      const audit = report.audits[id];
      if (audit === undefined || weight === 0 || audit.score === null || audit.score >= 0.9)
        return [];
      const where = (audit.details?.items ?? []).flatMap((item) => placeOf(item) ?? []);
      return {
        category,
        audit: id,
        title: audit.title,
        found: audit.displayValue ?? '',
        where: where.slice(0, mostPlaces),
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
