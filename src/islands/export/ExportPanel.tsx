import { useContext } from 'react'
import * as exportWords from '#words/export.ts'
import type { ExportFormat } from '../../domain/export/format.ts'
import { readChain } from '../../domain/transaction/chain.ts'
import { fileOfShown } from '../../stores/export/file.ts'
import { saveParts } from '../../ui/save/save-parts.ts'
import { JettonWalletsContext } from '../../ui/transaction/jetton-wallets.ts'
import { ExportRange } from './ExportRange.tsx'
import type { Exported } from './exported.ts'
import { origin } from './origin.ts'

/** Export of the displayed rows, or of a range of dates, which is loaded first. */
export default function ExportPanel(exported: Exported) {
  const { raw, shown } = exported
  const jettons = useContext(JettonWalletsContext) ?? {}

  async function save(format: ExportFormat) {
    const { gap, isDeleted } = readChain(shown)
    const complete = gap === null && !isDeleted
    await saveParts(fileOfShown({ account: raw, rows: shown, format, jettons, complete }, origin()))
  }

  return (
    <div className="grid gap-4 px-4 md:px-5 pb-4">
      <fieldset className="border-0 m-0 p-0">
        <legend className="label mb-2">{exportWords.shown}</legend>
        <div className="flex flex-wrap items-center gap-3">
          <button type="button" className="button max-md:min-h-11" onClick={() => save('csv')}>
            {exportWords.asCsv}
          </button>
          <button type="button" className="button max-md:min-h-11" onClick={() => save('json')}>
            {exportWords.asJson}
          </button>
          <span className="text-sm text-muted">{exportWords.shownHint(shown.length)}</span>
        </div>
      </fieldset>
      <ExportRange {...exported} />
    </div>
  )
}
