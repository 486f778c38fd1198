import { atom, onMount, onSet, type WritableAtom } from 'nanostores'
import { STORAGE_PREFIX } from '../providers/browser.ts'

export type Theme = 'dark' | 'light'
export type ShownNetwork = 'mainnet' | 'testnet'

/** A choice of few words, kept under a plain key where storage allows, followed by all tabs. */
function setting<T extends string>(name: string, first: T, second: T): WritableAtom<T> {
  const key = STORAGE_PREFIX + name
  const $choice = atom<T>(first)
  const accept = (text: string | null) => $choice.set(text === second ? second : first)
  onMount($choice, () => {
    if (typeof document === 'undefined') return
    const heard = (event: StorageEvent) => {
      if (event.key === key) accept(event.newValue)
    }
    try {
      accept(localStorage.getItem(key))
    } catch {
      // Storage is forbidden: the choice lasts as long as the page.
    }
    addEventListener('storage', heard)
    return () => removeEventListener('storage', heard)
  })
  onSet($choice, ({ newValue }) => {
    try {
      if (localStorage.getItem(key) !== newValue) localStorage.setItem(key, newValue)
    } catch {
      // As above.
    }
  })
  return $choice
}

/** Dark unless chosen otherwise; the page's head reads the same key before the first paint. */
export const $theme = setting<Theme>('theme', 'dark', 'light')
/** What the network toggle shows. It changes nothing else. */
export const $shownNetwork = setting<ShownNetwork>('network', 'mainnet', 'testnet')

$theme.listen(theme => {
  document.documentElement.dataset.theme = theme
})
