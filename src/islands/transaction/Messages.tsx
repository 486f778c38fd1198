import { lazy, useState } from 'react'
import * as commonWords from '#words/common.ts'
import * as messageWords from '#words/message.ts'
import * as transactionWords from '#words/transaction.ts'
import type { Message, Transaction } from '../../domain/transaction/transaction.ts'
import { transactionPath } from '../../routes.ts'
import type { RawAddress } from '../../ton/address.ts'
import type { Hash } from '../../ton/hash.ts'
import { type Column, DataList } from '../../ui/base/DataList.tsx'
import { Facts } from '../../ui/base/Facts.tsx'
import { LazyBoundary } from '../../ui/base/LazyBoundary.tsx'
import { Panel } from '../../ui/base/Panel.tsx'
import { AddressLink } from '../../ui/chain/AddressLink.tsx'
import { Amount } from '../../ui/chain/Amount.tsx'
import { MessageBody } from '../../ui/transaction/MessageBody.tsx'

// Bytes are for who asks for them.
const MessageFields = lazy(() => import('./MessageFields.tsx'))

type Numbered = Message & { number: number; transaction: Hash }

const columns: Column<Numbered>[] = [
  { label: '#', cell: ({ number }) => number },
  { label: commonWords.to, cell: message => <Party raw={message.destination} outside={transactionWords.toOutside} /> },
  { label: commonWords.value, end: true, cell: message => <Amount units={message.value} /> },
  { label: transactionWords.message, cell: message => <Said message={message} transaction={message.transaction} /> },
]

function Party({ raw, outside }: { raw: RawAddress | null; outside: string }) {
  return raw ? <AddressLink raw={raw} /> : <span className="text-muted">{outside}</span>
}

/** Reading of a message, and on click all of its fields. */
function Said({ message, transaction, incoming }: { message: Message; transaction: Hash; incoming?: Hash }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <MessageBody message={message} />
      {message.kind === 'internal' && message.hash !== incoming && (
        <a className="link text-sm ml-3" href={transactionPath(message.hash)}>
          {messageWords.started}
        </a>
      )}
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className="label cursor-pointer py-1">{messageWords.details}</summary>
        <LazyBoundary>{open && <MessageFields message={message} transaction={transaction} />}</LazyBoundary>
      </details>
    </>
  )
}

/** The message that came in, and those that went out, numbered. */
export function Messages({ transaction: { hash, inMessage, outMessages } }: { transaction: Transaction }) {
  return (
    <>
      {inMessage && (
        <Panel title={transactionWords.incoming}>
          <div className="px-4 md:px-5 py-1">
            <Facts
              facts={[
                { label: commonWords.from, value: <Party raw={inMessage.source} outside={transactionWords.outside} /> },
                { label: commonWords.to, value: <Party raw={inMessage.destination} outside="—" /> },
                {
                  label: commonWords.value,
                  value: inMessage.kind === 'internal' ? <Amount units={inMessage.value} /> : '—',
                },
                {
                  label: transactionWords.message,
                  value: <Said message={inMessage} transaction={hash} incoming={inMessage.hash} />,
                },
              ]}
            />
          </div>
        </Panel>
      )}
      {outMessages.length > 0 && (
        <Panel title={transactionWords.outgoingCount(outMessages.length)}>
          <DataList
            caption={transactionWords.outgoing}
            columns={columns}
            rows={outMessages.map((message, i) => ({ ...message, number: i + 1, transaction: hash }))}
            rowKey={({ number }) => number}
          />
        </Panel>
      )}
    </>
  )
}
