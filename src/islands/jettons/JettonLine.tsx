import { $jettonChart } from '../../stores/jetton-chart.ts'
import type { RawAddress } from '../../ton/address.ts'
import Sparkline from '../../ui/charts/Sparkline.tsx'
import { useQuery } from '../../ui/live/use-query.ts'

/** The line of a jetton's price. It asks for its points when it is mounted, and leaves the queue when it scrolls away. */
export default function JettonLine({ address, rising }: { address: RawAddress; rising: boolean }) {
  const chart = useQuery($jettonChart(address))
  if (chart.status !== 'ready' || chart.value.length < 2) return null
  return <Sparkline points={chart.value} rising={rising} />
}
