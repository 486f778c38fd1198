/** Closes the “More” menu on Escape, on a click outside, and when the focus leaves it. */
const menu = document.querySelector<HTMLDetailsElement>('#more')

const closeUnlessIn = ({ target }: Event) => {
  if (menu && target instanceof Node && !menu.contains(target)) menu.open = false
}
addEventListener('pointerdown', closeUnlessIn)
addEventListener('focusin', closeUnlessIn)
menu?.addEventListener('keydown', event => {
  if (event.key !== 'Escape' || !menu.open) return
  menu.open = false
  menu.querySelector('summary')?.focus()
})
