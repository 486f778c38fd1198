import type { ReactNode } from 'react'
import { addressBook } from '../../stores/base/address-book.ts'
import { AddressBookContext } from '../../ui/chain/address-book.ts'
import { Movements } from './Movements.tsx'
import { PriceWeek } from './PriceWeek.tsx'
import { RunningRound } from './RunningRound.tsx'
import { WhenSeen } from './WhenSeen.tsx'

type Props = { onExamples: (links: ReactNode) => void }

/** Live parts of Home below the ribbon: movements, price, validation round. On phones each loads when scrolled into view. */
export default function HomeBelow({ onExamples }: Props) {
  return (
    <AddressBookContext value={addressBook}>
      <div className="grid xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] gap-x-5 items-start">
        <Movements onExamples={onExamples} />
        <div>
          <WhenSeen className="min-h-125">
            <PriceWeek />
          </WhenSeen>
          <WhenSeen className="min-h-53">
            <RunningRound />
          </WhenSeen>
        </div>
      </div>
    </AddressBookContext>
  )
}
