import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'

type Props = {
  /** the sentence: what happened */
  title: string
  /** why, in plain words */
  children?: ReactNode
  tone?: 'plain' | 'bad'
  /** what can be done */
  action?: ReactNode
}

/** A panel's worth of words in place of data: empty, failed, not found. */
export function Notice({ title, children, tone = 'plain', action }: Props) {
  return (
    <div
      className="flex flex-col items-center justify-center gap-2 min-h-60 px-4 py-10 text-center"
      role={tone === 'bad' ? 'alert' : undefined}
    >
      {tone === 'bad' ? (
        <Icon name="alert-triangle" className="text-xl text-bad" />
      ) : (
        <Icon name="circle-dashed" className="text-xl text-faint" />
      )}
      <p className="text-lg font-600">{title}</p>
      {children && <p className="text-muted max-w-140">{children}</p>}
      {action && <div className="mt-3 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  )
}
