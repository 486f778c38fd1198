import * as commonWords from '#words/common.ts'
import * as numberWords from '#words/number.ts'
import { amountParts, COIN_DECIMALS, lessThan, writtenOut } from '../../domain/notation/amount.ts'
import { COIN } from '../../domain/text/coin.ts'
import { MISSING } from '../../domain/text/format.ts'

type Props = {
  /** smallest units as decimal text; nanoTON by default; null if unknown */
  units: string | null
  decimals?: number
  unit?: string
  /** number of fraction digits; all by default */
  digits?: number
  /** direction: shown as sign, colour, and text for screen readers */
  way?: 'received' | 'sent' | undefined
}

/** Maximum length of an amount that must not break at its decimal point. */
const MAX_UNBROKEN_LENGTH = 10

const WAYS = {
  received: { sign: '↓', word: commonWords.received, colour: 'text-good' },
  sent: { sign: '↑', word: commonWords.sent, colour: 'text-text' },
}

/**
 * An amount: bold integer part, muted fraction, small unit. A truncated one is underlined with dots, and shows all digits on click
 * (`islands/exact`).
 */
export function Amount({ units, decimals = COIN_DECIMALS, unit = COIN, digits, way }: Props) {
  if (units === null) return MISSING
  const { whole, fraction, exact, cut } = amountParts(units, decimals, digits)
  const direction = way && WAYS[way]
  const places = digits ?? decimals
  // A non-zero amount whose shown digits are all zero.
  const tiny = cut && whole === '0' && !fraction
  const isLong = (whole + fraction).length > MAX_UNBROKEN_LENGTH
  return (
    <data
      value={exact}
      title={`${writtenOut(exact)} ${unit}`}
      className={`${cut ? 'cut ' : ''}${isLong ? 'inline-block max-w-full break-words' : 'whitespace-nowrap'} ${direction?.colour ?? ''}`}
    >
      {direction && (
        <>
          <span aria-hidden="true">{direction.sign} </span>
          <span className="sr-only">{direction.word} </span>
        </>
      )}
      <span className="font-600">{tiny ? lessThan(places) : whole}</span>
      {isLong && <wbr />}
      {!tiny && places > 0 && (fraction || cut) && (
        <span className={direction ? '' : 'text-muted'}>{numberWords.point + (fraction || '0')}</span>
      )}{' '}
      {unit && <span className="text-xs text-muted">{unit}</span>}
    </data>
  )
}
