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

type Keys = typeof import('../islands/search/keys.ts')
let loading: Promise<Keys> | undefined
let press: Keys['press'] | undefined
/** True from the key that calls the palette until Enter searches without it. */
let isCalled = false

/** Passes keys to the site, except those pressed in a field or a dialog; of keys with a modifier only Ctrl K and ⌘ K. */
addEventListener('keydown', event => {
  const { key, code, target, ctrlKey, metaKey, altKey, shiftKey } = event
  if (key === 'Enter') isCalled = false
  const isCommand = ctrlKey || metaKey
  const opens = isCommand ? !shiftKey && (key === 'k' || (key > '~' && code === 'KeyK')) : key === '/'
  if (altKey || key.length > 1 || (isCommand && !opens) || document.querySelector('dialog[open]')) return
  if (target instanceof HTMLElement && target.closest('input,select,textarea')) return
  if (opens) event.preventDefault()
  if (press) return press(event)
  const before = document.activeElement
  if (opens) {
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
      press = keys.press
      if (!opens || isCalled) press(event, opens && before)
    },
    () => {
      loading = undefined
    },
  )
})
