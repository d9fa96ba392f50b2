import type { DemoBuyer } from '../../../demo-history.ts';

const buyer = (
  name: `${string} ${string}`,
  [line1, city, state, zip]: readonly [string, string, string, string],
  more: Partial<DemoBuyer> = {},
): DemoBuyer => {
  const [firstName = '', lastName = ''] = name.split(' ');
  const email = `${firstName}.${lastName}@example.com`.toLowerCase();
  return { firstName, lastName, email, line1, city, state, zip, ...more };
};

/** Those who bought in the last month. Nobody reads mail at example.com. */
export const shopBuyers: Readonly<Record<string, DemoBuyer>> = {
  harper: buyer('Harper Quinn', ['12 Juniper Lane', 'Portland', 'ME', '04101'], {
    tags: ['regular', 'circle'],
    note: 'Collects the sage glaze. Tell her first when a firing comes out green.',
  }),
  amos: buyer('Amos Delgado', ['88 Hillcrest Avenue', 'Oakland', 'CA', '94610'], {
    tags: ['regular'],
  }),
  wren: buyer('Wren Kowalski', ['301 Bedford Avenue', 'Brooklyn', 'NY', '11211']),
  ines: buyer('Ines Fairbanks', ['7 Cedar Street', 'Rockland', 'ME', '04841'], {
    tags: ['island', 'pickup'],
    note: 'Comes by on Saturdays after the market. Leave it at the counter.',
  }),
  theo: buyer('Theo Marchetti', ['450 Commonwealth Avenue', 'Boston', 'MA', '02215']),
  priya: buyer('Priya Raman', ['2210 Pine Street', 'Seattle', 'WA', '98101'], {
    tags: ['wholesale'],
    note: 'Runs a café. Asks for the net price of 24 cups; Jonah is doing the sums.',
  }),
  jonas: buyer('Jonas Weber', ['Lindenstraße 14', 'Berlin', '', '10969'], { country: 'DE' }),
  claire: buyer('Claire Moreau', ['8 Rue des Martyrs', 'Paris', '', '75009'], { country: 'FR' }),
  leilani: buyer('Leilani Akana', ['92 Kalakaua Avenue', 'Honolulu', 'HI', '96815']),
  marcus: buyer('Marcus Bell', ['1450 Peachtree Street', 'Atlanta', 'GA', '30309']),
  sofia: buyer('Sofia Lindqvist', ['63 Harbor Road', 'Camden', 'ME', '04843'], {
    tags: ['island'],
  }),
  dana: buyer('Dana Whitaker', ['19 Elm Street', 'Austin', 'TX', '78701'], {
    tags: ['watch'],
    note: 'Two parcels went missing. Send with a signature.',
  }),
  ravi: buyer('Ravi Nair', ['740 Market Street', 'San Francisco', 'CA', '94102']),
  esme: buyer('Esme Hartley', ['55 Queen Street', 'Toronto', 'ON', 'M5H 2M9'], { country: 'CA' }),
  calvin: buyer('Calvin Brooks', ['2801 Lakeshore Drive', 'Chicago', 'IL', '60657']),
  yuki: buyer('Yuki Tanabe', ['310 Burnside Street', 'Portland', 'OR', '97209']),
  olive: buyer('Olive Prescott', ['4 Mill Pond Road', 'Concord', 'NH', '03301']),
  felix: buyer('Felix Aguirre', ['118 Canyon Road', 'Denver', 'CO', '80202']),
};
