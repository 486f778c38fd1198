import { useRef } from 'react'
import { $jettonChart } from '../../stores/jetton-chart.ts'
import type { RawAddress } from '../../ton/address.ts'
import Sparkline from '../../ui/charts/Sparkline.tsx'
import { useQuery } from '../../ui/live/use-query.ts'
import { useInView } from '../../ui/parts/use-in-view.ts'

type Props = { address: RawAddress; tone: string }

/** The line of a jetton's price. It asks for its points when it comes on screen, and leaves the queue when it scrolls away. */
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
