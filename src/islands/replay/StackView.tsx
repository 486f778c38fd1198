import { useMemo } from 'react'
import * as stepsWords from '#words/replay-steps.ts'
import { readStackText, type StackEntry } from '../../domain/replay/stack.ts'
import { exactEntry } from '../../domain/replay/stack-text.ts'
import { groupDigits } from '../../domain/text/format.ts'
import { operandText } from '../../ton/code/disassembly.ts'
import { CopyButton } from '../../ui/base/CopyButton.tsx'
import { AddressLink } from '../../ui/chain/AddressLink.tsx'

/** Maximum number of entries shown. The copy button copies all. */
const MAX_SHOWN = 100
/** Maximum number of characters shown per entry. */
const MAX_CHARACTERS = 2_000

/** Stack before a step, top first. */
export function StackView({ stack }: { stack: string | null }) {
  const entries = useMemo(() => (stack === null ? [] : readStackText(stack).reverse()), [stack])
  const more = entries.length - MAX_SHOWN
  return (
    <>
      <div className="flex items-center gap-1 mt-4 mb-1">
        <h4 className="label">{stepsWords.stack}</h4>
        {stack !== null && entries.length > 0 && <CopyButton text={stack.trim()} what={stepsWords.aStack} />}
      </div>
      {stack === null && <p className="text-muted text-sm">{stepsWords.unknownStack}</p>}
      {stack !== null && entries.length === 0 && <p className="text-muted text-sm">{stepsWords.emptyStack}</p>}
      <ol className="font-mono text-sm">
        {entries.slice(0, MAX_SHOWN).map((entry, depth) => (
          <li key={depth} className="grid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-2 py-0.5">
            <span className="text-faint text-right select-none">{operandText({ kind: 'stack', value: depth })}</span>
            <EntryView entry={entry} />
          </li>
        ))}
      </ol>
      {more > 0 && <p className="text-muted text-sm">{stepsWords.moreEntries(groupDigits(more))}</p>}
    </>
  )
}

function EntryView({ entry }: { entry: StackEntry }) {
  const exact = exactEntry(entry)
  return (
    <span className="min-w-0 break-all">
      {exact.slice(0, MAX_CHARACTERS)}
      {exact.length > MAX_CHARACTERS && <span className="text-muted">{`… ${stepsWords.cutEntry}`}</span>}
      {entry.kind === 'slice' && entry.address && (
        <span className="block">
          <AddressLink raw={entry.address} />
        </span>
      )}
    </span>
  )
}
