import * as converterWords from '#words/converter.ts'
import { coinsToMoney, moneyToCoins } from '../../domain/market/convert.ts'
import { type Decimal, decimalText, readDecimal, toDecimal } from '../../domain/market/decimal.ts'
import { COIN } from '../../domain/text/coin.ts'
import { $coinPrice } from '../../stores/rates.ts'
import { Panel } from '../../ui/base/Panel.tsx'
import { useQuery } from '../../ui/live/use-query.ts'
import { AmountField } from '../../ui/parts/AmountField.tsx'
import { Loaded } from '../../ui/query/Loaded.tsx'

/** The last typed amount and its side; the other side is computed. */
export type Typed = { side: 'coin' | 'money'; text: string }

type Props = { currency: string; typed: Typed; onType: (typed: Typed) => void }

/** Amount of the other side at the coin's price; empty for empty or invalid text. */
function converted({ side, text }: Typed, price: Decimal): string {
  const amount = readDecimal(text)
  if (typeof amount !== 'object') return ''
  return side === 'coin' ? coinsToMoney(amount, price) : moneyToCoins(amount, price)
}

/** Converts TON to money and back at the provider's price: exactly, then rounded. */
export default function Converter({ currency, typed, onType }: Props) {
  const state = useQuery($coinPrice(currency))
  const price = state.status === 'ready' && state.value !== null ? toDecimal(state.value) : null
  const shown = (side: Typed['side']) => (side === typed.side ? typed.text : price ? converted(typed, price) : '')
  const field = (side: Typed['side'], label: string) => (
    <AmountField
      label={label}
      text={shown(side)}
      isTyped={side === typed.side}
      onType={text => onType({ side, text })}
    />
  )
  const code = currency.toUpperCase()
  return (
    <Panel title={converterWords.title}>
      <div className="pad pb-1 grid sm:grid-cols-2 gap-x-4">
        {field('coin', COIN)}
        {field('money', code)}
      </div>
      <Loaded query={$coinPrice(currency)} failed={converterWords.failed} loading={<div className="min-h-12.5" />}>
        {value => (
          <p className="px-4 md:px-5 pb-3 text-sm text-muted min-h-12.5">
            {value === null
              ? converterWords.noPrice(COIN)
              : converterWords.rate(COIN, decimalText(toDecimal(value), 18), code)}
          </p>
        )}
      </Loaded>
    </Panel>
  )
}
