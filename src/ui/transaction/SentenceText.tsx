import type { Sentence, Slot } from '../../domain/transaction/sentence.ts'
import { nftPath } from '../../routes.ts'
import { friendlyAddress } from '../../ton/address.ts'
import { AddressLink } from '../chain/AddressLink.tsx'
import { AddressName } from '../chain/AddressName.tsx'
import { SumAmount } from './SumAmount.tsx'

type Props = {
  sentence: Sentence
  /** renders no links, for use inside a link */
  plain?: boolean
}

/** A sentence of the domain with its amounts, addresses and names drawn in their places. */
export function SentenceText({ sentence: { text, slots }, plain = false }: Props) {
  return text.split(/\{(\w+)\}/).map((part, place) => {
    const slot = place % 2 ? slots[part] : undefined
    return slot ? <Filled key={place} slot={slot} plain={plain} /> : part
  })
}

function Filled({ slot, plain }: { slot: Slot; plain: boolean }) {
  if ('sum' in slot) return <SumAmount sum={slot.sum} />
  if ('text' in slot) return slot.text
  if ('sentence' in slot) return <SentenceText sentence={slot.sentence} plain={plain} />
  if (plain) return <AddressName raw={'item' in slot ? slot.item : slot.address} />
  if ('address' in slot) return <AddressLink raw={slot.address} />
  return (
    <a className="link" href={nftPath(friendlyAddress(slot.item))}>
      <AddressName raw={slot.item} />
    </a>
  )
}
