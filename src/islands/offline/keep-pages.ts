import * as siteWords from '#words/site.ts'
import { base, paths } from '../../routes.ts'

/** Registers the service worker that caches pages, after everything else. */

type Policies = {
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => typeof rules
}
const { trustedTypes } = globalThis as { trustedTypes?: Policies }

/** The only script URL that this policy permits; each language caches its own pages. */
const rules = { createScriptURL: () => (base ? `/worker.${siteWords.language}.js` : '/worker.js') }

function keepPages() {
  const url = (trustedTypes?.createPolicy('nanoscope-worker', rules) ?? rules).createScriptURL('')
  // If registration fails, pages come from the network.
  navigator.serviceWorker.register(url, { updateViaCache: 'none', scope: paths.home }).catch(() => {})
}

/** Delay of the worker's registration: by then the screen has its scripts and first data. */
const REGISTER_AFTER_MS = 3500

const saves = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData
if (import.meta.env.PROD && 'serviceWorker' in navigator && !saves) setTimeout(keepPages, REGISTER_AFTER_MS)
