import * as commonWords from '#words/common.ts'
import * as numberWords from '#words/number.ts'
import { amountParts, COIN_DECIMALS, lessThan, writtenOut } from '../../domain/notation/amount.ts'
import { COIN } from '../../domain/text/coin.ts'
import { MISSING } from '../../domain/text/format.ts'

type Props = {
  /** smallest units as decimal text, nanoTON unless `decimals` says otherwise; null when it is not known */
  units: string | null
  decimals?: number
  unit?: string
  /** fraction digits shown; all by default */
  digits?: number
  /** which way it went: sign, colour and a word for those who see neither */
  way?: 'received' | 'sent' | undefined
}

/** Characters of an amount that may break at its point: more than these. */
const SHORT = 10

const WAYS = {
  received: { sign: '↓', word: commonWords.received, colour: 'text-good' },
  sent: { sign: '↑', word: commonWords.sent, colour: 'text-text' },
}

/**
 * An amount as a reader wants it: whole part strong, fraction muted, unit small. One of which digits are left off has a dotted line, and all
 * its digits on click (`islands/exact`).
 */
export function Amount({ units, decimals = COIN_DECIMALS, unit = COIN, digits, way }: Props) {
  if (units === null) return MISSING
  const { whole, fraction, exact, cut } = amountParts(units, decimals, digits)
  const direction = way && WAYS[way]
  const places = digits ?? decimals
  // Not zero, though every digit that is shown would be.
  const tiny = cut && whole === '0' && !fraction
  const isLong = (whole + fraction).length > SHORT
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
