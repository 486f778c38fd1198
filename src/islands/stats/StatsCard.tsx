import type { ReactNode } from 'react'
import * as statsWords from '#words/stats.ts'
import type { Query, Ready } from '../../lib/query-state.ts'
import { type Fact, Facts } from '../../ui/base/Facts.tsx'
import { Panel } from '../../ui/base/Panel.tsx'
import { Slot } from '../../ui/base/Slot.tsx'
import { HashSlot } from '../../ui/chain/HashSlot.tsx'
import { Reveal } from '../../ui/parts/Reveal.tsx'
import { Loaded } from '../../ui/query/Loaded.tsx'

type Props<T> = {
  title: string
  query: Query<T>
  /** labels of the placeholders, and those among them that are hashes */
  labels: string[]
  hashes?: string[]
  /** slot names by label, for facts that the script in the page's head fills in */
  slots?: Record<string, string>
  facts: (value: T) => Fact[]
  /** button in the source line for comparing providers */
  actions?: ((shown: Ready<T>) => ReactNode) | undefined
}

/** A card of named figures. */
export function StatsCard<T>({ title, query, labels, hashes = [], slots, facts, actions }: Props<T>) {
  const waiting = labels.map(label => {
    const name = slots?.[label]
    return { label, value: hashes.includes(label) ? <HashSlot name={name} /> : <Slot name={name} like="00,000,000" /> }
  })
  return (
    <Reveal>
      <Panel title={title}>
        <Loaded
          query={query}
          failed={statsWords.none}
          loading={<List facts={waiting} />}
          prefetched={slots !== undefined}
          actions={actions}
        >
          {value => <List facts={facts(value)} />}
        </Loaded>
      </Panel>
    </Reveal>
  )
}

function List({ facts }: { facts: Fact[] }) {
  return (
    <div className="px-4 md:px-5 py-1">
      <Facts facts={facts} />
    </div>
  )
}

/** A figure, or a text for a missing one. */
export const orNoData = (value: ReactNode) => value ?? <span className="text-muted">{statsWords.none}</span>
