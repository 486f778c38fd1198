import { Fragment, type ReactNode, useState } from 'react'
import * as sourceWords from '#words/source.ts'
import { sourceText } from '../../domain/text/source.ts'
import type { Query, Ready } from '../../lib/query-state.ts'
import { Icon } from '../base/Icon.tsx'
import { useNow } from '../live/use-now.ts'
import { explain } from './explain.ts'

type Props<T> = {
  query: Query<T>
  state: Ready<T>
  actions?: ((shown: Ready<T>) => ReactNode) | undefined
}

/** Source and age of the data above, time of the next refresh, and error of the last refresh. */
export function SourceLine<T>({ query, state, actions }: Props<T>) {
  const now = useNow()
  const [presses, setPresses] = useState(0)
  // The clock may have been set back meanwhile.
  const at = Math.min(Math.floor(state.at / 1000), now)
  const next = query.refetch && !state.error ? Math.max(0, at + query.refetch / 1000 - now) : undefined
  const failure = state.error ? explain(state.error, true) : ''
  return (
    <div className="flex items-center gap-x-2 border-t border-line px-4 md:px-5 py-1 text-xs text-faint min-h-9">
      {/* Two lines of text are as high as the button, so that a growing age moves nothing. */}
      <div className="flex flex-wrap items-center gap-x-2 flex-1 leading-3.25">
        <span>{sourceText(state, now)}</span>
        {failure ? (
          <span className="text-warn">· {sourceWords.refreshFailed(failure)}</span>
        ) : state.partial ? (
          <span>· {sourceWords.restComes}</span>
        ) : (
          next !== undefined && <span className="max-sm:hidden">· {sourceWords.refreshesIn(next)}</span>
        )}
        {/* New after a click on Refresh, without results for the old data. */}
        <Fragment key={presses}>{actions?.(state)}</Fragment>
      </div>
      <button
        type="button"
        className="quiet"
        aria-label={sourceWords.refresh}
        title={sourceWords.refresh}
        aria-disabled={state.changing}
        onClick={() => {
          setPresses(presses + 1)
          query.refresh()
        }}
      >
        <Icon name="refresh" className={state.changing ? 'animate-spin' : ''} />
      </button>
    </div>
  )
}
