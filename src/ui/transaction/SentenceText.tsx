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

/** Long amounts are inline blocks, and browsers may break after these unless the parent forbids it. Leaves room for the punctuation mark. */
const SUM_WITH_SIGN = 'whitespace-nowrap [&>:not(.whitespace-nowrap)]:(whitespace-normal max-w-[calc(100%-1ch)])'

/** A sentence with rendered amounts, addresses and names. A punctuation mark stays on the line of the preceding value. */
export function SentenceText({ sentence: { text, slots }, plain = false }: Props) {
  return text.split(/\{(\w+\}[,.;，。；]?)/).map((part, place) => {
    const [name = '', sign = ''] = part.split('}')
    const slot = place % 2 ? slots[name] : undefined
    return slot ? <Filled key={place} slot={slot} sign={sign} plain={plain} /> : part
  })
}

function Filled({ slot, sign, plain }: { slot: Slot; sign: string; plain: boolean }) {
  if ('sentence' in slot)
    return <SentenceText sentence={{ ...slot.sentence, text: slot.sentence.text + sign }} plain={plain} />
  return (
    <span className={'address' in slot ? 'whitespace-nowrap' : 'sum' in slot && sign ? SUM_WITH_SIGN : ''}>
      <Shown slot={slot} plain={plain} />
      {sign}
    </span>
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
