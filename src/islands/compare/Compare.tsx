import { lazy, useState } from 'react'
import * as sourceWords from '#words/source.ts'
import type { Ready } from '../../lib/query-state.ts'
import type { FactLoader } from '../../stores/compare/comparison.ts'
import { LazyBoundary } from '../../ui/base/LazyBoundary.tsx'
import type { Begin } from './Comparison.tsx'

// Lazy: only needed on click.
const Comparison = lazy(() => import('./Comparison.tsx'))

type Props<T> = {
  shown: Ready<T>
  fact: FactLoader<T>
}

/**
 * Button in a source line that compares the displayed value with other providers, and the result, which names its moment. Refreshes by
 * timer keep the result; a click on Refresh removes it.
 */
export function Compare<T>({ shown, fact }: Props<T>) {
  const [begin, setBegin] = useState<Begin>()
  // An incomplete value cannot be compared.
  if (shown.partial) return null
  return (
    <>
      <button
        type="button"
        className="link min-h-6 px-1 bg-transparent cursor-pointer"
        title={sourceWords.compareHint}
        onClick={() => setBegin((): Begin => compare => compare(fact, shown))}
      >
        {sourceWords.compare}
      </button>
      <div className="order-last basis-full" aria-live="polite">
        {begin && (
          <LazyBoundary>
            <Comparison begin={begin} />
          </LazyBoundary>
        )}
      </div>
    </>
  )
}
