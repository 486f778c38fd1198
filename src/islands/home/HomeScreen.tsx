import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react'
import * as homeWords from '#words/home.ts'
import type Below from './HomeBelow.tsx'
import { HomeChips } from './HomeChips.tsx'
import { BlockPace, HomeRibbon } from './HomeRibbon.tsx'
import { lose } from './lose.tsx'
import { WhenSeen } from './WhenSeen.tsx'

const HomeBelow = lazy<typeof Below>(() => import('./HomeBelow.tsx').catch(lose))

const EXAMPLES_LINE = 'flex flex-wrap content-start gap-x-4 gap-y-1 text-sm'

/** All live parts of Home. */
export default function HomeScreen() {
  const [examples, setExamples] = useState<ReactNode>()
  // Keep the first examples: a link must not move while it is about to be clicked.
  const keepFirst = useCallback((links: ReactNode) => setExamples((before: ReactNode) => before ?? links), [])
  return (
    <>
      {/* On phones the parts below the fold include the examples. */}
      <p className={`max-sm:hidden ${EXAMPLES_LINE} mb-4 min-h-6`}>{examples}</p>
      <div className="max-sm:mt-3">
        <HomeChips />
      </div>
      <section aria-labelledby="ribbon" className="mt-6">
        <div className="label mb-2 sm:flex justify-between">
          <h2 id="ribbon">{homeWords.newestBlocks}</h2>
          <BlockPace />
        </div>
        <HomeRibbon />
      </section>
      <WhenSeen className="min-h-420 max-sm:min-h-469 xl:min-h-192">
        <Suspense>
          <p className={`sm:hidden ${EXAMPLES_LINE} min-h-13`}>{examples}</p>
          <HomeBelow onExamples={keepFirst} />
        </Suspense>
      </WhenSeen>
    </>
  )
}
