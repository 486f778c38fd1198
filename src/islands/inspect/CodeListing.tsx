import * as inspectWords from '#words/inspect.ts'
import type { Line, Part } from '../../domain/inspect/listing.ts'

type Props = { name: string; lines: Line[]; onOpen: (block: number) => void }

/** Instructions with their bit positions, one per line. Long lines scroll inside the box. */
export function CodeListing({ name, lines, onOpen }: Props) {
  if (lines.length === 0) return <p className="text-muted">{inspectWords.emptyBlock}</p>
  return (
    <section
      aria-label={inspectWords.listing(name)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
      tabIndex={0}
      className="max-h-120 overflow-auto rounded border border-line bg-bg py-2 font-mono text-sm"
    >
      <ol className="w-max min-w-full">
        {lines.map(({ indent, bit, parts }, place) => (
          <li key={place} className="flex gap-3 px-3 whitespace-nowrap hover:bg-raised">
            <span className="w-9 shrink-0 text-right text-faint select-none">{bit}</span>
            <span style={{ paddingLeft: `${indent * 2}ch` }} className="flex gap-[1ch]">
              {parts.map((part, at) => (
                <PartText key={at} part={part} onOpen={onOpen} />
              ))}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

function PartText({ part, onOpen }: { part: Part; onOpen: (block: number) => void }) {
  if (part.kind === 'block')
    return (
      <button type="button" className="link cursor-pointer" onClick={() => onOpen(part.block)}>
        {part.text}
      </button>
    )
  return <span className={part.kind === 'mnemonic' ? 'font-600' : 'text-muted'}>{part.text}</span>
}
