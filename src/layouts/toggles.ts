import * as togglesWords from '#words/toggles.ts'

/** Two choices of the visitor, kept where storage allows and followed by all tabs. The page's head reads the theme before it paints. */
type Setting = { name: string; values: [string, string]; show: (value: string, other: string) => void }

const PREFIX = 'nanoscope:1:'

function follow({ name, values: [first, second], show }: Setting) {
  const button = document.getElementById(`${name}-toggle`)
  let current = first
  const accept = (value: string | null) => {
    current = value === second ? second : first
    show(current, current === first ? second : first)
  }
  try {
    accept(localStorage.getItem(PREFIX + name))
  } catch {
    // Storage is forbidden: the choice lasts as long as the page.
  }
  addEventListener('storage', event => {
    if (event.key === PREFIX + name) accept(event.newValue)
  })
  button?.addEventListener('click', () => {
    accept(current === first ? second : first)
    try {
      localStorage.setItem(PREFIX + name, current)
    } catch {
      // As above.
    }
  })
}

follow({
  name: 'theme',
  values: ['dark', 'light'],
  show(theme, other) {
    document.documentElement.dataset.theme = theme
    const button = document.getElementById('theme-toggle')
    button?.setAttribute('aria-label', togglesWords.switchTheme(other))
    button?.setAttribute('title', togglesWords.switchTheme(other))
  },
})

/** The network that the site reads, or testnet: what this toggle shows has no effect on data. */
follow({
  name: 'network',
  values: ['mainnet', 'testnet'],
  show(chosen) {
    const button = document.getElementById('network-toggle')
    if (!button) return
    const network = chosen === 'mainnet' ? (button.dataset.network ?? chosen) : chosen
    button.textContent = network
    button.setAttribute('aria-label', togglesWords.networkShown(network))
  },
})
