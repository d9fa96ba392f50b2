/** Where the starter rates come from. Owners check them before they sell. */
export const starterSource = {
  package: 'sales-tax',
  version: '2.23.0',
  license: 'MIT',
  /** The day when the package was read. */
  retrievedAt: '2026-11-29',
} as const;

/** A standard rate of a country, or of a province in addition to its country. */
export interface StarterRate {
  readonly country: string;
  readonly state: string;
  readonly name: string;
  readonly ratePercent: number;
}

/**
 * `country[-province] name percent`, from `res/sales_tax_rates.json` of the package `sales-tax` (copyright Valerian
 * Saliou, MIT license). Without the United States, where rates differ by county and city.
 */
const table =
  'AD VAT 4.5|AE VAT 5|AI GST 13|AL VAT 20|AM VAT 20|AO VAT 14|AR VAT 21|AT VAT 20|AU GST 10|' +
  'AW VAT 12.5|AZ VAT 18|BA VAT 17|BB VAT 17.5|BE VAT 21|BG VAT 20|BH VAT 5|BO VAT 14.94|BR VAT 17|' +
  'BS VAT 12|BW VAT 14|BY VAT 20|CA GST 5|CA-BC PST 7|CA-MB PST 7|CA-NB HST 10|CA-NL HST 10|CA-NS HST 9|' +
  'CA-ON HST 8|CA-PE HST 10|CA-QC QST 9.975|CA-SK PST 6|CH VAT 8.1|CL VAT 19|CN VAT 13|CO VAT 19|CR VAT 13|' +
  'CW VAT 6|CY VAT 19|CZ VAT 21|DE VAT 19|DK VAT 25|DO VAT 18|DZ VAT 19|EC VAT 12|EE VAT 24|' +
  'EG VAT 14|ER VAT 5|ES VAT 21|FI VAT 25.5|FR VAT 20|GB VAT 20|GE VAT 18|GH VAT 15|GR VAT 24|' +
  'GT VAT 12|HN VAT 15|HR VAT 25|HU VAT 27|ID VAT 11|IE VAT 23|IL VAT 18|IM VAT 20|IN GST 18|' +
  'IS VAT 24|IT VAT 22|JE VAT 5|JO VAT 16|JP VAT 10|KE VAT 16|KR VAT 10|KW VAT 5|KZ VAT 12|' +
  'LB VAT 11|LC VAT 12.5|LI VAT 7.7|LK VAT 12|LT VAT 21|LU VAT 17|LV VAT 21|MA VAT 20|MC VAT 20|' +
  'MD VAT 20|MG VAT 20|MK VAT 18|MM VAT 5|MN VAT 10|MT VAT 18|MU VAT 15|MV GST 8|MX VAT 16|' +
  'MY VAT 10|NA VAT 15|NG VAT 7.5|NI VAT 15|NL VAT 21|NO VAT 25|NZ GST 15|OM VAT 5|PA VAT 7|' +
  'PE VAT 18|PG VAT 10|PH VAT 12|PK VAT 17|PL VAT 23|PR VAT 11.5|PT VAT 23|PY VAT 10|QA VAT 5|' +
  'RO VAT 21|RS VAT 20|RU VAT 20|RW VAT 18|SA VAT 15|SC VAT 15|SE VAT 25|SG GST 9|SI VAT 22|' +
  'SK VAT 23|SR VAT 15|SV VAT 13|TH VAT 10|TN VAT 19|TR VAT 20|TT VAT 12.5|TW VAT 5|TZ VAT 18|' +
  'UA VAT 20|UG VAT 18|UY VAT 22|UZ VAT 12|VE VAT 16|VN VAT 10|XK VAT 18|ZA VAT 15|ZM VAT 16|' +
  'ZW VAT 15';

/** The standard rates of countries, as a start for an owner's own table. */
export const starterRates: readonly StarterRate[] = table.split('|').map((row) => {
  const [place = '', name = '', percent] = row.split(' ');
  const [country = '', state = ''] = place.split('-');
  return { country, state, name, ratePercent: Number(percent) };
});
