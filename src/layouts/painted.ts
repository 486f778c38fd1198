/**
 * The directive `client:painted`: a screen's scripts run once the page as it was built is on the glass. Where it has words of its own
 * they are asked for only then, or they would delay them; all at a time, as one after another, by their imports, they would come late.
 */
export default function painted(load: () => Promise<() => Promise<void>>): void {
  async function start() {
    const pieces = document.querySelector<HTMLTemplateElement>('#pieces')
    if (pieces) document.head.append(pieces.content)
    const hydrate = await load()
    await hydrate()
  }
  // A page that nobody sees is not painted.
  if (document.hidden) void start()
  else requestAnimationFrame(() => setTimeout(start))
}
