// A site of one language has no links to others.
if (import.meta.env.PUBLIC_LANGUAGES !== 'en') import('./language-links.ts').catch(() => {})

/** Loads what no screen waits for: exact values on click, in copies and on paper, and the worker that keeps the site. */
addEventListener('load', () => setTimeout(() => import('../islands/later.ts').catch(() => {}), 500), { once: true })
