/**
 * The directive `client:after-paint`: hydrates an island once the page as it was built has been painted. Where that page has words of its
 * own, its scripts are only fetched then, because they would delay the words; all at a time, because one after another, by their imports,
 * they would come late.
 */
export default function hydrateAfterPaint(load: () => Promise<() => Promise<void>>): void {
  async function start() {
    const preloads = document.querySelector<HTMLTemplateElement>('#preloads')
    if (preloads) document.head.append(preloads.content)
    const hydrate = await load()
    await hydrate()
  }
  // A hidden page is never painted.
  if (document.hidden) void start()
  else requestAnimationFrame(() => setTimeout(start))
}
