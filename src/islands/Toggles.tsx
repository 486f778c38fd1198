import { useStore } from '@nanostores/react'
import { $shownNetwork, $theme } from '../stores/settings.ts'

const dataFrom = import.meta.env.PUBLIC_NETWORK_NAME ?? 'mainnet'

/** Network and theme, at the end of the header. */
export default function Toggles() {
  const theme = useStore($theme, { ssr: 'initial' })
  const network = useStore($shownNetwork, { ssr: 'initial' })
  const otherTheme = theme === 'dark' ? 'light' : 'dark'
  return (
    <div className="flex items-center gap-2">
      <button
        type="button"
        className="button w-22 max-sm:(w-11 px-0 text-xs)"
        title={`Display only: it has no effect on the data, which comes from ${dataFrom}.`}
        aria-label={`Network shown: ${network}. Display only.`}
        onClick={() => $shownNetwork.set(network === 'mainnet' ? 'testnet' : 'mainnet')}
      >
        <span className="max-sm:hidden">{network === 'mainnet' ? 'Mainnet' : 'Testnet'}</span>
        <span className="sm:hidden">{network === 'mainnet' ? 'Main' : 'Test'}</span>
      </button>
      <button
        type="button"
        className="button w-9 px-0"
        aria-label={`Switch to ${otherTheme} theme`}
        title={`Switch to ${otherTheme} theme`}
        onClick={() => $theme.set(otherTheme)}
      >
        <span className={theme === 'dark' ? 'i-tabler-sun' : 'i-tabler-moon'} />
      </button>
    </div>
  )
}
