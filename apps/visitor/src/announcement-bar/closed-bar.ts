/** The session storage key that holds the text of the closed bar. */
export const closedBarKey = 'announcement-bar';

/**
 * Inline script that runs right behind the bar. A bar that was closed with this text is hidden before the first paint,
 * so that it neither flashes nor shifts the page. Some browsers throw when a site may not store anything.
 */
export const closedBarScript = `{const bar=document.currentScript.previousElementSibling;try{bar.hidden||=sessionStorage.getItem('${closedBarKey}')===bar.firstElementChild.textContent}catch{}}`;
