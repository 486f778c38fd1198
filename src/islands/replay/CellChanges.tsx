import * as runWords from '#words/replay-run.ts'
import type { CellChange } from '../../ton/replay/cell-changes.ts'

/** Bits of changed cells, before and after. */
export function CellChanges({ changes, more }: { changes: CellChange[]; more: number }) {
  return (
    <details className="pt-2">
      <summary className="cursor-pointer label max-md:min-h-11">{runWords.data}</summary>
      <dl className="font-mono text-sm">
        {changes.map(({ path, before, after }) => (
          <div key={path} className="border-t border-line py-1.5">
            <dt className="label font-sans">{runWords.cell(path)}</dt>
            <dd className="break-all text-muted">
              <del className="no-underline">{bits(before)}</del>
            </dd>
            <dd className="break-all">
              <ins className="no-underline">{bits(after)}</ins>
            </dd>
          </div>
        ))}
      </dl>
      {more > 0 && <p className="label">{runWords.moreCells(more)}</p>}
    </details>
  )
}

const bits = (text: string | null) => (text === null ? runWords.none : `x{${text}}`)
