/** Shows the page's message that a script failed to load, with a link that reloads the page. */
export const showLost = (): void => document.getElementById('lost')?.removeAttribute('hidden')
