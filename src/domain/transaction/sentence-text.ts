import * as historyWords from '#words/history.ts'
import { friendlyAddress, type RawAddress } from '../../ton/address.ts'
import { unitOf } from '../foreign/names.ts'
import type { JettonWallets } from '../jetton/jetton.ts'
import { formatAmount } from '../notation/amount.ts'
import { shortAddress } from '../notation/short.ts'
import { COIN } from '../text/coin.ts'
import type { Sentence, Slot } from './sentence.ts'
import type { Sum } from './sum.ts'

/** Formats an account as text. */
type Write = (raw: RawAddress) => string

function sumText({ units, wallet }: Sum, jettons: JettonWallets): string {
  if (!wallet) return `${formatAmount(units)} ${COIN}`
  const jetton = jettons[wallet]
  if (jetton) return `${formatAmount(units, jetton.decimals)} ${unitOf(jetton)}`
  return `${historyWords.jettonsOf} ${shortAddress(friendlyAddress(wallet))}`
}

const shortForm: Write = raw => shortAddress(friendlyAddress(raw))

function slotText(slot: Slot | undefined, jettons: JettonWallets, write: Write): string {
  if (!slot) return ''
  if ('text' in slot) return slot.text
  if ('sentence' in slot) return sentenceText(slot.sentence, jettons, write)
  if ('sum' in slot) return sumText(slot.sum, jettons)
  return 'item' in slot ? shortForm(slot.item) : write(slot.address)
}

/**
 * A sentence as plain text. Omits amounts of jettons that are not in `jettons`, as their decimals are unknown. `write`: format of accounts,
 * bounceable by default.
 */
export const sentenceText = ({ text, slots }: Sentence, jettons: JettonWallets = {}, write = shortForm): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => slotText(slots[name], jettons, write))
