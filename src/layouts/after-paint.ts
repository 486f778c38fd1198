/** Applies the stylesheet of the whole site: the page itself has only the rules of its built markup. Resolves even if it fails to load. */
function applySheet(): Promise<unknown> {
  return new Promise(resolve => {
    const sheet = document.querySelector<HTMLLinkElement>('#styles')
    if (!sheet) return resolve(undefined)
    sheet.onload = sheet.onerror = resolve
    sheet.rel = 'stylesheet'
  })
}

/** How many milliseconds the scripts let the screen's first call go before them: it may have to wait longer for its turn. */
const CALL_LIMIT = 100

const AT_ONCE = 6

/**
 * Begins to fetch the site's sheet and the island's scripts, a few in a task: to begin all of them takes a slow phone longer than a touch
 * should wait. Resolves when the sheet is applied.
 */
async function fetchPreloads(): Promise<void> {
  const preloads = [...(document.querySelector<HTMLTemplateElement>('#preloads')?.content.children ?? [])]
  // The sheet is the first of them.
  document.head.append(...preloads.splice(0, AT_ONCE))
  const applied = applySheet()
  while (preloads.length > 0) {
    await new Promise(next => setTimeout(next))
    document.head.append(...preloads.splice(0, AT_ONCE))
  }
  await applied
}

/**
 * The client directive `client:after-paint`: hydrates an island after the first paint. Its scripts are fetched only then, and after
 * the screen's first call, so that they delay neither the text nor the answer, and all in parallel, so that none waits for another to import it.
 */
export default function hydrateAfterPaint(load: () => Promise<() => Promise<void>>): void {
  async function start() {
    const pause = new Promise(resolve => setTimeout(resolve, CALL_LIMIT))
    await Promise.race([globalThis.nanoscopePrefetched?.started, pause])
    const fetched = fetchPreloads()
    const [hydrate] = await Promise.all([load(), fetched])
    await hydrate()
  }
  // Browsers do not paint hidden pages.
  if (document.hidden) void start()
  else requestAnimationFrame(() => setTimeout(start))
}
