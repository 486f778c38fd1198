/** Work before the first paint: sets the chosen theme, and the path that a host without rewrites was asked for. */

try {
  const chosen = localStorage.getItem('nanoscope:1:theme') || 'dark'
  const root = document.documentElement.dataset
  root.choice = chosen
  if (chosen === 'light' || (chosen === 'system' && matchMedia('(prefers-color-scheme: light)').matches))
    root.theme = 'light'
} catch {
  // Storage is forbidden: the page stays dark.
}

// From the 404 page alone: no link can set it.
const asked = history.state
if (typeof asked === 'string') history.replaceState(null, '', location.origin + asked)

// A screen whose scripts could not be had stays empty; Astro tries twice.
addEventListener('astro:hydration-error', () => document.getElementById('lost')?.removeAttribute('hidden'))
