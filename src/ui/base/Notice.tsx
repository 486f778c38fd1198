import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'

type Props = {
  /** sentence: what happened */
  title: string
  /** the reason */
  children?: ReactNode
  tone?: 'plain' | 'bad'
  /** possible action */
  action?: ReactNode
}

/** Message in a panel in place of data: empty, failed, not found. */
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
