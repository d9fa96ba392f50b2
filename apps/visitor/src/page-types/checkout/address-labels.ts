import type { VisitorText, VisitorTextKey } from '@sitewright/blocks/view';
import type { AddressLabels } from './address-layout.ts';

/** The texts of address fields, by part and by what countries call it. */
const keys: Readonly<Record<string, VisitorTextKey>> = {
  line1: 'checkout.line1',
  line2: 'checkout.line2',
  city: 'checkout.city',
  'city.postTown': 'checkout.cityPostTown',
  'city.suburb': 'checkout.citySuburb',
  'city.district': 'checkout.cityDistrict',
  state: 'checkout.state',
  'state.state': 'checkout.stateState',
  'state.province': 'checkout.stateProvince',
  'state.county': 'checkout.stateCounty',
  'state.parish': 'checkout.stateParish',
  'state.emirate': 'checkout.stateEmirate',
  'state.island': 'checkout.stateIsland',
  'state.department': 'checkout.stateDepartment',
  'state.area': 'checkout.stateArea',
  'state.prefecture': 'checkout.statePrefecture',
  'state.district': 'checkout.stateDistrict',
  'state.oblast': 'checkout.stateOblast',
  'state.doSi': 'checkout.stateDoSi',
  zip: 'checkout.zip',
  'zip.zip': 'checkout.zipZip',
  'zip.postcode': 'checkout.zipPostcode',
  'zip.pin': 'checkout.zipPin',
  'zip.eircode': 'checkout.zipEircode',
};

/** The labels of address fields in the language of a page. */
export const addressLabelsOf = (text: VisitorText): AddressLabels => ({
  ...Object.fromEntries(
    Object.entries(keys).map(([name, key]) => [name, (text as (key: string) => string)(key)]),
  ),
  optional: text('checkout.optional', { label: '{label}' }),
});
