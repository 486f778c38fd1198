/** Runs before the first paint: applies the chosen theme, and restores the requested path on hosts without rewrites. */

try {
  const chosen = localStorage.getItem('nanoscope:1:theme') || 'dark'
  const root = document.documentElement.dataset
  root.choice = chosen
  if (chosen === 'light' || (chosen === 'system' && matchMedia('(prefers-color-scheme: light)').matches))
    root.theme = 'light'
} catch {
  // Storage is forbidden: keep the dark theme.
}

// State set by the 404 page; links cannot set it.
const asked = history.state
if (typeof asked === 'string') history.replaceState(null, '', location.origin + asked)

// Without its scripts a screen stays empty: show the notice. Astro tries twice.
addEventListener('astro:hydration-error', () => document.getElementById('lost')?.removeAttribute('hidden'))
