/** Offline notice at the foot of the page. */
const sign = document.getElementById('offline')
const showConnection = () => {
  if (!sign) return
  sign.hidden = navigator.onLine
  // If loading fails, the notice has no links.
  if (!navigator.onLine) import('../islands/offline/kept.ts').then(({ offerKept }) => offerKept(sign)).catch(() => {})
}
addEventListener('online', showConnection)
addEventListener('offline', showConnection)
showConnection()
