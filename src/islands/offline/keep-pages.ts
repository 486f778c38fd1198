import * as siteWords from '#words/site.ts'
import { base, paths } from '../../routes.ts'

/** The worker that keeps pages in the browser, fetched after all else. */
type Policies = {
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => typeof rules
}
const { trustedTypes } = globalThis as { trustedTypes?: Policies }

/** The one script address made at run time, and always the same: each language keeps its own pages. */
const rules = { createScriptURL: () => (base ? `/worker.${siteWords.language}.js` : '/worker.js') }

function keepPages() {
  const url = (trustedTypes?.createPolicy('nanoscope-worker', rules) ?? rules).createScriptURL('')
  // Pages come from the network if it is refused.
  navigator.serviceWorker.register(url, { updateViaCache: 'none', scope: paths.home }).catch(() => {})
}

/** Milliseconds until the whole site is fetched too: the screen has its scripts and its first data by then. */
const SCREEN_FIRST = 3500

const saves = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData
if (import.meta.env.PROD && 'serviceWorker' in navigator && !saves) setTimeout(keepPages, SCREEN_FIRST)
