import { useId } from 'react'
import * as amountFieldWords from '#words/amount-field.ts'
import { readDecimal } from '../../domain/market/decimal.ts'

const PROBLEMS = {
  comma: amountFieldWords.comma,
  negative: amountFieldWords.negative,
  long: amountFieldWords.long,
  'no number': amountFieldWords.noNumber,
}

type Props = {
  label: string
  text: string
  /** true if the visitor typed the text, which is then validated; false if it was computed */
  isTyped: boolean
  onType: (text: string) => void
}

/** A field for an amount. Keeps the typed text, and shows an error below if it is invalid. */
export function AmountField({ label, text, isTyped, onType }: Props) {
  const id = useId()
  const read = isTyped ? readDecimal(text) : undefined
  const problem = typeof read === 'string' ? PROBLEMS[read] : ''
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="label block mb-1">
        {label}
      </label>
      <input
        id={id}
        value={text}
        inputMode="decimal"
        autoComplete="off"
        spellCheck={false}
        aria-invalid={problem !== ''}
        aria-describedby={`${id}-problem`}
        className="w-full h-11 px-3 rounded border border-line bg-surface text-text text-base hover:border-edge aria-invalid:border-bad"
        onChange={event => onType(event.target.value)}
      />
      <p id={`${id}-problem`} role="status" className="text-sm text-bad min-h-6 pt-0.5">
        {problem}
      </p>
    </div>
  )
}
