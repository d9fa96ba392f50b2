import { Home, type LucideIcon } from 'lucide-react';

/** One entry of a website's navigation; `keys` follow G. */
export interface SiteSection {
  readonly to: '/$identifier';
  readonly label: string;
  readonly icon: LucideIcon;
  readonly keys: string;
}

/** The navigation of a website, in groups. */
export const siteSections: readonly {
  readonly label: string | null;
  readonly sections: readonly SiteSection[];
}[] = [
  {
    label: null,
    sections: [{ to: '/$identifier', label: 'Home', icon: Home, keys: 'h' }],
  },
];
