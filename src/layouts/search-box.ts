/** True from the key press that opens the palette until the field is used for a plain search. */
let isCalled = false

/** The global search box, in the header and on Home, which also runs a query in its URL. Its script is loaded when the visitor starts to use it. */
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

/** Forwards key presses to the site's shortcuts, except in fields and dialogs. With a modifier, forwards only Ctrl K and ⌘ K. */
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
    // The header's field receives the typed text until the palette is loaded, which then takes it over.
    const field = document.querySelector('#search') as HTMLInputElement
    field.focus()
    field.select()
  }
  // A single promise, so that keys pressed before the script is loaded are handled in order.
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
