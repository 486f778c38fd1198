/** Applies the stylesheet of the whole site: the page itself has only the rules of its built markup. Resolves even if it fails to load. */
function applySheet(): Promise<unknown> {
  return new Promise(resolve => {
    const sheet = document.querySelector<HTMLLinkElement>('#styles')
    if (!sheet) return resolve(undefined)
    sheet.onload = sheet.onerror = resolve
    sheet.rel = 'stylesheet'
  })
}

/**
 * The client directive `client:after-paint`: hydrates an island after the first paint. Its scripts are fetched only then, so that they
 * delay neither the text nor the first call of the screen, and all in parallel, so that none waits for another to import it.
 */
export default function hydrateAfterPaint(load: () => Promise<() => Promise<void>>): void {
  async function start() {
    const preloads = document.querySelector<HTMLTemplateElement>('#preloads')
    if (preloads) document.head.append(preloads.content)
    const [hydrate] = await Promise.all([load(), applySheet()])
    await hydrate()
  }
  // Browsers do not paint hidden pages.
  if (document.hidden) void start()
  else requestAnimationFrame(() => setTimeout(start))
}
