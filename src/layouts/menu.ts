/** Closes the list behind “More” on Escape, on a press beside it, and when the keyboard has left it. */
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
