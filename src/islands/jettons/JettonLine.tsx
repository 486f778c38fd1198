import { useRef } from 'react'
import { $jettonChart } from '../../stores/jetton-chart.ts'
import type { RawAddress } from '../../ton/address.ts'
import Sparkline from '../../ui/charts/Sparkline.tsx'
import { useQuery } from '../../ui/live/use-query.ts'
import { useInView } from '../../ui/parts/use-in-view.ts'

type Props = { address: RawAddress; tone: string }

/** Line chart of a jetton's price. Requests its points when on screen, and leaves the queue when scrolled away. */
export default function JettonLine(props: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const seen = useInView(frame)
  return (
    <div ref={frame} className="flex-1 h-full min-w-0">
      {seen && <Line {...props} />}
    </div>
  )
}

function Line({ address, tone }: Props) {
  const chart = useQuery($jettonChart(address))
  if (chart.status !== 'ready' || chart.value.length < 2) return null
  return <Sparkline points={chart.value} tone={tone} />
}
