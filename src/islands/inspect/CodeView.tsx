import { useMemo, useRef, useState } from 'react'
import * as inspectWords from '#words/inspect.ts'
import { blockTitles, listingOf, methodTitle } from '../../domain/inspect/listing.ts'
import type { Cell } from '../../ton/cell.ts'
import { methodsOf } from '../../ton/code/code-methods.ts'
import { disassemble } from '../../ton/code/disassemble.ts'
import { CodeListing } from './CodeListing.tsx'

/** Code of a contract: its methods, and the instructions of the chosen block. */
export default function CodeView({ code }: { code: Cell }) {
  const disassembly = useMemo(() => disassemble(code), [code])
  const titles = useMemo(() => blockTitles(disassembly, inspectWords.entry), [disassembly])
  const methods = useMemo(() => methodsOf(disassembly), [disassembly])
  // Previous blocks, for the way back.
  const [way, setWay] = useState<number[]>([0])
  const heading = useRef<HTMLHeadingElement>(null)
  const current = way.at(-1) ?? 0
  const lines = useMemo(() => listingOf(disassembly, titles, current), [disassembly, titles, current])
  const name = titles.get(current) ?? inspectWords.blockTitle(current)

  function go(to: number[]) {
    setWay(to)
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <div className="grid md:grid-cols-[260px_minmax(0,1fr)] gap-x-5 gap-y-3 py-3">
      <div className="min-w-0">
        <h4 className="label mb-2">{inspectWords.methodCount(methods.length)}</h4>
        {methods.length === 0 && <p className="text-muted mb-2">{inspectWords.noMethods}</p>}
        <ul
          aria-label={inspectWords.methods}
          className="max-h-60 md:max-h-120 overflow-y-auto rounded border border-line"
        >
          <MethodRow name={inspectWords.entryName} isCurrent={current === 0} onOpen={() => go([0])} />
          {methods.map(({ id, block }) => (
            <MethodRow
              key={id}
              name={methodTitle(id)}
              id={id}
              isCurrent={current === block}
              onOpen={() => go([block])}
            />
          ))}
        </ul>
      </div>
      <div className="min-w-0">
        <div className="flex items-center gap-3 mb-2 min-h-5">
          <h4 ref={heading} tabIndex={-1} className="label outline-none min-w-0 break-all">
            {inspectWords.listing(name)}
          </h4>
          {way.length > 1 && (
            <button type="button" className="link text-sm cursor-pointer" onClick={() => go(way.slice(0, -1))}>
              {inspectWords.back}
            </button>
          )}
        </div>
        <CodeListing name={name} lines={lines} onOpen={block => go([...way, block])} />
        {disassembly.tooLarge && <p className="text-warn text-sm mt-2">{inspectWords.codeTooLarge}</p>}
      </div>
    </div>
  )
}

type RowProps = { name: string; id?: number; isCurrent: boolean; onOpen: () => void }

const MethodRow = ({ name, id, isCurrent, onOpen }: RowProps) => (
  <li className="border-b border-line last:border-b-0">
    <button
      type="button"
      aria-current={isCurrent || undefined}
      className="marked flex items-baseline justify-between gap-3 w-full min-h-9 px-3 py-1.5 text-left text-sm bg-transparent cursor-pointer hover:bg-raised focus-visible:[outline-offset:-2px]"
      onClick={onOpen}
    >
      <span className="min-w-0 break-all">{name}</span>
      {id !== undefined && <span className="text-xs text-faint">{id}</span>}
    </button>
  </li>
)
