import * as commonWords from '#words/common.ts'
import * as inspectWords from '#words/inspect.ts'
import type { Kind } from '../../domain/inspect/kinds.ts'
import { dateTime } from '../../domain/text/format.ts'
import { transactionPath } from '../../routes.ts'
import type { Message } from '../../ton/message.ts'
import { Facts } from '../../ui/base/Facts.tsx'
import { AddressFact } from '../../ui/chain/AddressFact.tsx'
import { HashLink } from '../../ui/chain/HashLink.tsx'
import { phaseFacts } from '../transaction/Phases.tsx'
import { MAX_MESSAGES, MessageFacts } from './MessageFacts.tsx'

type Props = Omit<Extract<Kind, { kind: 'transaction' }>, 'kind'>

/** A transaction: header and phases, then messages. */
export function TransactionFacts({ transaction, workchainKnown }: Props) {
  const { account, lt, utime, prevHash, prevLt, inMessage, outMessages } = transaction
  const facts = [
    {
      label: commonWords.account,
      value: (
        <>
          <AddressFact raw={account} what={commonWords.anAddress} />
          {!workchainKnown && <p className="label">{inspectWords.workchainUnknown}</p>}
        </>
      ),
    },
    { label: commonWords.logicalTime, value: <span className="hash">{lt}</span> },
    { label: inspectWords.time, value: dateTime(utime) },
    ...(prevLt === '0'
      ? []
      : [
          {
            label: inspectWords.previous,
            value: <HashLink hash={prevHash} href={transactionPath(prevHash)} what={commonWords.transactionHash} />,
          },
        ]),
    ...phaseFacts(transaction),
  ]
  const count = outMessages.length
  return (
    <>
      <Facts facts={facts} />
      {inMessage && <MessagePart title={inspectWords.incoming} message={inMessage} />}
      {outMessages.slice(0, MAX_MESSAGES).map((message, place) => (
        <MessagePart key={place} title={inspectWords.outgoing(place + 1, count)} message={message} />
      ))}
      {count > MAX_MESSAGES && <p className="label py-3">{inspectWords.moreMessages(count - MAX_MESSAGES)}</p>}
    </>
  )
}

const MessagePart = ({ title, message }: { title: string; message: Message }) => (
  <section aria-label={title} className="border-t border-line">
    <h4 className="font-600 pt-3">{title}</h4>
    <MessageFacts message={message} />
  </section>
)
