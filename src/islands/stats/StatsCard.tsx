import type { ReactNode } from 'react'
import * as statsWords from '#words/stats.ts'
import type { Query, Ready } from '../../lib/query.ts'
import { type Fact, Facts } from '../../ui/base/Facts.tsx'
import { Panel } from '../../ui/base/Panel.tsx'
import { Reveal } from '../../ui/parts/Reveal.tsx'
import { Loaded } from '../../ui/query/Loaded.tsx'

type Props<T> = {
  title: string
  query: Query<T>
  /** what stands there before anything is known; `tall` values take as much room as a hash */
  labels: string[]
  tall?: string[]
  facts: (value: T) => Fact[]
  /** the press in the source line that asks another provider for the same */
  compare?: ((shown: Ready<T>) => ReactNode) | undefined
}

/** A card of named figures. */
export function StatsCard<T>({ title, query, labels, tall = [], facts, compare }: Props<T>) {
  const waiting = labels.map(label => ({ label, value: <Waiting tall={tall.includes(label)} /> }))
  return (
    <Reveal>
      <Panel title={title}>
        <Loaded query={query} failed={statsWords.none} loading={<List facts={waiting} />} compare={compare}>
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

/** Invisible letters as long as a hash, which break where a hash breaks. */
function Waiting({ tall }: { tall: boolean }) {
  return tall ? (
    <span aria-hidden="true" className="flex items-start gap-1 invisible">
      <span className="hash min-w-0">{'0'.repeat(64)}</span>
      <span className="quiet" />
    </span>
  ) : (
    <span className="shimmer h-4 w-40 max-w-full align-middle" />
  )
}

/** A figure, or the words for one that no provider gave. */
export const orNoData = (value: ReactNode) => value ?? <span className="text-muted">{statsWords.none}</span>
