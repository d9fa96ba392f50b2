/** A part of an address whose position, label or need depends on the country: street, city, state, postal code. */
export type FormatLetter = 'A' | 'C' | 'S' | 'Z';

/** What a country calls the part of a city. */
export type CityKind = 'city' | 'postTown' | 'suburb' | 'district';

/** What a country calls its states. */
export type StateKind =
  | 'region'
  | 'state'
  | 'province'
  | 'county'
  | 'parish'
  | 'emirate'
  | 'island'
  | 'department'
  | 'area'
  | 'prefecture'
  | 'district'
  | 'oblast'
  | 'doSi';

/** What a country calls its postal codes. */
export type ZipKind = 'postal' | 'zip' | 'postcode' | 'pin' | 'eircode';

/*
 * Facts from Google's libaddressinput data (`fmt`, `require`, `state_name_type`, `locality_name_type`, `zip_name_type`;
 * https://github.com/google/libaddressinput, CC-BY 4.0), version of 2022. Deviations:
 * - Japan also has a city, as its stores ask for it.
 * - Sorting codes and districts below a city are written into the second address line.
 * - Where that data only has its default, `province`, it is `region` here, unless the country has provinces.
 */

/** The countries by the order of their fields. Others have a street and a city. */
export const ordersOfFields: Readonly<Record<string, string>> = {
  AZC: 'AD AL AT AX AZ BA BE BG BL CH CY CZ DE DK DO DZ EC EH ET FI FO FR GE GF GL GP GR GT GW HR HT IS KG KW LA LI LR LU MA MC MD ME MF MG MK MQ MU NC NE NL NO OM PL PM PT PY RE RS SE SI SJ SK SM SN TJ TM TN TZ VA WF XK YT ZM',
  ACZ: 'AC AF AI BD BH BM BN BT FK GB GG GS GU IL IM IO JE JO KE KH LB LK LS MM MT MV NA NP NZ PK PN PR SA SD SH SZ TA TC VC VG ZA',
  ACSZ: 'AS AU BB BR CA CC CO CU CX EG FM HM HN ID IE IQ MH MN MP NF PW RU SO TH UA UM US VI VN',
  AZCS: 'AM AR BY CL CV EE ES IT LT MX MY MZ NI PF SV TR UY UZ',
  ACS: 'BS JM KN PA SC SR TV',
  ACZS: 'IN NG PE PG PH VE',
  ZSCA: 'CN JP KP KZ TW',
  AS: 'AE NR',
  ASCZ: 'CR LV',
  AZ: 'GI SG',
  SCAZ: 'IR KR',
  ZAC: 'GN',
  SCA: 'HK',
  CAZ: 'HU',
  ASC: 'KI',
  ASZ: 'KY',
  A: 'MO',
  AZSC: 'RO',
};

/** The countries by their required fields. Others require a street and a city. */
export const requiredFields: Readonly<Record<string, string>> = {
  ACSZ: 'AS AU BR CA CN ES FM IN IT JP KR MH MP MX PF PW RU TW US VI',
  ACZ: 'AT AX BE BL CH CZ DE DK EE FI FK FR GB GF GG GL GP GR GS GU HU IM IO JE LI LT LU LV MF MQ MY NC NL NO NZ PL PM PN PR PT RE RO SE SH SJ SK TC TR UA WF YT ZA',
  ACS: 'CR HN IQ JM KN PG SO SV UM VE',
  AS: 'AE CO HK ID KY NR',
  AZ: 'SG SM',
  A: 'AG GI MO VG',
};

export const cityKinds: Readonly<Partial<Record<CityKind, string>>> = {
  postTown: 'GB NO SE SJ',
  suburb: 'AU',
  district: 'HK PE SD SY TR TW',
};

export const stateKinds: Readonly<Partial<Record<StateKind, string>>> = {
  state: 'AS AU BR FM IN MH MP MX MY NG PW UM US VE VI',
  province: 'AR CA CN CR CU ES ID IR IT KP PA PG PH TH TR VN',
  county: 'EE IE LT RO TW',
  parish: 'BB JM',
  emirate: 'AE',
  island: 'BS CV KI KN KY PF SC TV',
  department: 'CO HN NI SV UY',
  area: 'HK',
  prefecture: 'JP',
  district: 'NR SR',
  oblast: 'RU UA',
  doSi: 'KR',
};

export const zipKinds: Readonly<Partial<Record<ZipKind, string>>> = {
  zip: 'AS FM GU MH MP PR PW UM US VI',
  postcode: 'AU GB GG IM JE NZ',
  pin: 'IN',
  eircode: 'IE',
};
