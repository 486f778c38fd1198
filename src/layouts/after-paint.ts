/**
 * Applies the stylesheet of the whole site in place of the page's own, which has only the rules of its built markup: each element would
 * match the same rules twice. Resolves even if it fails to load.
 */
function applySheet(): Promise<void> {
  return new Promise(resolve => {
    const sheet = document.querySelector<HTMLLinkElement>('#styles')
    if (!sheet) return resolve()
    sheet.onload = () => {
      document.querySelector('head > style')?.remove()
      resolve()
    }
    sheet.onerror = () => resolve()
    sheet.rel = 'stylesheet'
  })
}

/** Milliseconds for which scripts wait for the screen's first call, which may have to wait longer for its turn. */
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

/** Resolves after the next paint; at once on hidden pages, which browsers do not paint. */
const nextPaint = () =>
  new Promise<void>(resolve => (document.hidden ? resolve() : requestAnimationFrame(() => setTimeout(resolve))))

/** Begins to fetch scripts after the first paint, and after the screen's first call: so they delay neither the text nor the answer. */
async function fetchAfterPaint(): Promise<{ applied: Promise<void> }> {
  await nextPaint()
  const pause = new Promise(resolve => setTimeout(resolve, CALL_LIMIT))
  const call = globalThis.nanoscopePrefetched?.[0]
  // A large answer shares a slow line with none of them then.
  await (call?.isLarge ? pause : Promise.race([call?.started, pause]))
  return { applied: fetchPreloads() }
}

const fetching = fetchAfterPaint()

/**
 * The client directive `client:after-paint`: hydrates an island when its scripts and the site's sheet are there. They are fetched from the
 * moment on that this runs, which is before Astro asks for it, and all in parallel, so that none waits for another to import it.
 */
export default async function hydrateAfterPaint(load: () => Promise<() => Promise<void>>): Promise<void> {
  const { applied } = await fetching
  const [hydrate] = await Promise.all([load(), applied])
  await hydrate()
}
