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

/** A sentence of the domain with its amounts, addresses and names drawn in their places. A sign after an address stays on its line. */
export function SentenceText({ sentence: { text, slots }, plain = false }: Props) {
  // The name of each slot, and the sign that follows it.
  const parts = text.split(/\{(\w+)\}([,.;:!?，。；：！？]?)/)
  return parts.map((part, place) => {
    if (place % 3 !== 1) return place % 3 === 0 && part
    const sign = parts[place + 1] ?? ''
    const slot = slots[part]
    return slot ? <Filled key={place} slot={slot} sign={sign} plain={plain} /> : part + sign
  })
}

function Filled({ slot, sign, plain }: { slot: Slot; sign: string; plain: boolean }) {
  if ('sentence' in slot) {
    const { text, slots } = slot.sentence
    return <SentenceText sentence={{ text: text + sign, slots }} plain={plain} />
  }
  const shown = <Shown slot={slot} plain={plain} />
  return sign && 'address' in slot ? (
    <span className="whitespace-nowrap">
      {shown}
      {sign}
    </span>
  ) : (
    <>
      {shown}
      {sign}
    </>
  )
}

function Shown({ slot, plain }: { slot: Exclude<Slot, { sentence: Sentence }>; plain: boolean }) {
  if ('sum' in slot) return <SumAmount sum={slot.sum} />
  if ('text' in slot) return slot.text
  if (plain) return <AddressName raw={'item' in slot ? slot.item : slot.address} />
  if ('address' in slot) return <AddressLink raw={slot.address} />
  return (
    <a className="link" href={nftPath(friendlyAddress(slot.item))}>
      <AddressName raw={slot.item} />
    </a>
  )
}
