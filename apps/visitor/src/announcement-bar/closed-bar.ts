/** Under which name the browser session keeps the words of the bar that was closed. */
export const closedBarKey = 'announcement-bar';

/**
 * Runs where it stands, behind the bar: one that was closed with these words is gone before anything is painted, so that
 * it neither flashes nor moves the page. Some browsers keep nothing for a site, and say so by throwing.
 */
export const closedBarScript = `{const bar=document.currentScript.previousElementSibling;try{bar.hidden||=sessionStorage.getItem('${closedBarKey}')===bar.firstElementChild.textContent}catch{}}`;
