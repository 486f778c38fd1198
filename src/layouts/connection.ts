/** Line at the foot of a page that says that the device is offline. */
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
