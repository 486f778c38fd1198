import { checksPath } from '../routes.ts'

/** Passes a proof file dropped on any page to the page of checks, through storage (`stores/dropped.ts`). */
addEventListener('dragover', event => event.preventDefault())
addEventListener('drop', async event => {
  const [file] = event.dataTransfer?.files ?? []
  if (!file) return
  event.preventDefault()
  try {
    sessionStorage.setItem('nanoscope:dropped', await file.text())
    location.assign(checksPath)
  } catch {
    // Browsers limit this storage to about 5 MB of text.
    location.assign(`${checksPath}#not-kept`)
  }
})
