/** A proof file that is dropped on a page is read by the page of checks, which finds it where `stores/dropped.ts` says. */
addEventListener('dragover', event => event.preventDefault())
addEventListener('drop', async event => {
  const [file] = event.dataTransfer?.files ?? []
  if (!file) return
  event.preventDefault()
  try {
    sessionStorage.setItem('nanoscope:dropped', await file.text())
    location.assign('/checks')
  } catch {
    // Browsers keep some 5 MB of text for a page.
    location.assign('/checks#not-kept')
  }
})
