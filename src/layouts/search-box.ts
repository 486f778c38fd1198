/** True from the key that calls the palette until the header's field searches without it. */
let isCalled = false

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
          if (step === 'begin') return
          const refusal = this.querySelector('p') as HTMLElement
          refusal.textContent = this.dataset.error ?? ''
          refusal.hidden = false
        },
      )
    this.addEventListener('focusin', () => use('begin'), { once: true })
    this.addEventListener('submit', event => {
      event.preventDefault()
      isCalled = false
      use('search')
    })
    if (this.dataset.large && /[?&]q=/.test(location.search)) use('searchAsked')
  }
}

customElements.define('search-box', SearchBox)

let loading: Promise<typeof import('../islands/search/keys.ts')> | undefined
let isLoaded = false

/** Passes keys to the site, except those pressed in a field or a dialog; of keys with a modifier only Ctrl K and ⌘ K. */
addEventListener('keydown', event => {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey } = event
  const isCommand = ctrlKey || metaKey
  const opens = isCommand ? !shiftKey && (key === 'k' || (key > '~' && code === 'KeyK')) : key === '/'
  if (altKey || key.length > 1 || (isCommand && !opens) || document.querySelector('dialog[open]')) return
  const focused = document.activeElement
  if (focused?.closest('input,select,textarea')) return
  if (opens) event.preventDefault()
  const before = opens && !isLoaded && focused
  if (before) {
    isCalled = true
    // The field of the header takes what is typed until the palette has loaded, which then moves it into its own field.
    const field = document.querySelector('#search') as HTMLInputElement
    field.focus()
    field.select()
  }
  // One promise for all, so that keys pressed before the script has loaded are handled in order.
  loading ??= import('../islands/search/keys.ts')
  loading.then(
    keys => {
      isLoaded = true
      if (!before || isCalled) keys.press(event, before)
    },
    () => {
      loading = undefined
    },
  )
})
