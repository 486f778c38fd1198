import { start } from '#words/site.ts'

// Not from `routes.ts`: this script would load all paths.
const CHECKS = `${start}/checks`

/** Passes a proof file dropped on any page to the page of checks, through storage (`stores/dropped.ts`). */
addEventListener('dragover', event => event.preventDefault())
addEventListener('drop', async event => {
  const [file] = event.dataTransfer?.files ?? []
  if (!file) return
  event.preventDefault()
  try {
    sessionStorage.setItem('nanoscope:dropped', await file.text())
    location.assign(CHECKS)
  } catch {
    // Browsers limit this storage to about 5 MB of text.
    location.assign(`${CHECKS}#not-kept`)
  }
})
