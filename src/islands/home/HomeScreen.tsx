import * as homeWords from '#words/home.ts'
import { HomeChips } from './HomeChips.tsx'
import { HomeRibbon } from './HomeRibbon.tsx'

/** What is live on Home, in one piece. */
export default function HomeScreen() {
  return (
    <>
      <HomeChips />
      <section aria-labelledby="ribbon" className="mt-6">
        <h2 id="ribbon" className="label mb-2">
          {homeWords.newestBlocks}
        </h2>
        <div className="xl:-mx-6">
          <HomeRibbon />
        </div>
      </section>
    </>
  )
}
