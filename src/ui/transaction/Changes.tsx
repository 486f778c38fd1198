import type { ReactNode } from 'react'
import { Icon } from '../base/Icon.tsx'

/** Warning about changed access to an account, with a heading. */
export function Changes({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div role="note" className="mt-3 flex items-start gap-2 rounded border border-warn px-3 py-2">
      <Icon name="alert-triangle" className="mt-1 text-warn" />
      <div className="min-w-0">
        <p className="font-600 text-warn">{title}</p>
        {children}
      </div>
    </div>
  )
}
