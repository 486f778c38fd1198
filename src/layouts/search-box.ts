/** What understands a query comes when somebody is about to type one. */
const loadFinder = () => import('../ui/search/find.ts')

/**
 * The global search, in the header of every page and large on Home. The large one also answers "/" where there is one,
 * and runs a query that came with the address.
 */
class SearchBox extends HTMLElement {
  connectedCallback() {
    const input = this.querySelector('input')
    const refusal = this.querySelector('p')
    if (!input || !refusal) return

    const refuse = (words: string) => {
      refusal.textContent = words
      refusal.hidden = words === ''
      input.setAttribute('aria-invalid', String(words !== ''))
    }
    const search = async () => {
      try {
        const { find } = await loadFinder()
        const found = find(input.value)
        if ('path' in found) location.assign(found.path)
        else refuse(found.refusal)
      } catch {
        refuse(this.dataset.error ?? '')
      }
    }

    input.addEventListener('focus', () => loadFinder().catch(() => {}), { once: true })
    input.addEventListener('input', () => refuse(''))
    this.addEventListener('submit', event => {
      event.preventDefault()
      void search()
    })

    const asked = this.isFirst() && new URLSearchParams(location.search).get('q')
    if (asked && location.pathname === '/') {
      input.value = asked
      void search()
    }
    document.addEventListener('keydown', event => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event) || !this.isFirst())
        return
      event.preventDefault()
      input.select()
    })
  }

  /** The large box where the page has one, else the only one. */
  isFirst() {
    return this === (document.querySelector('search-box[data-large]') ?? document.querySelector('search-box'))
  }
}

function isTyping({ target }: Event): boolean {
  return target instanceof HTMLElement && target.closest('input,select,textarea') !== null
}

customElements.define('search-box', SearchBox)
