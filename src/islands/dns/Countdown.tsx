import * as auctionsWords from '#words/auctions.ts'
import { timeLeft } from '../../domain/text/time-left.ts'
import { useNow } from '../../ui/live/use-now.ts'

/** Time left of an auction, updated every second. */
export function Countdown({ endsAt }: { endsAt: number }) {
  const now = useNow()
  return endsAt > now ? auctionsWords.inTime(timeLeft(endsAt - now)) : auctionsWords.over
}
