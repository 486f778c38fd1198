import { cleanText } from '../../../domain/foreign/clean-text.ts'
import { BOX_HEIGHT } from '../../../domain/trace/drawing.ts'
import { labelOf } from '../../../domain/trace/labels.ts'
import type { Move } from '../../../domain/transaction/sentence.ts'
import type { RawAddress } from '../../../ton/address.ts'
import { DrawnFigure } from './DrawnFigure.tsx'
import { FitText } from './FitText.tsx'
import { useAccountText } from './use-account-text.ts'

export type BoxContent = {
  letter: string | undefined
  account: RawAddress | null
  /** name of the arriving message, and its nanoTON */
  operation: string | null
  coins: string | null
  move?: Move | undefined
  failed?: boolean
  isCurrent?: boolean
  isDashed?: boolean
  note?: string
  /** the note is about a problem */
  isBad?: boolean
  href?: string | undefined
}

type Props = BoxContent & { x: number; y: number; width: number }

const LETTER = 20
const PAD = 8
const MIDDLE = BOX_HEIGHT / 2
/** Left edge of text in a box. */
const WORDS_AT = PAD + LETTER + 8
/** Pixels by which text above a box may exceed its width. */
const BEYOND = 8
/** Assumed width of a character in px. */
const CHARACTER = 7.2

/** A box of the drawing, with the arriving message above and a note below. */
export function DrawnBox(props: Props) {
  const { x, y, width, failed, isCurrent, isDashed, note, isBad, href } = props
  const stroke = failed ? 'stroke-bad' : isCurrent ? 'stroke-accent' : 'stroke-edge'
  const drawn = (
    <>
      <Arriving {...props} />
      <rect
        {...{ x, y, width }}
        height={BOX_HEIGHT}
        rx="6"
        strokeDasharray={isDashed ? '4 3' : undefined}
        strokeWidth={isCurrent || failed ? 1.5 : 1}
        className={`${isCurrent ? 'fill-raised' : 'fill-surface group-hover:fill-raised'} ${stroke}`}
      />
      <Inside {...props} />
      {note && (
        <FitText
          {...{ x, width: width + BEYOND }}
          y={y + BOX_HEIGHT + 16}
          className={`text-xs ${isBad ? 'fill-bad' : 'fill-muted'}`}
        >
          {note}
        </FitText>
      )}
    </>
  )
  // Excluded from the tab order: the outline has the same links.
  return href ? (
    <a href={href} tabIndex={-1} className="group">
      {drawn}
    </a>
  ) : (
    <g>{drawn}</g>
  )
}

function Arriving({ x, y, width, operation, coins, failed }: Props) {
  const place = { x, width: width + BEYOND }
  return (
    <>
      {operation && (
        <FitText {...place} y={y - (coins ? 23 : 8)} className={`text-xs ${failed ? 'fill-bad' : 'fill-muted'}`}>
          <title>{operation}</title>
          {cleanText(operation, Math.floor(width / 5))}
        </FitText>
      )}
      {coins && (
        <FitText {...place} y={y - 8} className="text-xs fill-text">
          {labelOf(coins)}
        </FitText>
      )}
    </>
  )
}

function Inside({ x, y, width, letter, account, coins, move, failed, isDashed }: Props) {
  // Omit TON already shown with the message.
  const figure = move && (move.wallet || move.units !== coins) ? move : undefined
  const place = { x: x + WORDS_AT, width: width - WORDS_AT - (failed ? 28 : PAD) }
  return (
    <>
      <rect
        x={x + PAD}
        y={y + MIDDLE - LETTER / 2}
        width={LETTER}
        height={LETTER}
        rx="5"
        className="fill-raised stroke-line"
      />
      <text
        x={x + PAD + LETTER / 2}
        y={y + MIDDLE + 4}
        textAnchor="middle"
        className={`text-xs font-600 ${isDashed ? 'fill-muted' : 'fill-text'}`}
      >
        {letter ?? '·'}
      </text>
      {account && <Name raw={account} {...place} y={y + (figure ? 18 : MIDDLE + 4)} isDashed={isDashed} />}
      {figure && <DrawnFigure move={figure} {...place} y={y + 35} />}
      {failed && (
        <use
          href="#i-circle-x"
          x={x + width - 24}
          y={y + MIDDLE - 8}
          width="16"
          height="16"
          className="fill-none stroke-bad"
          strokeWidth="2"
          strokeLinecap="round"
        />
      )}
    </>
  )
}

type NameProps = { raw: RawAddress; x: number; y: number; width: number; isDashed: boolean | undefined }

function Name({ raw, width, isDashed, ...place }: NameProps) {
  const { short, full, isNamed, warning } = useAccountText(raw, Math.floor(width / CHARACTER))
  const look = isNamed ? 'text-sm' : 'font-mono text-xs'
  return (
    <FitText {...place} width={width} className={`font-600 ${isDashed ? 'fill-muted' : 'fill-text'} ${look}`}>
      <title>{full}</title>
      {short}
      {warning && <tspan className="text-xs fill-bad"> {warning}</tspan>}
    </FitText>
  )
}
