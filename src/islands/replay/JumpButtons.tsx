import * as stepsWords from '#words/replay-steps.ts'
import type { Jump, JumpKind } from '../../domain/replay/jumps.ts'
import { firstFrom, neighbourOf } from '../../domain/replay/search.ts'

type Props = { jumps: readonly Jump[]; selected: number; onSelect: (index: number) => void }

/** Order of the buttons: failures first. */
const ORDER: Record<JumpKind, number> = {
  exception: 0,
  'out of gas': 1,
  message: 2,
  reserve: 3,
  code: 4,
  method: 5,
  gas: 6,
}

/** One button per kind of notable step. A click goes to the next step of that kind, cyclically. */
export function JumpButtons({ jumps, selected, onSelect }: Props) {
  if (jumps.length === 0) return null
  const kinds = [...new Set(jumps.map(({ kind }) => kind))].sort((a, b) => ORDER[a] - ORDER[b])
  return (
    <fieldset className="flex flex-wrap items-center gap-2 min-w-0">
      <legend className="sr-only">{stepsWords.goTo}</legend>
      {kinds.map(kind => {
        const places = jumps.filter(jump => jump.kind === kind).map(({ at }) => at)
        const at = firstFrom(places, selected)
        const target = neighbourOf(places, selected, 1)
        if (target === undefined) return null
        const name = stepsWords.jumps[kind]
        return (
          <button key={kind} type="button" className="button" onClick={() => onSelect(target)}>
            {places[at] === selected ? (
              stepsWords.jumpTo(name, at + 1, places.length)
            ) : (
              <>
                {name} <span className="text-xs text-faint">{places.length}</span>
              </>
            )}
          </button>
        )
      })}
    </fieldset>
  )
}
