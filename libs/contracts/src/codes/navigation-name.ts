/** The navigation of pages that are public but not listed (specification 2; ENUM-09). */
export const hiddenNavigationName = '_hidden';

/** The navigation of the member areas' pages (specification 2; ENUM-09). */
export const memberAreasNavigationName = '_memberareas';

/** The type that marks a navigation as a member area (specification 2; ENUM-10). */
export const memberAreaNavigationType = 'member-area';

/** The page that explains a template to its owner (specification 2; ENUM-11). */
export const readmePageName = 'readme';

/** Reserved names of navigations (specification 2; ENUM-09). */
export const reservedNavigationNames = [hiddenNavigationName, memberAreasNavigationName] as const;
