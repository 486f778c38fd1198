/**
 * The global search, in the header of every page and large on Home, which also runs a query that came with the address. What it does comes
 * when somebody is about to type.
 */
class SearchBox extends HTMLElement {
  connectedCallback() {
    const use = (step: 'begin' | 'search' | 'searchAsked') =>
      import('../islands/search/box.ts').then(
        box => box[step](this),
        () => {
          const refusal = this.querySelector('p')
          if (!refusal || step === 'begin') return
          refusal.textContent = this.dataset.error ?? ''
          refusal.hidden = false
        },
      )
    this.addEventListener('focusin', () => use('begin'), { once: true })
    this.addEventListener('submit', event => {
      event.preventDefault()
      use('search')
    })
    if (this.dataset.large && /[?&]q=/.test(location.search)) use('searchAsked')
  }
}

customElements.define('search-box', SearchBox)

let keys: Promise<typeof import('../islands/search/keys.ts')> | undefined

/** Passes keys to the site, except those pressed in a field or a dialog; of keys with a modifier only Ctrl K and ⌘ K. */
addEventListener('keydown', event => {
  const { key, code, target, ctrlKey, metaKey, altKey, shiftKey } = event
  const isCommand = ctrlKey || metaKey
  const opens = isCommand ? !shiftKey && (key === 'k' || (key > '~' && code === 'KeyK')) : key === '/'
  if (altKey || key.length > 1 || (isCommand && !opens) || document.querySelector('dialog[open]')) return
  if (target instanceof HTMLElement && target.closest('input,select,textarea')) return
  if (opens) event.preventDefault()
  // One promise for all, so that keys pressed before the script has loaded are handled in order.
  keys ??= import('../islands/search/keys.ts')
  keys.then(
    ({ press }) => press(event),
    () => {
      keys = undefined
      // Without the palette the search in the header still works.
      if (opens) document.getElementById('search')?.focus()
    },
  )
})
