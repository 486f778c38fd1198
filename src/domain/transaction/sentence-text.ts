import { friendlyAddress } from '../../ton/address.ts'
import { formatAmount } from '../notation/amount.ts'
import { shortAddress } from '../notation/short.ts'
import { COIN } from '../text/coin.ts'
import type { Sentence, Slot } from './sentence.ts'

function slotText(slot: Slot | undefined): string {
  if (!slot) return ''
  if ('text' in slot) return slot.text
  if ('sentence' in slot) return sentenceText(slot.sentence)
  if ('sum' in slot) return slot.sum.wallet ? '…' : `${formatAmount(slot.sum.units)} ${COIN}`
  return shortAddress(friendlyAddress('item' in slot ? slot.item : slot.address))
}

/** A sentence as plain text, for where nothing can be drawn; amounts of jettons, whose decimals it does not know, are left out. */
export const sentenceText = ({ text, slots }: Sentence): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => slotText(slots[name]))
