import { useEffect, useState } from 'react'
import * as checksWords from '#words/checks.ts'
import { type QueueState, readStored } from '../../stores/storage.ts'
import { Facts } from '../../ui/base/Facts.tsx'
import { Panel } from '../../ui/base/Panel.tsx'
import { Age } from '../../ui/live/Age.tsx'
import { useNow } from '../../ui/live/use-now.ts'

/** State of the providers, as saved by all tabs. */
export function ProviderStates() {
  const now = useNow()
  // Read after hydration: a built page knows nothing about the browser.
  const [queues, setQueues] = useState<QueueState[]>([])
  useEffect(() => {
    if (now) setQueues(readStored().queues)
  }, [now])
  return (
    <Panel title={checksWords.providers}>
      <div className="px-4 md:px-5 py-1 min-h-24">
        <Facts
          facts={queues.map(queue => ({
            label: queue.provider,
            value: <State queue={queue} now={now} />,
          }))}
        />
      </div>
    </Panel>
  )
}

function State({ queue: { interval, answered, next }, now }: { queue: QueueState; now: number }) {
  const left = next === null ? 0 : Math.ceil(next / 1000 - now)
  return (
    <span className="flex flex-wrap gap-x-4">
      <span>{checksWords.perCall(interval / 1000)}</span>
      <span>
        {checksWords.answered} {answered ? <Age utime={Math.floor(answered / 1000)} /> : checksWords.never}
      </span>
      <span>
        {checksWords.nextTurn} {left > 0 ? checksWords.inSeconds(left) : checksWords.free}
      </span>
    </span>
  )
}
