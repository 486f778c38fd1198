import type { ReactNode } from 'react'
import { Icon } from '../base/Icon.tsx'

const LOOKS = { bad: 'border-bad text-bad', warn: 'border-warn text-warn' }

type Props = { tone: keyof typeof LOOKS; children: ReactNode }

/** A warning above the page's content. */
export function Band({ tone, children }: Props) {
  return (
    <div role="note" className={`panel flex items-start gap-3 px-4 md:px-5 py-3 mb-4 ${LOOKS[tone]}`}>
      <Icon name="alert-triangle" className="mt-1 shrink-0" />
      <p className="font-600 min-w-0">{children}</p>
    </div>
  )
}

/** A warning inside a panel, with padding. */
export const InsetBand = (props: Props) => (
  <div className="px-4 md:px-5 pt-4">
    <Band {...props} />
  </div>
)
