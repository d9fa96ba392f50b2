/** Predefined labels of a form: names of parts and answers, by part and by stored value. */
export const formLabels = {
  First: 'First name',
  Last: 'Last name',
  Country: 'Country',
  Areacode: 'Area code',
  Prefix: 'Prefix',
  Line: 'Line',
  Line1: 'Address line 1',
  Line2: 'Address line 2',
  City: 'City',
  State: 'State',
  Zip: 'Zip',
  Month: 'Month',
  Day: 'Day',
  Year: 'Year',
  Hour: 'Hour',
  Minute: 'Minute',
  Second: 'Second',
  Ampm: 'AM or PM',
  AM: 'AM',
  PM: 'PM',
  '-2': 'Strongly Disagree',
  '-1': 'Disagree',
  '0': 'Neutral',
  '1': 'Agree',
  '2': 'Strongly Agree',
  required: '(required)',
  choose: 'Choose…',
} as const;

/** The labels of a form in one language. */
export type FormLabels = { readonly [Key in keyof typeof formLabels]: string };
