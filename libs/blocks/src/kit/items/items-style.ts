import itemsCss from './items.css?inline';

/** The style sheet of lists of items. */
export const itemsStyle: string = itemsCss;
