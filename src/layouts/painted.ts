/**
 * The directive `client:painted`: a screen's scripts are asked for as the page, as it was built, goes to the glass, and all at a time:
 * before, they would delay it; one after another, as they import each other, they would come late. They run once it is there.
 */
export default function painted(load: () => Promise<() => Promise<void>>): void {
  function fetchPieces() {
    const pieces = document.querySelector<HTMLTemplateElement>('#pieces')
    if (pieces) document.head.append(pieces.content)
  }
  async function start() {
    const hydrate = await load()
    await hydrate()
  }
  // A page that nobody sees is not painted.
  if (document.hidden) void start()
  else
    requestAnimationFrame(() => {
      fetchPieces()
      setTimeout(start)
    })
}
