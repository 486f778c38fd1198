import { lazy, useState } from 'react'
import * as exportWords from '#words/export.ts'
import { LazyBoundary } from '../../ui/base/LazyBoundary.tsx'
import type { Exported } from './exported.ts'

const ExportPanel = lazy(() => import('./ExportPanel.tsx'))

/** Export of an account's transactions in a disclosure; loaded when opened. */
export function ExportSection(exported: Exported) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="border-t border-line" onToggle={event => setOpen(event.currentTarget.open)}>
      <summary className="px-4 md:px-5 py-2 min-h-6 text-sm link w-fit cursor-pointer">{exportWords.open}</summary>
      {isOpen && (
        <LazyBoundary fallback={<div className="min-h-28" />}>
          <ExportPanel {...exported} />
        </LazyBoundary>
      )}
    </details>
  )
}
