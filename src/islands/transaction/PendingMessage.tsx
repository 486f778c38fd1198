import * as commonWords from '#words/common.ts'
import * as pendingWords from '#words/pending.ts'
import type { SignedMessage } from '../../domain/transaction/signed-message.ts'
import type { Pending } from '../../stores/pending.ts'
import type { Hash } from '../../ton/hash.ts'
import { type Fact, Facts } from '../../ui/base/Facts.tsx'
import { HexValue } from '../../ui/base/HexValue.tsx'
import { Icon } from '../../ui/base/Icon.tsx'
import { AddressFact } from '../../ui/chain/AddressFact.tsx'
import { SentenceText } from '../../ui/transaction/SentenceText.tsx'

type Props = {
  hash: Hash
  pending: Pending
  /** the index no longer lists it as pending, and does not know its transaction */
  isGone: boolean
}

/** Title and explanation of a state. */
function wordsOf({ isInBlock }: Pending, isGone: boolean): [title: string, lead: string] {
  if (isInBlock) return [pendingWords.inBlock, pendingWords.inBlockLead]
  return isGone ? [pendingWords.gone, pendingWords.goneLead] : [pendingWords.title, pendingWords.lead]
}

function factsOf(message: SignedMessage | null): Fact[] {
  if (!message) return [{ label: pendingWords.ordered, value: pendingWords.unstored }]
  const { account, order } = message
  return [
    { label: pendingWords.signedBy, value: <AddressFact raw={account} what={commonWords.anAddress} /> },
    { label: pendingWords.ordered, value: order ? <SentenceText sentence={order} /> : pendingWords.orderUnread },
  ]
}

/** A message that is in no block yet. Shown without success marks, as nothing has happened. */
export function PendingMessage({ hash, pending, isGone }: Props) {
  const { message, expected } = pending
  const [title, lead] = wordsOf(pending, isGone)
  const facts: Fact[] = [
    { label: pendingWords.message, value: <HexValue value={hash} what={pendingWords.message} /> },
    ...factsOf(message),
    ...(expected.length > 0
      ? [{ label: pendingWords.expected, value: pendingWords.expectedSteps(expected.length) }]
      : []),
  ]
  return (
    <>
      <div className="pad border-b border-line" role="status">
        <p className="flex items-center gap-2 text-lg font-600">
          <Icon name="circle-dashed" className="text-warn" />
          {title}
        </p>
        <p className="text-muted mt-1">{lead}</p>
      </div>
      <div className="px-4 md:px-5 py-1">
        <Facts facts={facts} />
        {message && <p className="label py-2">{pendingWords.bytes}</p>}
      </div>
    </>
  )
}
