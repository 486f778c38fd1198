import { lazy, useState } from 'react'
import * as methodsWords from '#words/methods.ts'
import type { RawAddress } from '../../ton/address.ts'
import { LazyBoundary } from '../../ui/base/LazyBoundary.tsx'
import { Panel } from '../../ui/base/Panel.tsx'

// Lazy: most visitors do not call methods.
const MethodList = lazy(() => import('./MethodList.tsx'))

/** Get-methods of a contract; loaded on click. */
export function ContractMethods({ raw }: { raw: RawAddress }) {
  const [open, setOpen] = useState(false)
  return (
    <Panel title={methodsWords.title}>
      {open ? (
        <LazyBoundary fallback={<div className="min-h-60" />}>
          <MethodList raw={raw} />
        </LazyBoundary>
      ) : (
        <div className="pad flex flex-wrap items-center justify-between gap-4">
          <p className="label flex-1 min-w-60 max-w-180">{methodsWords.lead}</p>
          <button
            type="button"
            className="button max-md:min-h-11"
            // A growing list above may move the button while it is pressed: capture the pointer.
            onPointerDown={press => press.currentTarget.setPointerCapture(press.pointerId)}
            onClick={() => setOpen(true)}
          >
            {methodsWords.show}
          </button>
        </div>
      )}
    </Panel>
  )
}
