import { useContext } from 'react'
import * as commonWords from '#words/common.ts'
import { unitOf } from '../../domain/foreign/names.ts'
import { amountParts, writtenOut } from '../../domain/notation/amount.ts'
import { COIN } from '../../domain/text/coin.ts'
import type { Sentence } from '../../domain/transaction/sentence.ts'
import type { Sum } from '../../domain/transaction/sum.ts'
import { CopyButton } from '../../ui/base/CopyButton.tsx'
import { JettonWalletsContext } from '../../ui/transaction/jetton-wallets.ts'

/** First amount in a sentence, in text order. */
function firstSum({ text, slots }: Sentence): Sum | undefined {
  for (const [, name = ''] of text.matchAll(/\{(\w+)\}/g)) {
    const slot = slots[name]
    const sum = slot && ('sum' in slot ? slot.sum : 'sentence' in slot ? firstSum(slot.sentence) : undefined)
    if (sum) return sum
  }
  return undefined
}

/** Button that copies the complete amount of a sentence; empty without one, or if the jetton's decimals are unknown. */
export default function CopyAmount({ sentence }: { sentence: Sentence }) {
  const wallets = useContext(JettonWalletsContext)
  const sum = firstSum(sentence)
  const jetton = sum?.wallet ? wallets?.[sum.wallet] : undefined
  if (!sum || (sum.wallet && !jetton)) return null
  const text = `${writtenOut(amountParts(sum.units, jetton?.decimals).exact)} ${jetton ? unitOf(jetton) : COIN}`
  return <CopyButton text={text} what={commonWords.anAmount} />
}
