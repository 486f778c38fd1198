import * as statsWords from '#words/stats.ts'
import { Panel } from '../../ui/base/Panel.tsx'

/** Placeholder with the height of the charts. */
export const ChartsPlace = () => (
  <div className="grid lg:grid-cols-2 gap-x-5">
    {[statsWords.blockTime, statsWords.transactionsPerBlock].map(title => (
      <Panel key={title} title={title}>
        <div className="min-h-100 md:min-h-87" />
      </Panel>
    ))}
  </div>
)
