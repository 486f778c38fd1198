import type { KeyboardEvent } from 'react'
import * as stepsWords from '#words/replay-steps.ts'
import { firstFrom } from '../../domain/replay/search.ts'
import { groupDigits } from '../../domain/text/format.ts'
import { Icon } from '../../ui/base/Icon.tsx'

type Props = {
  query: string
  onQuery: (query: string) => void
  found: readonly number[]
  selected: number
  onNext: (direction: 1 | -1) => void
}

function statusOf(query: string, found: readonly number[], selected: number): string {
  if (query.trim() === '') return ''
  if (found.length === 0) return stepsWords.noResults
  const count = groupDigits(found.length)
  const at = firstFrom(found, selected)
  return found[at] === selected ? stepsWords.resultOf(groupDigits(at + 1), count) : stepsWords.resultCount(count)
}

/** Search field for steps; Enter goes to the next result, Shift+Enter to the previous. */
export function StepSearch({ query, onQuery, found, selected, onNext }: Props) {
  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    event.preventDefault()
    onNext(event.shiftKey ? -1 : 1)
  }
  return (
    <search className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <div className="flex gap-2 w-full max-w-[420px]">
        <input
          type="search"
          value={query}
          className="field min-w-0"
          aria-label={stepsWords.search}
          placeholder={stepsWords.example}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => onQuery(target.value)}
          onKeyDown={press}
        />
        <Arrow direction={-1} label={stepsWords.previous} {...{ found, onNext }} />
        <Arrow direction={1} label={stepsWords.next} {...{ found, onNext }} />
      </div>
      <p role="status" className="label min-w-20">
        {statusOf(query, found, selected)}
      </p>
    </search>
  )
}

type ArrowProps = Pick<Props, 'found' | 'onNext'> & { direction: 1 | -1; label: string }

const Arrow = ({ direction, label, found, onNext }: ArrowProps) => (
  <button
    type="button"
    className="button max-md:min-h-11"
    aria-label={label}
    title={label}
    disabled={found.length === 0}
    onClick={() => onNext(direction)}
  >
    <Icon name={direction < 0 ? 'chevron-left' : 'chevron-right'} />
  </button>
)
