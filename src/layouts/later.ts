// Sites with a single language have no language links.
if (import.meta.env.PUBLIC_LANGUAGES !== 'en') import('./language-links.ts').catch(() => {})

/** Loads what no screen needs at once: exact values on click, in copies and prints, and the service worker. */
addEventListener('load', () => setTimeout(() => import('../islands/later.ts').catch(() => {}), 500), { once: true })
