/**
 * Replaces the page's own styles, which cover its built markup only, by the site's stylesheet. With both, each element would match the same
 * rules twice. Resolves even if loading fails.
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

/** Maximum ms for which scripts wait for the screen's first call, which may queue longer. */
const MAX_CALL_WAIT_MS = 100

const AT_ONCE = 6

/**
 * Starts to fetch the site's stylesheet and the island's scripts, a few per task: starting all of them would block a slow phone. Resolves
 * when the stylesheet is applied.
 */
async function fetchPreloads(): Promise<void> {
  const preloads = [...(document.querySelector<HTMLTemplateElement>('#preloads')?.content.children ?? [])]
  // The first preload is the stylesheet.
  document.head.append(...preloads.splice(0, AT_ONCE))
  const applied = applySheet()
  while (preloads.length > 0) {
    await new Promise(next => setTimeout(next))
    document.head.append(...preloads.splice(0, AT_ONCE))
  }
  await applied
}

/** Resolves after the next paint; at once on hidden pages, which are not painted. */
const nextPaint = () =>
  new Promise<void>(resolve => (document.hidden ? resolve() : requestAnimationFrame(() => setTimeout(resolve))))

/** Starts to fetch scripts after the first paint and the screen's first call, so that they delay neither. */
async function fetchAfterPaint(): Promise<{ applied: Promise<void> }> {
  await nextPaint()
  const pause = new Promise(resolve => setTimeout(resolve, MAX_CALL_WAIT_MS))
  const call = globalThis.nanoscopePrefetched?.[0]
  // A large answer then does not share a slow connection with scripts.
  await (call?.isLarge ? pause : Promise.race([call?.started, pause]))
  return { applied: fetchPreloads() }
}

const fetching = fetchAfterPaint()

/**
 * The client directive `client:after-paint`: hydrates an island once its scripts and the site's stylesheet are loaded. Fetching starts when
 * this module runs, before Astro requests it, and in parallel, so that no script waits for the import of another.
 */
export default async function hydrateAfterPaint(load: () => Promise<() => Promise<void>>): Promise<void> {
  const { applied } = await fetching
  const [hydrate] = await Promise.all([load(), applied])
  await hydrate()
}
