/** What a page has once its screen stands: exact values at a press, in what is copied and on paper; and the worker that keeps the site. */
addEventListener('load', () => setTimeout(() => import('../islands/later.ts').catch(() => {}), 500), { once: true })
