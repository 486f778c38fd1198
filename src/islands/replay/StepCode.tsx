import { useMemo } from 'react'
import * as stepsWords from '#words/replay-steps.ts'
import { codeAround } from '../../domain/replay/code-lines.ts'
import type { CodePlaces } from '../../domain/replay/code-places.ts'
import type { Place } from '../../ton/replay/vm-log.ts'

/** Disassembled lines around a step, whose own line is marked. */
export function StepCode({ places, place }: { places: CodePlaces; place: Place }) {
  const around = useMemo(() => codeAround(places, place), [places, place])
  if (!around) return <p className="text-muted text-sm mt-4">{stepsWords.foreignCode}</p>
  const { title, lines, current } = around
  const name = title === null ? stepsWords.codeAround : stepsWords.code(title)
  return (
    <>
      <h4 className="label mt-4 mb-1 break-all">{name}</h4>
      <section
        aria-label={name}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
        tabIndex={0}
        className="overflow-x-auto rounded border border-line bg-bg py-2 font-mono text-sm"
      >
        <ol className="w-max min-w-full">
          {lines.map(({ indent, bit, parts }, at) => (
            <li
              key={at}
              aria-current={at === current || undefined}
              className="marked flex gap-3 px-3 whitespace-nowrap"
            >
              <span className="w-9 shrink-0 text-right text-faint select-none">{bit}</span>
              <span style={{ paddingLeft: `${indent * 2}ch` }}>{parts.map(part => part.text).join(' ')}</span>
            </li>
          ))}
        </ol>
      </section>
    </>
  )
}
