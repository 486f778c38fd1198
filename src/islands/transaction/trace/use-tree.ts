import { type KeyboardEvent, useState } from 'react'

/** Keyboard control of a tree of links (WAI-ARIA tree view): one item is in the tab order; arrow keys, Home and End move it. */
export function useTree() {
  const [active, setActive] = useState(0)

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=treeitem]')]
    const at = items.indexOf(event.target as HTMLElement)
    const item = items[at]
    if (!item) return
    const levelOf = (other: HTMLElement) => Number(other.ariaLevel)
    const isClosed = item.ariaExpanded === 'false'
    const to = {
      ArrowDown: at + 1,
      ArrowUp: at - 1,
      Home: 0,
      End: items.length - 1,
      ArrowRight: isClosed ? at : at + 1,
      ArrowLeft: items.findLastIndex((other, place) => place < at && levelOf(other) < levelOf(item)),
    }[event.key]
    if (to === undefined) return
    event.preventDefault()
    const toggles = event.key === 'ArrowRight' ? isClosed : event.key === 'ArrowLeft' && item.ariaExpanded === 'true'
    if (toggles) item.click()
    else items[Math.min(Math.max(to, 0), items.length - 1)]?.focus()
  }

  /** Properties of the item at an index. */
  const itemProps = (place: number, level: number) => ({
    role: 'treeitem',
    'aria-level': level + 1,
    tabIndex: place === active ? 0 : -1,
    onFocus: () => setActive(place),
  })
  return { onKeyDown, itemProps }
}
