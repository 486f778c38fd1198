import * as togglesWords from '#words/toggles.ts'

/** A setting of the visitor, saved if storage permits and shared by all tabs. The page's head reads the theme before the first paint. */
type Setting<T extends string> = { name: string; values: [T, ...T[]]; show: (value: T, next: T) => void }

const PREFIX = 'nanoscope:1:'

/** Makes a button show a setting and switch to its next value on click. */
function follow<T extends string>({ name, values, show }: Setting<T>) {
  const button = document.getElementById(`${name}-toggle`)
  let at = 0
  const nextOf = (place: number) => (place + 1) % values.length
  const accept = (value: string | null) => {
    at = Math.max(0, values.indexOf(value as T))
    show(values[at] ?? values[0], values[nextOf(at)] ?? values[0])
  }
  try {
    accept(localStorage.getItem(PREFIX + name))
  } catch {
    // Storage is forbidden: the choice lasts until the page is closed.
  }
  addEventListener('storage', event => {
    if (event.key === PREFIX + name) accept(event.newValue)
  })
  button?.addEventListener('click', () => {
    const next = values[nextOf(at)] ?? values[0]
    accept(next)
    try {
      localStorage.setItem(PREFIX + name, next)
    } catch {
      // Storage is forbidden.
    }
  })
}

const isLight = matchMedia('(prefers-color-scheme: light)')
const root = document.documentElement.dataset

/** Applies the chosen theme; `system` follows the operating system. */
function paint() {
  root.theme = root.choice === 'system' ? (isLight.matches ? 'light' : 'dark') : root.choice
}
isLight.addEventListener('change', paint)

follow({
  name: 'theme',
  values: ['dark', 'light', 'system'],
  show(theme, next) {
    root.choice = theme
    paint()
    const button = document.getElementById('theme-toggle')
    button?.setAttribute('aria-label', togglesWords.switchTheme[next])
    button?.setAttribute('title', togglesWords.switchTheme[next])
  },
})

/** Network toggle: the site's network, or testnet. Has no effect on data. */
follow({
  name: 'network',
  values: ['mainnet', 'testnet'],
  show(chosen) {
    const button = document.getElementById('network-toggle')
    if (!button) return
    const network = chosen === 'mainnet' ? (button.dataset.network ?? chosen) : chosen
    button.textContent = network.split(' ', 1)[0] ?? network
    const footer = document.getElementById('network-shown')
    if (footer)
      footer.textContent = chosen === 'mainnet' ? network : togglesWords.testnetShown(button.dataset.network ?? '')
    button.setAttribute('aria-label', togglesWords.networkShown(network))
  },
})
