/**
 * The directive `client:painted`: a screen's scripts are asked for once the page as built is on the glass, all at a time. Before, they
 * would delay it; one after another, as they import each other, they would come late.
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
