import type { ReactNode } from 'react'
import * as verdictWords from '#words/verdict.ts'
import type { Verdict as Verdicted } from '../../domain/proof/verdicts.ts'
import { $verdicts } from '../../stores/verdicts.ts'
import { Icon } from '../../ui/base/Icon.tsx'
import { useQuery } from '../../ui/live/use-query.ts'

type Props = {
  verdict: Verdicted<unknown>
  /** the signed figure */
  children: ReactNode
}

/** A signed figure, with the provider's value if that differs. */
export default function Verdict({ verdict, children }: Props) {
  const who = useQuery($verdicts).who || verdictWords.aProvider
  if (verdict.kind === 'same')
    return (
      <span className="inline-flex items-center gap-1.5 max-w-full">
        <span className="min-w-0">{children}</span>
        <Icon name="check" label={verdictWords.signed} className="text-good text-sm shrink-0" />
      </span>
    )
  const { kind, said, meant } = verdict
  const isFalse = kind === 'other'
  return (
    <>
      <span className={isFalse ? 'text-bad' : ''}>{children}</span>
      <span
        className={`block text-sm break-words font-400 ${isFalse ? 'text-bad' : 'text-warn'}`}
        role={isFalse ? 'alert' : undefined}
      >
        {isFalse ? verdictWords.differs(who, said, meant) : verdictWords.apart(who, said)}
      </span>
    </>
  )
}
