/**
 * The client directive `client:after-paint`: hydrates an island after the first paint. A page with static text fetches its scripts only
 * then, so that they do not delay the text, and all in parallel, so that none waits for another to import it.
 */
export default function hydrateAfterPaint(load: () => Promise<() => Promise<void>>): void {
  async function start() {
    const preloads = document.querySelector<HTMLTemplateElement>('#preloads')
    if (preloads) document.head.append(preloads.content)
    const hydrate = await load()
    await hydrate()
  }
  // Browsers do not paint hidden pages.
  if (document.hidden) void start()
  else requestAnimationFrame(() => setTimeout(start))
}
