/** Where the page says that the device is offline; and the worker that keeps pages in the browser, fetched after all else. */
const sign = document.getElementById('offline')
const showConnection = () => {
  if (!sign) return
  sign.hidden = navigator.onLine
  // Without it the line stays as it is.
  if (!navigator.onLine) import('../islands/offline/kept.ts').then(({ offerKept }) => offerKept(sign)).catch(() => {})
}
addEventListener('online', showConnection)
addEventListener('offline', showConnection)
showConnection()

type Policies = {
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => typeof rules
}
const { trustedTypes } = globalThis as { trustedTypes?: Policies }

/** The one script address made at run time, and always the same. */
const rules = { createScriptURL: () => '/worker.js' }

function keepPages() {
  const url = (trustedTypes?.createPolicy('nanoscope-worker', rules) ?? rules).createScriptURL('')
  // Where it is refused, pages come from the network as ever.
  navigator.serviceWorker.register(url, { updateViaCache: 'none' }).catch(() => {})
}

/** Milliseconds from the load of a page, in which its screen has its scripts and its first data, until the whole site is fetched too. */
const SCREEN_FIRST = 4000

const saves = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData
if (import.meta.env.PROD && 'serviceWorker' in navigator && !saves)
  addEventListener('load', () => setTimeout(keepPages, SCREEN_FIRST), { once: true })
